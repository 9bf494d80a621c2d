# The whole program used from outside: robots that play, scans of what shows.
find_package(Qt6 6.4 REQUIRED COMPONENTS Test)
add_library(robot STATIC
  robot_eyes.cpp robot_eyes.h robot_hands.cpp robot_hands.h robot_house.cpp robot_house.h robot_player.cpp robot_player.h
  ${PROJECT_SOURCE_DIR}/app/main/program.cpp ${PROJECT_SOURCE_DIR}/app/main/program.h)
set_target_properties(robot PROPERTIES AUTOMOC ON)
target_link_libraries(robot
  PUBLIC hexmoot_shell hexmoot_store Qt6::Quick Qt6::Test GTest::gtest
  PRIVATE hexmoot_strict hexmoot_shellplugin hexmoot_uiplugin hexmoot_pictures SQLite::SQLite3)

set(robot_environment QT_QPA_PLATFORM=offscreen QT_QUICK_BACKEND=software)
add_executable(robot_wars robot_wars.cpp)
target_link_libraries(robot_wars PRIVATE hexmoot_strict robot)
foreach(hands Mouse Keyboard)
  string(TOLOWER robot_${hands} name)
  add_test(NAME ${name} COMMAND robot_wars --gtest_filter=Robot${hands}.*)
  set_tests_properties(${name} PROPERTIES ENVIRONMENT "${robot_environment}" TIMEOUT 1800)
endforeach()

add_executable(scan_curtain scan_curtain_test.cpp scan_curtain.cpp scan_curtain.h)
target_link_libraries(scan_curtain PRIVATE hexmoot_strict robot)
add_test(NAME scan_curtain COMMAND scan_curtain)

add_library(scan_stage STATIC scan_stage.cpp scan_stage.h)
target_link_libraries(scan_stage PUBLIC robot PRIVATE hexmoot_strict)

add_executable(scan_pictures scan_pictures.cpp)
target_link_libraries(scan_pictures PRIVATE hexmoot_strict scan_stage)

add_executable(scan_accessibility scan_accessibility.cpp scan_screen.cpp scan_screen.h)
target_link_libraries(scan_accessibility PRIVATE hexmoot_strict scan_stage)
add_test(NAME scan_accessibility COMMAND scan_accessibility)

add_executable(scan_mockups scan_mockups.cpp)
target_compile_definitions(scan_mockups PRIVATE HEXMOOT_UI_TESTS="${CMAKE_CURRENT_SOURCE_DIR}")
target_link_libraries(scan_mockups PRIVATE hexmoot_strict scan_stage)
add_test(NAME scan_mockups COMMAND scan_mockups)

set_tests_properties(scan_curtain scan_accessibility scan_mockups PROPERTIES
  ENVIRONMENT "${robot_environment}" TIMEOUT 3600)
