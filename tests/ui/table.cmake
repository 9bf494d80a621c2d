# What the tests of each game's table are made of: its models and its screen on a stage.
add_library(table_stage STATIC table_stage.cpp table_stage.h)
target_link_libraries(table_stage
  PUBLIC hexmoot_shell Qt6::Quick GTest::gtest
  PRIVATE hexmoot_strict hexmoot_shellplugin hexmoot_uiplugin hexmoot_pictures)
