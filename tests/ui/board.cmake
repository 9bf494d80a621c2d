# The hex board: geometry, scene and pictures; the board in a window, pressed and walked over.
add_library(board_stage STATIC board_stage.cpp board_stage.h board_world.cpp)
target_link_libraries(board_stage
  PUBLIC hexmoot_shell Qt6::Quick
  PRIVATE hexmoot_strict hexmoot_shellplugin hexmoot_uiplugin)
add_executable(board_pictures board_pictures.cpp)
target_link_libraries(board_pictures PRIVATE hexmoot_strict board_stage hexmoot_shellplugin hexmoot_uiplugin)
find_package(Qt6 6.4 REQUIRED COMPONENTS Test)
add_executable(board_tests board_test.cpp)
target_link_libraries(board_tests PRIVATE hexmoot_strict board_stage hexmoot_shellplugin hexmoot_uiplugin Qt6::Test GTest::gtest)
gtest_discover_tests(board_tests)
