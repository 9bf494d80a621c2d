# The laws over whole wars, and planted faults that they and the vectors must catch.
file(GLOB laws_tests CONFIGURE_DEPENDS laws_*_test.cpp laws_test.cpp fault_*_test.cpp)
add_executable(als_laws_tests ${laws_tests})
target_link_libraries(als_laws_tests PRIVATE hexmoot_strict hexmoot_games GTest::gtest_main)
target_compile_definitions(als_laws_tests PRIVATE HEXMOOT_FIXTURES="${fixtures}")
gtest_discover_tests(als_laws_tests TEST_PREFIX als. DISCOVERY_TIMEOUT 60 PROPERTIES TIMEOUT 1800)
if(NOT HEXMOOT_SANITIZE)  # the rules as they are have nothing left to show there
  include(fault_rules.cmake)
endif()
