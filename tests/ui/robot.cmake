# What the tests of each game's window are made of: the whole program used from outside, and looks at what shows.
find_package(Qt6 6.4 REQUIRED COMPONENTS Test)
add_library(robot STATIC
  mockup_parts.cpp mockup_parts.h readable.cpp readable.h robot_eyes.cpp robot_eyes.h robot_hands.cpp robot_hands.h robot_house.cpp robot_house.h
  scan_screen.cpp scan_screen.h ${PROJECT_SOURCE_DIR}/app/main/program.cpp ${PROJECT_SOURCE_DIR}/app/main/program.h)
set_target_properties(robot PROPERTIES AUTOMOC ON)
target_link_libraries(robot
  PUBLIC hexmoot_shell hexmoot_store Qt6::Quick Qt6::Test GTest::gtest
  PRIVATE hexmoot_strict hexmoot_shellplugin hexmoot_uiplugin hexmoot_pictures SQLite::SQLite3)
