# The shell: its models, and every screen scanned for names, keys and clipped texts.
add_executable(shell_tests shell_models_test.cpp shell_screens_test.cpp shell_window.cpp shell_window.h)
target_link_libraries(shell_tests PRIVATE hexmoot_strict hexmoot_shell hexmoot_shellplugin hexmoot_uiplugin hexmoot_pictures
  Qt6::Quick GTest::gtest)
gtest_discover_tests(shell_tests)
add_test(NAME german_is_complete
  COMMAND sh -c "! grep -n unfinished ${PROJECT_SOURCE_DIR}/assets/i18n/hexmoot_de.ts")
