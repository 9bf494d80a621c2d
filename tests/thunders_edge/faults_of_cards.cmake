# Planted errors in what cards and abilities do, and in their windows (faults.cmake).

# ---- abilities (content.md 4, 6) ----
planted_fault(abilities_come_back abilities.cpp "TE_LOC.LOC_1_only*:LOC.LOC_1_*"
  "!fresh || place == Area::none || s.owner(place) != p" "place == Area::none || s.owner(place) != p")
planted_fault(abilities_of_nobody abilities.cpp "FAC.FAC_1_belongs*"
  "s.faction[hexmoot::index(p)] == f && !used" "!used")
planted_fault(aegis_helps_twice abilities.cpp "V_K.V_K20*"
  "(attacking ? s.aegis_attack : s.aegis_defence).has(p)" "false")
planted_fault(aegis_adds_nothing abilities.cpp "FAC.FAC_1_adds*"
  "add_dice(s, w, 1)" "static_cast<void>(0)")
planted_fault(fuel_for_two abilities.cpp "LOC.LOC_06*"
  "ask_boosts(s, {table, p, rule_of(l)}, 3)" "ask_boosts(s, {table, p, rule_of(l)}, 2)")
planted_fault(fuel_after_the_first_move abilities.cpp "TE_MOVE.MOVE_8*"
  "w == Window::move && !s.has_moved" "w == Window::move")
planted_fault(magma_under_siege abilities.cpp "LOC.LOC_07*"
  "besieged(s, place) ? because(Code::ability, rule_of(l), word(l)) : allowed" "allowed")
planted_fault(open_port_pays_one abilities.cpp "LOC.LOC_03_open*"
  "earn(s, table, p, 5, rule_of(l))" "earn(s, table, p, 1, rule_of(l))")
planted_fault(magma_tap_pays_five abilities.cpp "LOC.LOC_07*"
  "earn(s, table, p, 6, rule_of(l))" "earn(s, table, p, 5, rule_of(l))")
planted_fault(reserve_tanks_pay_three abilities.cpp "LOC.LOC_09*"
  "earn(s, table, p, 4, rule_of(l))" "earn(s, table, p, 3, rule_of(l))")
planted_fault(recon_in_vain_pays_nothing abilities.cpp "LOC.LOC_11*"
  "earn(s, table, p, 2, rule_of(l))" "static_cast<void>(0)")
planted_fault(recon_sees_two abilities.cpp "LOC.LOC_11*"
  "std::popcount(seen) < 3" "std::popcount(seen) < 2")
planted_fault(recon_forgets abilities.cpp "LOC.LOC_11*"
  "s.seen[hexmoot::index(p)] |= seen" "s.seen[hexmoot::index(p)] |= 0")
planted_fault(citizens_defend_any_place abilities.cpp "LOC.LOC_04*"
  "s.combat.target == place ? allowed : none" "allowed")
planted_fault(citizens_stay_at_home abilities.cpp "LOC.LOC_04*"
  "add_dice(s, w, 3)" "add_dice(s, w, 0)")
planted_fault(guns_reach_one_area abilities.cpp "LOC.LOC_12*:V_K.V_K24*"
  "within(s, s.combat.target, place, 2)" "within(s, s.combat.target, place, 0)")
planted_fault(guns_add_one_die abilities.cpp "LOC.LOC_12*:V_K.V_K24*"
  "add_dice(s, w, 2)" "add_dice(s, w, 1)")
planted_fault(convoy_goes_nowhere abilities.cpp "LOC.LOC_10*"
  "static_cast<u8>(site_of(a))" "u8{255}")

# ---- Action cards (content.md 7.5) ----
planted_fault(counter_intelligence_sleeps actions.cpp "V_M.V_M14*"
  "s.counter_of == nobody || !s.counter_against.has(p)" "true")
planted_fault(counter_intelligence_stops_all actions.cpp "MIS.MIS_47_stops_only_whom*"
  "s.counter_of == nobody || !s.counter_against.has(p)" "s.counter_of == nobody")
planted_fault(one_is_evacuated actions.cpp "V_K.V_K21*"
  "std::min({2, units(s, from), stack_limit - units(s, to)})" "1")
planted_fault(evacuated_anywhere actions.cpp "MIS.MIS_44*"
  "!adjacent(s, c.target, a) || origin || ally || (there != nobody && there != p)" "!adjacent(s, c.target, a)")
planted_fault(evacuated_into_a_crowd actions.cpp "MIS.MIS_44*"
  "units(s, a) < stack_limit ? allowed : because(Code::stack, rule, word(s, a))" "allowed")
planted_fault(one_marches actions.cpp "MIS.MIS_45*"
  "ask_boosts(s, aim(table, p), 2)" "ask_boosts(s, aim(table, p), 1)")
planted_fault(sabotage_next_door actions.cpp "MIS.MIS_46*"
  "within(s, own, a, 2)" "within(s, own, a, 1)")
planted_fault(any_initiative_is_recalled actions.cpp "MIS.MIS_49*"
  "card_of(m).points <= recall_most" "true")
planted_fault(own_initiative_is_recalled actions.cpp "MIS.MIS_49*"
  "owner != nobody && owner != p" "owner != nobody")
planted_fault(recall_on_credit actions.cpp "V_N.V_N30*"
  "s.money(owner) >= recall_price" "true")
planted_fault(calm_of_two actions.cpp "V_M.V_M19*"
  "raise_tension(s, table, -3, rule_of(m))" "raise_tension(s, table, -2, rule_of(m))")
planted_fault(calm_comes_back actions.cpp "V_M.V_M19*"
  "s.mission_absent |= bit(m)" "s.mission_discard |= bit(m)")
planted_fault(strike_through_the_fort actions.cpp "V_K.V_K22*"
  "s.fort[index(a)] ? -fortification_defense : 0" "0")
planted_fault(strike_without_a_unit actions.cpp "V_K.V_K23*"
  "units(s.orbit[hexmoot::index(p)]) == 0" "false")
planted_fault(strike_against_concord actions.cpp "MIS.MIS_51_targets"
  "concord(s, p, s.owner(a)) ? because(Code::concord, rule_of(m), word(s.owner(a))) : allowed" "allowed")
planted_fault(strike_hits_with_sixes actions.cpp "V_K.V_K22*"
  "roll_die(s, table, p, Dice::other, rule_of(m)) >= 5" "roll_die(s, table, p, Dice::other, rule_of(m)) >= 6")
planted_fault(barrage_of_one actions.cpp "MIS.MIS_40*:V_K.V_K24*"
  "dice + barrage_dice" "dice + 1")
planted_fault(ambush_fails actions.cpp "V_K.V_K14*"
  "c.ambush = 1" "c.ambush = 0")
planted_fault(assault_fails actions.cpp "MIS.MIS_42_fours*"
  "c.assault = 1" "c.assault = 0")
planted_fault(dug_in_by_one actions.cpp "V_K.V_K16*"
  "c.defence_bonus + dug_in_value" "c.defence_bonus + 1")
planted_fault(black_market_pays_four actions.cpp "MIS.MIS_48*"
  "earn(s, table, p, 5, rule_of(m))" "earn(s, table, p, 4, rule_of(m))")

# ---- Initiatives, one by one (content.md 7.1) ----
planted_fault(entrenched_twice_in_one_area initiatives.cpp "MIS.MIS_01*"
  "!s.fort[index(a)] && std::ranges::find(chosen, a) == chosen.end()" "true")
planted_fault(entrenchment_builds_nothing initiatives.cpp "R.R_04*"
  "build_fort(s, table, p, a, why)" "static_cast<void>(0)")
planted_fault(martial_law_in_a_crowd initiatives.cpp "V_N.V_N13*"
  "units(s, a) < stack_limit ? allowed : because(Code::stack, rule_of(Mission::martial_law), word(s, a))" "allowed")
planted_fault(nobody_is_garrisoned initiatives.cpp "V_N.V_N13*:MIS.MIS_13*"
  "place_conventional(s, table, p, a, why)" "static_cast<void>(0)")
planted_fault(one_walker_is_mobilized initiatives.cpp "MIS.MIS_03*"
  "std::min(2, pool(s, p, Piece::walker))" "std::min(1, pool(s, p, Piece::walker))")
planted_fault(land_reform_pays_one initiatives.cpp "MIS.MIS_04*"
  "earn(s, table, p, locations(s, p), why)" "earn(s, table, p, 1, why)")
planted_fault(breadbasket_pays_one initiatives.cpp "MIS.MIS_05*"
  "earn(s, table, p, 5, why)" "earn(s, table, p, 1, why)")
planted_fault(nobody_strikes initiatives.cpp "MIS.MIS_06*:RES.RES_1*"
  "s.strike = p" "s.strike = nobody")
planted_fault(census_draws_nothing initiatives.cpp "MIS.MIS_07*"
  "draw_mission(s, table, p, why)" "static_cast<void>(0)")
planted_fault(statutes_are_forgotten initiatives.cpp "MIS.MIS_08*"
  "s.statutes = p" "s.statutes = nobody")
planted_fault(charter_without_a_unit initiatives.cpp "MIS.MIS_09*"
  "is_field(a) && occupant(s, a) == p && !s.landing[static_cast<size_t>(site_of(a))]" "is_field(a)")
planted_fault(charter_pays_one initiatives.cpp "MIS.MIS_09*"
  "earn(s, table, p, 4, why)" "earn(s, table, p, 1, why)")
planted_fault(two_refineries_combine initiatives.cpp "MIS.MIS_10*"
  "refineries(s, p) >= 3" "refineries(s, p) >= 2")
planted_fault(combine_without_end initiatives.cpp "MIS.MIS_10*"
  "std::min(8, refinery_values(s, p))" "refinery_values(s, p)")
planted_fault(arms_race_without_artillery initiatives.cpp "MIS.MIS_11*"
  "muster(s, table, p, Piece::artillery, why)" "static_cast<void>(0)")
planted_fault(any_field_is_drilled initiatives.cpp "MIS.MIS_12*"
  "known_terrain(s, site_of(a)) && terrain(s, site_of(a)) == Terrain::volcanic" "true")
planted_fault(drilling_pays_two initiatives.cpp "MIS.MIS_12*"
  "earn(s, table, p, 3, why)" "earn(s, table, p, 2, why)")
planted_fault(pilgrims_need_the_city initiatives.cpp "MIS.MIS_13*"
  "controls(s, p, a) || (a != Area::none && controls(s, p, field_of(a)))" "controls(s, p, a)")
planted_fault(concord_with_oneself initiatives.cpp "MIS.MIS_14*:V_M.V_M20*"
  "s.concord = {p, x.seat}" "s.concord = Alliance{p, p}")
planted_fault(inquisition_of_empty_hands initiatives.cpp "MIS.MIS_15*"
  "other != p && s.mission_count(other) > 0" "other != p")
planted_fault(inquisition_takes_nothing initiatives.cpp "MIS.MIS_15*"
  "lose_random_card(s, table, x.seat, why)" "static_cast<void>(0)")
planted_fault(seven_areas_expand initiatives.cpp "MIS.MIS_16*"
  "areas(s, p) >= 8" "areas(s, p) >= 7")
planted_fault(expansion_is_forgotten initiatives.cpp "MIS.MIS_16*"
  "s.expansion.with(p)" "s.expansion")
planted_fault(own_cards_are_expelled initiatives.cpp "MIS.MIS_17*"
  "s.strength_at[i] != OffWorld::none && s.strength_of[i] != p" "s.strength_at[i] != OffWorld::none")
planted_fault(nobody_is_expelled initiatives.cpp "MIS.MIS_17*"
  "remove_strength(s, table, x.mission, why)" "static_cast<void>(0)")
planted_fault(coalition_keeps_nobody initiatives.cpp "MIS.MIS_18*"
  "take_back(s, table, p, x.senate, why)" "static_cast<void>(0)")
planted_fault(war_cabinet_without_arms initiatives.cpp "MIS.MIS_19*"
  "muster(s, table, p, Piece::obliterator, why)" "static_cast<void>(0)")
planted_fault(sovereign_without_centor initiatives.cpp "MIS.MIS_20*"
  "holds_centor(s, p) && cities(s, p) >= 2" "cities(s, p) > 1")
planted_fault(demands_are_not_looked_at initiatives.cpp "MIS.MIS_20*"
  "meets(s, p, m) ? allowed : because(Code::requirement, rule_of(m), word(m))" "allowed")
planted_fault(initiatives_calm initiatives.cpp "R.R_05*"
  "raise_tension(s, table, card_of(m).tension, rule_of(m))" "static_cast<void>(0)")

# ---- cards in general (section 8) ----
planted_fault(cards_muster_face_down cards.cpp "TE_CARD.CARD_2*:MIS.MIS_03*:MIS.MIS_11*:MIS.MIS_19*"
  "s.orbit_open[hexmoot::index(p)][index(unit)]++" "0")
planted_fault(mars_strength_anywhere cards.cpp "V_M.V_M6*"
  "only == OffWorld::none || only == place" "true")
planted_fault(declined_and_named_again cards.cpp "V_M.V_M11*"
  "other != p && !allied(s, p, other) && !s.declined_by[p].has(other)" "other != p && !allied(s, p, other)")
planted_fault(friends_are_named_again cards.cpp "MIS.MIS_21*"
  "other != p && !allied(s, p, other) && !s.declined_by[p].has(other)" "other != p && !s.declined_by[p].has(other)")
planted_fault(declined_cards_are_lost cards.cpp "V_M.V_M11*"
  "s.mission_hand[hexmoot::index(p)] |= bit(m)" "s.mission_discard |= bit(m)")
planted_fault(cards_on_credit cards.cpp "V_M.V_M7*:V_N.V_N12*"
  "s.money(p) >= cost" "true")
planted_fault(scandal_plays_on cards.cpp "TE_MIS.MIS_2*"
  "w == Window::missions && s.scandal.has(p)" "false")
planted_fault(initiatives_in_any_window cards.cpp "TE_CARD.CARD_3*"
  "!action && w != Window::missions" "false")

# ---- free moves, windows ----
planted_fault(alliances_break_at_any_time free.cpp "V_M.V_M10*"
  "!free.alliances" "false")
planted_fault(broken_alliances_stand free.cpp "V_M.V_M23*:V_F.V_F34*"
  "s.mission_discard |= bit(mission(index(first_alliance) + i))" "s.mission_discard |= MissionSet{0}")
planted_fault(card_standing_is_not_heard free.cpp "TE_HOT_8.*"
  "passes ? s.card_pass.without(p) : s.card_pass.with(p)" "s.card_pass")
planted_fault(fidgets_without_end free.cpp "TE_HOT_8.*:MIS_47.*"
  "s.fidgets[p] < fidgets_limit" "true")
planted_fault(armed_against_nobody free.cpp "MIS.MIS_47*"
  "is(t, Verb::all)" "false")
planted_fault(armed_at_any_prompt free.cpp "MIS.MIS_47_is_armed_at_the_own*"
  "!free.arming.has(p)" "false")
planted_fault(cards_are_not_asked_for windows.cpp "V_K.V_K14*:V_K.V_K16*"
  "s.mission_count(p) > 0 || any_ability(s, p, w)" "any_ability(s, p, w)")
planted_fault(empty_hands_are_asked windows.cpp "V_Y.V_Y18*"
  "s.mission_count(p) > 0 || any_ability(s, p, w)" "true")
planted_fault(looks_in_vain_without_end windows.cpp "Hot.ACardInVain"
  "s.looked.has(p)" "false")
