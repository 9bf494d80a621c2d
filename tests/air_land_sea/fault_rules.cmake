# Planted rule errors: each is one line of the rules changed, built into a copy of the game that runs the vectors. A
# vector that names the rule must fail. A test of this name fails when no vector does, or when the line is no longer
# there.
add_library(als_fault_runner OBJECT fault_runner.cpp)
target_link_libraries(als_fault_runner PRIVATE hexmoot_strict hexmoot_games)
target_compile_definitions(als_fault_runner PRIVATE HEXMOOT_FIXTURES="${fixtures}")

# planted_fault(NAME FILE RULE LINE CHANGED)
function(planted_fault name file rule line changed)
  set(original ${PROJECT_SOURCE_DIR}/engine/games/air_land_sea/${file})
  set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${original})
  file(READ ${original} text)
  string(FIND "${text}" "${line}" first)
  string(FIND "${text}" "${line}" last REVERSE)
  if(first EQUAL -1 OR NOT first EQUAL last)
    message(WARNING "planted fault ${name}: its line is not in ${file} exactly once")
    add_test(NAME als.fault.${name} COMMAND ${CMAKE_COMMAND} -E false)
    return()
  endif()
  string(REPLACE "${line}" "${changed}" text "${text}")
  file(CONFIGURE OUTPUT fault/${name}.cpp CONTENT "${text}" @ONLY)
  # The changed file comes before the library of the game, whose own is then not taken up.
  add_executable(als_fault_${name} ${CMAKE_CURRENT_BINARY_DIR}/fault/${name}.cpp $<TARGET_OBJECTS:als_fault_runner>)
  target_compile_options(als_fault_${name} PRIVATE -O0)
  target_link_libraries(als_fault_${name} PRIVATE hexmoot_strict hexmoot_games)
  set_target_properties(als_fault_${name} PROPERTIES RUNTIME_OUTPUT_DIRECTORY ${CMAKE_CURRENT_BINARY_DIR}/fault)
  add_test(NAME als.fault.${name} COMMAND als_fault_${name} ${rule})
endfunction()

planted_fault(maneuver_reaches_the_far_theatre board.cpp CARD-A3
  "return d == 1 || d == -1;" "return d != 0;")
planted_fault(support_needs_a_card_to_help board.cpp RUL-9
  "if (support.seat == side &&" "if (s.stack(side, t).size > 0 && support.seat == side &&")
planted_fault(cover_fire_reaches_up board.cpp STR-3
  "for (int i = at + 1; i < stack.size; i++)" "for (int i = 0; i < stack.size; i++)")
planted_fault(escalation_helps_both_sides board.cpp STR-2
  "return face_up(s, Card::escalation, side) ?" "return face_up(s, Card::escalation) ?")
planted_fault(second_wins_ties board.cpp STR-6
  "b > a ? Seat{1} : s.first;" "b > a ? Seat{1} : other(s.first);")
planted_fault(aerodrome_lifts_a_four board.cpp PLAY-4
  "if (printed_strength(c) <= aerodrome_limit &&" "if (printed_strength(c) <= aerodrome_limit + 1 &&")
planted_fault(containment_works_in_its_theatre_only board.cpp PLAY-7a
  "if (!up && face_up(s, Card::containment))"
  "if (!up && face_up(s, Card::containment) && find(s, Card::containment).theatre == t)")
planted_fault(blockade_waits_for_a_fourth_card board.cpp PLAY-7b
  "if (occupied(s, t) < blockade_threshold)" "if (occupied(s, t) <= blockade_threshold)")
planted_fault(air_drop_survives_a_facedown_play board.cpp RUL-4
  "if (s.air_drop.has(player) && !s.has(Option::legacy_air_drop)) {"
  "if (up && s.air_drop.has(player) && !s.has(Option::legacy_air_drop)) {")
planted_fault(last_ability_begins_first abilities.cpp RUL-2
  "s.queue.remove(0)" "s.queue.remove(s.queue.size - 1)")
planted_fault(disrupt_asks_the_opponent_first abilities.cpp CARD-L5
  "(s.active_stage == 0) != s.has(Option::legacy_disrupt)" "(s.active_stage == 0) == s.has(Option::legacy_disrupt)")
planted_fault(reinforce_may_be_declined abilities.cpp ABIL-6
  "s.has(Option::legacy_reinforce) ? allowed" "true ? allowed")
planted_fault(transport_moves_on_the_spot abilities.cpp RUL-22
  "t != from.theatre ? allowed" "true ? allowed")
planted_fault(withdrawal_counts_the_seat_not_the_role turn.cpp DEF-2
  "withdrawal_points(loser == s.first," "withdrawal_points(loser == Seat{0},")
planted_fault(war_goes_on_at_its_target turn.cpp END-5
  "s.phase = vp >= target(s)" "s.phase = vp > target(s)")
planted_fault(theatres_rotate_the_other_way setup.cpp RUL-29
  "s.order = {s.order[2], s.order[0], s.order[1]};" "s.order = {s.order[1], s.order[2], s.order[0]};")
planted_fault(flipped_card_is_remembered view.cpp RUL-32
  "const bool known = l.up || eyes.is(p);" "const bool known = l.up || eyes.is(p) || true;")
