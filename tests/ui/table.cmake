# The table: its models and its screen.
add_library(table_stage STATIC table_stage.cpp table_stage.h)
target_link_libraries(table_stage
  PUBLIC hexmoot_shell Qt6::Quick GTest::gtest
  PRIVATE hexmoot_strict hexmoot_shellplugin hexmoot_uiplugin hexmoot_pictures)

find_package(Qt6 6.4 REQUIRED COMPONENTS Test)
add_executable(table_tests table_main.cpp table_models_test.cpp table_names_test.cpp table_screen_test.cpp table_telling_test.cpp)
target_link_libraries(table_tests PRIVATE hexmoot_strict table_stage Qt6::Test)
gtest_discover_tests(table_tests DISCOVERY_TIMEOUT 60)
