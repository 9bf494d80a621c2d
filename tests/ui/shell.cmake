# The shell: its models, and every screen scanned for names, keys and clipped texts.
add_executable(shell_tests shell_models_test.cpp shell_monkey_test.cpp shell_program_test.cpp
  shell_screens_test.cpp shell_window.cpp shell_window.h)
target_link_libraries(shell_tests PRIVATE hexmoot_strict hexmoot_shell hexmoot_shellplugin hexmoot_uiplugin hexmoot_pictures
  robot Qt6::Quick GTest::gtest)
gtest_discover_tests(shell_tests)
# Each is refused with a sentence before a window shows.
add_test(NAME wrong_arguments COMMAND sh -c [=[
  for words in "--as wrong" "--as a" "--as=" "--grab=" "--grab x" "--grab x.xyz" "--size 0x0" "--size 99999x9" "--size big" \
      "--scale nan" "--scale 0" "--scale big" "--theme plaid" "--language fr" "--screen attic" "war.hexmoot"; do
    said=$(timeout 60 "$0" $words 2>&1 >/dev/null)
    code=$?
    test $code -eq 2 && test -n "$said" || { echo "$words: $code $said"; exit 1; }
  done]=] $<TARGET_FILE:hexmoot>)
set_tests_properties(wrong_arguments PROPERTIES ENVIRONMENT QT_QPA_PLATFORM=offscreen)
# Without any font there is nothing to show: said on the error output.
file(WRITE ${CMAKE_CURRENT_BINARY_DIR}/no_fonts.conf "<?xml version=\"1.0\"?>\n<fontconfig></fontconfig>\n")
add_test(NAME no_font COMMAND sh -c [=[
  said=$(FONTCONFIG_FILE=$1 timeout 60 "$0" --library no_font.sqlite --grab no_font.png 2>&1)
  test $? -eq 1 && case $said in *"No font is installed"*) ;; *) echo "$said"; exit 1 ;; esac]=]
  $<TARGET_FILE:hexmoot> ${CMAKE_CURRENT_BINARY_DIR}/no_fonts.conf)
set_tests_properties(no_font PROPERTIES ENVIRONMENT QT_QPA_PLATFORM=offscreen)
# Every text of the sources has its German: brought up to date, a copy of the catalogue has nothing unfinished.
add_test(NAME german_is_complete
  COMMAND sh -c "cp assets/i18n/hexmoot_de.ts ${CMAKE_CURRENT_BINARY_DIR}/de.ts && \
    $<TARGET_FILE:Qt6::lupdate> -silent -locations none -no-obsolete qml app -ts ${CMAKE_CURRENT_BINARY_DIR}/de.ts && \
    ! grep -n -B 1 unfinished ${CMAKE_CURRENT_BINARY_DIR}/de.ts"
  WORKING_DIRECTORY ${PROJECT_SOURCE_DIR})
