# The whole program used from outside: robots that play, scans of what shows.
find_package(Qt6 6.4 REQUIRED COMPONENTS Test)
add_library(robot STATIC
  robot_eyes.cpp robot_eyes.h robot_hands.cpp robot_hands.h robot_house.cpp robot_house.h robot_player.cpp robot_player.h
  ${PROJECT_SOURCE_DIR}/app/main/program.cpp ${PROJECT_SOURCE_DIR}/app/main/program.h)
set_target_properties(robot PROPERTIES AUTOMOC ON)
target_link_libraries(robot
  PUBLIC hexmoot_shell hexmoot_store Qt6::Quick Qt6::Test GTest::gtest
  PRIVATE hexmoot_strict hexmoot_shellplugin hexmoot_uiplugin hexmoot_pictures)

set(robot_environment QT_QPA_PLATFORM=offscreen QT_QUICK_BACKEND=software)
add_executable(robot_wars robot_wars.cpp)
target_link_libraries(robot_wars PRIVATE hexmoot_strict robot)
foreach(hands Mouse Keyboard)
  string(TOLOWER robot_${hands} name)
  add_test(NAME ${name} COMMAND robot_wars --gtest_filter=Robot${hands}.*)
  set_tests_properties(${name} PROPERTIES ENVIRONMENT "${robot_environment}" TIMEOUT 1800)
endforeach()
