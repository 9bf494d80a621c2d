# Planted errors in the chapters of the rulebook (faults.cmake).

# ---- the map, control (sections 2, 3) ----
planted_fault(location_touches_the_next_hex board.cpp "V_V.V_V10_*:TE_MAP.MAP_3*"
  "!is_field(a) || !is_field(b)" "!is_field(a) && !is_field(b)")
planted_fault(centor_is_worth_nothing board.cpp "V_N.V_N6*"
  "sum += card_of(l).victory" "sum += card_of(l).victory % 10")
planted_fault(tie_off_world_goes_to_the_first board.cpp "V_M.V_M8*"
  "sum == most" "false")
planted_fault(two_players_have_one_colour board.cpp "*Z10*"
  "s.seats == 2 ? 2 : 1" "1")
planted_fault(alliance_is_one_way board.cpp "*ALLY*"
  "(a.a == y && a.b == x)" "false")
planted_fault(priority_descends board.cpp "TE_PRI.PRI_1*"
  "victory_value(s, a) < victory_value(s, b)" "victory_value(s, a) > victory_value(s, b)")
planted_fault(consul_is_not_first board.cpp "TE_PRI.PRI_1*"
  "a == consul || b == consul" "false")
planted_fault(statutes_do_nothing board.cpp "V_P.V_P6*"
  "statutes && s.statutes != nobody" "false")
planted_fault(three_cities_win control.cpp "END.END_2*"
  "p == nobody || count_locations(s, p, LocationType::population_center) < 4"
  "p == nobody || count_locations(s, p, LocationType::population_center) < 3")
planted_fault(siege_outlives_its_field control.cpp "V_G.*"
  "s.owner(field_of(x.target)) == x.by" "true")
planted_fault(fortification_helps_whoever_comes control.cpp "R.R_34*:V_V.V_V17*"
  "before != nobody && !friendly(s, p, before)" "false")
planted_fault(fortification_of_nobody_falls control.cpp "V_V.V_V17*"
  "before != nobody && !friendly(s, p, before)" "!friendly(s, p, before)")
planted_fault(fire_harms_nobody control.cpp "V_V.V_V6*:*IDROP_2*"
  "unit == Piece::conventional && terrain(s, site_of(a)) == Terrain::volcanic" "false")
planted_fault(empty_deck_stays_empty control.cpp "V_T.V_T6*"
  "s.mission_discard & bit(mission(i))" "false")
planted_fault(end_waits_for_thirty_one control.cpp "V_T.*thirty*"
  "s.tension >= last_tension" "s.tension > last_tension")

# ---- set-up (section 3) ----
planted_fault(any_number_of_neighbours_will_do setup.cpp "V_W.*"
  "grid.touching(c) != required" "false")
planted_fault(taken_cells_are_neighbours setup.cpp "V_Y.V_Y3*"
  "because(Code::cell_occupied, Rule::world_5, word(c))" "because(Code::neighbours, Rule::world_5, word(c))")
planted_fault(first_of_equal_rollers_wins setup.cpp "V_W.V_W9*"
  "first + second == most" "first + second == most && best.empty()")
planted_fault(memory_is_everybodys setup.cpp "WORLD.MAP_7*"
  "s.has(Option::memory_aid) ? SeatSet(p) : SeatSet{}" "everybody")
planted_fault(nineteen_credits_are_the_budget setup.cpp "BUY0.*:V_S.V_S3*:R.R_09*"
  "initial_budget - cost_of(out)" "initial_budget - 1 - cost_of(out)")
planted_fault(savings_count_once setup.cpp "R.R_09*:V_S.V_S3*"
  "2 * (initial_budget - cost_of(chosen[p]))" "initial_budget - cost_of(chosen[p])")
planted_fault(initial_hexes_are_shared setup.cpp "*IDROP_2*"
  "empty_hex(s, i) ? allowed : because(Code::hex_occupied, Rule::idrop_2, here)" "allowed")
planted_fault(finished_seats_drop_on setup.cpp "V_S.V_S7*"
  "units(s.initial[hexmoot::index(p)]) == 0" "false")

# ---- Status (section 5) ----
planted_fault(tension_rises_by_one status.cpp "V_T.*"
  "raise_tension(s, table, 2, Rule::stat_1)" "raise_tension(s, table, 1, Rule::stat_1)")
planted_fault(league_pays_like_others status.cpp "V_T.V_T10*"
  "s.faction[hexmoot::index(p)] == Faction::chancery_league ? 3 : mission_price" "mission_price")
planted_fault(satellites_do_nothing status.cpp "V_T.V_T10*"
  "s.owns(p, Mission::survey_satellites) ? 2 : 0" "0")
planted_fault(two_missions_in_a_step status.cpp "V_T.V_T5*"
  "because(Code::limit, Rule::stat_3, number_word(1))" "allowed")
planted_fault(juno_asks_in_vain status.cpp "STAT.STAT_4*"
  "p == nobody || nothing_to_draw(s)" "p == nobody")

# ---- the market (section 7) ----
planted_fault(leak_is_no_point senate.cpp "V_C.V_C1*"
  "c == Senate::leak || card_of(c).bloc == b" "card_of(c).bloc == b")
planted_fault(nine_points_qualify senate.cpp "V_C.V_C4*"
  "bloc_points(hand, static_cast<Bloc>(b)) >= enough_points" "bloc_points(hand, static_cast<Bloc>(b)) >= enough_points - 1")
planted_fault(four_senators_qualify senate.cpp "V_C.V_C3*"
  "senators(hand) >= enough_senators" "senators(hand) >= enough_senators - 1")
planted_fault(leak_serves_no_bloc senate.cpp "V_C.V_C8*"
  "c == Senate::leak || index(card.bloc) == i" "index(card.bloc) == i")
planted_fault(support_cards_are_senators senate.cpp "V_C.V_C7*:R.R_14*:TE_TRADE_2.*:*REQ*:*"
  "card.is_senator() && index(card.bloc) == i - blocs" "index(card.bloc) == i - blocs")
planted_fault(hold_declares_too market.cpp "V_F.V_F36*:V_F.V_F17*"
  "!s.market.hold.has(p) && qualifies(hand_of(s, p))" "qualifies(hand_of(s, p))")
planted_fault(fewest_points_win market.cpp "TE_CON_6.*"
  "lead >= 0" "lead <= 0")
planted_fault(short_deck_is_drawn_up market.cpp "DRAW.DRAW_2*"
  "s.senate_deck.size < drawing.size()" "s.senate_deck.size == 0")
planted_fault(head_stays market.cpp "V_F.V_F32*"
  "clockwise(s, after(s, m.head), drawing).at[0]" "m.head")
planted_fault(all_but_one_is_not_enough market.cpp "V_C.V_C14*"
  "s.has(Option::hands_all_but_one) && in.size() >= 2 && down == 1" "false")
planted_fault(idle_rule_comes_unannounced market.cpp "TE_MKT_13.*"
  "near && s.market.announced == nobody" "false")
planted_fault(offers_outlive_their_cards trade.cpp "V_C.V_C12*:V_F.V_F6*"
  "o.number != 0 && !(has(hand, o.card) && has(hand, o.rider))" "false")
planted_fault(passes_outlive_acts trade.cpp "V_F.*"
  "s.market.passed = {}" "s.market.stale = {}")
planted_fault(leak_saves_nobody consul.cpp "V_B.V_B4*:V_B.V_B6*"
  "!has(hand, Senate::leak)" "true")
planted_fault(assassin_needs_no_consul consul.cpp "V_B.V_B7*"
  "both && s.consul != nobody" "both")
planted_fault(scandal_spares consul.cpp "V_B.V_B1*"
  "s.scandal.with(p)" "s.scandal")

# ---- Missions (section 8) ----
planted_fault(rest_is_a_pass missions.cpp "V_M.V_M17*"
  "s.rests.with(p)" "s.rests")
planted_fault(scandal_takes_part missions.cpp "TE_MIS.MIS_2*"
  "!s.scandal.has(p) && !s.rests.has(p)" "!s.rests.has(p)")
planted_fault(end_does_not_come missions.cpp "V_T.V_T2_thirty*:TE_MIS.MIS_5*"
  "s.end_pending" "false")
planted_fault(round_ends_the_segment missions.cpp "V_M.V_M9*"
  "!s.played_in_round" "true")
planted_fault(leak_serves_no_line spend.cpp "V_M.V_M2*"
  "card_of(c).bloc == l.bloc || c == Senate::leak" "card_of(c).bloc == l.bloc")
planted_fault(any_trait_serves spend.cpp "*MIS_1*:*MIS_05*:*INI_2*:V_M.*:*MIS_06*"
  "l.trait == Trait::none || card_of(c).trait == l.trait" "true")
planted_fault(blocs_may_repeat spend.cpp "V_M.V_M16*"
  "other &= card_of(on).bloc != card_of(c).bloc" "other &= true")
planted_fault(waste_is_allowed spend.cpp "V_M.V_M3*:V_M.V_M21*"
  "value(x.now(), c) <= over" "false")
planted_fault(governor_covers_two spend.cpp "V_M.V_M21*"
  "x.share += 3" "x.share += 2")
planted_fault(synod_is_militant spend.cpp "LOC.LOC_05*"
  "l.trait == Trait::none || l.trait == Trait::pacifist" "true")
planted_fault(limit_of_four_cards discard.cpp "V_M.V_M12*:V_M.V_M26*"
  "cards > senate_hand_limit" "cards > senate_hand_limit + 1")
planted_fault(lobby_draws_two discard.cpp "MIS.MIS_36*"
  "s.hand_size(p) < senate_hand_limit" "s.hand_size(p) < senate_hand_limit - 1")
planted_fault(census_without_outposts initiatives.cpp "V_M.V_M5*:MIS.MIS_07*"
  "refineries(s, p) > 0 && outposts(s, p) > 0" "refineries(s, p) > 0")
planted_fault(land_reform_with_two_locations initiatives.cpp "MIS.MIS_04*"
  "locations(s, p) >= 3" "locations(s, p) >= 2")

# ---- Actions (section 11) ----
planted_fault(artillery_stays_fired action.cpp "V_A.V_A7*"
  "f[index(Piece::artillery)] + f[index(Piece::fired_artillery)]" "f[index(Piece::artillery)]")
planted_fault(markers_do_not_besiege action.cpp "V_G.V_G2*:Action.*"
  "by_marker || units(s, field(i)) > 0" "units(s, field(i)) > 0")
planted_fault(siege_is_decided_at_once action.cpp "V_G.V_G4*"
  "s.sieges.at[static_cast<size_t>(i)].turn >= s.turn" "s.sieges.at[static_cast<size_t>(i)].turn > s.turn")
planted_fault(last_may_pass priority_option.cpp "V_P.V_P4*:V_P.V_P5*:R.R*16*"
  "last ? because(Code::pass_forced, Rule::pri_5) : allowed" "allowed")
planted_fault(passes_do_not_count priority_option.cpp "R.R*16*:V_P.V_P5*"
  "s.passed.with(holder)" "s.passed")
planted_fault(enemies_let_pass movement.cpp "V_V.V_V7*"
  "enemy_units(s, s.active, to)" "false")
planted_fault(mountains_do_not_stop movement.cpp "V_V.V_V2*:V_V.V_V5*"
  "t == Terrain::mountain || t == Terrain::volcanic" "t == Terrain::volcanic")
planted_fault(unit_may_stay_with_an_ally movement.cpp "V_V.V_V8*:TE_ALLY.ALLY_3*"
  "!of_ally(s, to)" "true")
planted_fault(two_sieges_on_one_location movement.cpp "V_Y.V_Y9*"
  "besieged(s, a)" "false")
planted_fault(siege_of_an_empty_location movement.cpp "V_G.V_G7*"
  "is_field(a) || !enemy_units(s, s.active, a)" "is_field(a)")
planted_fault(sixth_unit_stays movement.cpp "V_V.V_V12*"
  "units(s, a) > stack_limit" "units(s, a) > stack_limit + 1")
planted_fault(artillery_attacks_alone declare.cpp "V_D.V_D2*"
  "attack_value(s.at(from)) == 0" "false")
planted_fault(origin_fights_twice declare.cpp "Declare.*:TE_DECL.*"
  "has(x.origins, from)" "false")
planted_fault(allies_are_targets declare.cpp "V_D.V_D10*"
  "allied(s, s.active, there)" "false")
planted_fault(concord_is_forgotten board.cpp "V_M.*M20*"
  "s.concord.a != nobody" "false")
planted_fault(siege_and_attack_together declare.cpp "V_G.V_G3*"
  "x.by == s.active && x.turn == s.turn" "false")
planted_fault(arrow_needs_no_unit declare.cpp "V_D.V_D5*"
  "!able" "false")

# ---- combat ----
planted_fault(fort_gives_one_die combat_dice.cpp "R.R_22*:V_K.V_K*"
  "s.fort[index(c.target)] ? fortification_dice : 0" "s.fort[index(c.target)] ? 1 : 0")
planted_fault(walls_without_fort combat_dice.cpp "R.R_26*:V_K.V_K5*"
  "s.fort[index(a)] ? fortification_defense : 0" "0")
planted_fault(fives_hit_at_once combat_dice.cpp "R.R_23*"
  "die >= 6 || (die == 5 && c.ambush)" "die >= 5")
planted_fault(fours_hit combat_dice.cpp "CMB.CMB_9*"
  "die >= 5 || (die == 4 && c.assault)" "die >= 4")
planted_fault(lost_artillery_fires combat_dice.cpp "V_K.V_K8*:TE_ART.ART_6*"
  "before < s.at(a)[index(Piece::fired_artillery)]" "true")
planted_fault(artillery_rolls_alone combat_dice.cpp "V_K.V_K9*"
  "own == 0 ? 0 : own + support_dice(s) + s.combat.attack_dice" "own + support_dice(s) + s.combat.attack_dice")
planted_fault(hospitals_heal_all combat_dice.cpp "V_K.V_K19*"
  "roll_die(s, table, p, Dice::other, rule) < 5" "roll_die(s, table, p, Dice::other, rule) < 1")
planted_fault(window_without_a_roll combat_dice.cpp "V_K.V_K18*"
  "!s.combat.rolled" "false")
planted_fault(used_artillery_fires_again combat.cpp "V_A.V_A4*"
  "s.at(a)[index(Piece::artillery)] == 0" "false")
planted_fault(range_of_three combat.cpp "V_A.V_A2*:R.R_21*"
  "within(s, a, s.combat.target, 2)" "within(s, a, s.combat.target, 3)")
planted_fault(own_area_supports combat.cpp "V_A.V_A5*"
  "a == s.combat.target" "false")
planted_fault(ally_supports_both combat.cpp "V_A.V_A6*"
  "!attacks && s.combat.supports_attack.has(p)" "false")
planted_fault(allies_do_not_support combat.cpp "V_N.V_N15*"
  "p != nobody && allied(s, p, front)" "false")
planted_fault(surplus_is_owed casualties.cpp "V_K.V_K1*:V_K.V_K2*"
  "different(eligible) > 1" "true")
planted_fault(sixth_advances breakthrough.cpp "V_X.V_X3*"
  "left > 0 && a.named.size < stack_limit" "left > 0")
planted_fault(nobody_must_advance breakthrough.cpp "TE_ADV.*"
  "last && a.needs_breakthrough && !breaks_through(p)" "false")
planted_fault(anybody_breaks_through breakthrough.cpp "V_N.V_N32*"
  "breaks_through(piece(i)) && left[static_cast<size_t>(i)] > 0" "left[static_cast<size_t>(i)] > 0")
planted_fault(breakthrough_into_allies breakthrough.cpp "TE_BT.BT_1*"
  "owner != nobody && allied(s, me, owner)" "false")

# ---- Reinforcements, Drop (sections 12, 13) ----
planted_fault(besieged_pay resources.cpp "V_G.V_G6*:V_N.V_N18*"
  "s.owner(a) == p && !besieged(s, a) && !on_strike(s, l, p)" "s.owner(a) == p && !on_strike(s, l, p)")
planted_fault(strike_hits_its_caller resources.cpp "RES.RES_1*:MIS.MIS_06*"
  "s.strike != nobody && s.strike != p" "s.strike != nobody")
planted_fault(grant_is_not_shared resources.cpp "R.R_29*:V_E.V_E2*"
  "bishops_grant / granted.size()" "bishops_grant")
planted_fault(covenant_gets_one resources.cpp "FAC.FAC_5*"
  "granted.has(p) ? 3 : 1" "1")
planted_fault(plantations_without_end resources.cpp "MIS.MIS_34*"
  "std::min(fields, 3)" "fields")
planted_fault(bonds_of_besieged_cities resources.cpp "MIS.MIS_37*"
  "card_of(l).type == LocationType::population_center && s.owner(a) == p &&\n                  !besieged(s, a)"
  "card_of(l).type == LocationType::population_center && s.owner(a) == p")
planted_fault(last_unit_is_sacrificed order.cpp "V_E.V_E3*"
  "units(s, a) < 2" "units(s, a) < 1")
planted_fault(two_off_world order.cpp "V_E.V_E8*"
  "o.off_world_unit != Piece::none" "false")
planted_fault(marker_is_presence order.cpp "V_E.V_E7*"
  "because(Code::no_presence, Rule::pur_8, word(s, a))" "allowed")
planted_fault(foundry_without_end order.cpp "MIS.MIS_35*"
  "std::min(3, ordered(o, Piece::menace) + ordered(o, Piece::obliterator))"
  "ordered(o, Piece::menace) + ordered(o, Piece::obliterator)")
planted_fault(pool_counts_no_orders order.cpp "R.R_32*"
  "pool(s, p, type) > ordered(o, type)" "pool(s, p, type) > 0")
planted_fault(limits_add_up drop.cpp "V_E.V_E23*"
  "s.expansion.has(p) || compact ? charter_limit : ordinary_limit"
  "ordinary_limit + s.expansion.has(p) + compact")
planted_fault(garrison_blocks_nothing drop.cpp "V_E.V_E14*"
  "!s.has(Option::drop_block_scope) && strange(location(site))" "false")
planted_fault(two_units_into_a_field drop.cpp "V_E.V_E12*"
  "s.drops[static_cast<size_t>(site)] >= limit" "s.drops[static_cast<size_t>(site)] > limit")
planted_fault(orbit_stays_shut drop.cpp "V_E.V_E21*"
  "s.orbit_open[i] = s.orbit[i]" "s.orbit_open[i] = {}")

# ---- the end, deals (sections 14, 16) ----
planted_fault(tied_seats_get_all scoring.cpp "V_E.V_E10*"
  "offworld_points / equal" "offworld_points")
planted_fault(units_never_count scoring.cpp "R.R_07*"
  "s.phase == Phase::over ? cost_of(s.off_world[hexmoot::index(p)][index(place)]) : 0" "0")
planted_fault(armed_card_is_traded deals.cpp "TE_DEAL_2.*"
  "s.counter_of == p ? bit(Mission::counter_intelligence) : 0" "MissionSet{0}")
planted_fault(occupied_areas_are_traded deals.cpp "V_Z.V_Z5*"
  "s.owner(a) == p && units(s, a) == 0" "s.owner(a) == p")

# ---- views (section 17) ----
planted_fault(hands_are_open view.cpp "TE_HOT_2.*"
  "v.mission_hand[i] = 0" "v.mission_hand[i] |= 0")
planted_fault(placer_forgets view.cpp "TE_HOT_2.*"
  "s.has(Option::memory_aid) && x.placer == p" "false")

# ---- Points, Reinforcements, Drop ----
planted_fault(units_do_not_tire legs.cpp "Move.*:TE_MOVE.*"
  "leg.stopped || leg.points != unit_of(leg.piece).move" "leg.stopped != 0")
planted_fault(who_can_buy_nothing_is_asked purchase.cpp "HOT.HOT_6_who_can*"
  "s.money(p) > 0 || any_ability(s, p, Window::purchase) || may_land(s, p, {}).allowed()" "true")
planted_fault(yards_without_end purchase.cpp "OFF.OFF_3*"
  "order_.by_yards++" "0")
planted_fault(yards_send_to_transit purchase.cpp "OFF.OFF_3*"
  "order_.orbit[index(type)]++" "order_.transit[index(type)]++")
planted_fault(shops_send_to_transit purchase.cpp "LOC.LOC_08*"
  "order_.orbit[index(order_.by_shops)]++" "order_.transit[index(order_.by_shops)]++")
planted_fault(nobody_is_sacrificed orders.cpp "V_E.V_E5*"
  "remove_unit(s, table, a, Piece::conventional, Rule::pur_7)" "static_cast<void>(0)")
planted_fault(nothing_is_refunded orders.cpp "V_Y.V_Y16*"
  "earn(s, table, p, cost, Rule::pur_3)" "static_cast<void>(0)")
planted_fault(landing_areas_without_supply orders.cpp "PUR.PUR_3*"
  "landing_supply(s) == 0" "false")
planted_fault(orders_are_free orders.cpp "V_E.V_E5*:V_Y.V_Y16*:OPTIONS.*"
  "pay(s, table, p, price(s, p, o), Rule::pur_10)" "static_cast<void>(0)")
planted_fault(forts_without_a_force order.cpp "V_E.V_E4*"
  "s.at(a)[index(Piece::conventional)] == 0" "false")
planted_fault(two_forts_in_one_order order.cpp "V_N.V_N4*"
  "s.fort[index(a)] || o.prepared == a || lists(o.forts, a)" "s.fort[index(a)] != 0")
planted_fault(forts_without_supply order.cpp "V_E.V_E20*"
  "forts_left(s, o) < 1" "false")
planted_fault(landing_areas_in_locations order.cpp "V_E.V_E6*"
  "!is_field(a)" "false")
planted_fault(orders_on_credit order.cpp "V_N.V_N19*"
  "price(s, p, with) <= s.money(p)" "true")
planted_fault(yards_of_nobody order.cpp "V_E.V_E19*"
  "off_world_controller(s, OffWorld::ganymede_yards) == p" "true")
planted_fault(shops_build_anything order.cpp "LOC.LOC_08*"
  "type != Piece::walker && type != Piece::menace" "false")
planted_fault(shops_are_dear order.cpp "LOC.LOC_08*"
  "sum - shops_discount" "sum")
planted_fault(levy_of_one order.cpp "LOC.LOC_02*"
  "std::min(most_levied, pool(s, p, Piece::conventional) - ordered(o, Piece::conventional))" "1")
planted_fault(convoy_brings_one drop.cpp "LOC.LOC_10_the*"
  "s.landing[i] || s.convoy == site" "s.landing[i] != 0")
planted_fault(landing_areas_do_nothing drop.cpp "R.R_33*:V_E.V_E13*"
  "s.landing[i] || s.convoy == site" "s.convoy == site")
planted_fault(compact_drops_anything drop.cpp "FAC.FAC_3*"
  "s.drops_conventional[i] == s.drops[i]" "true")
planted_fault(drops_on_allies drop.cpp "DROP.DROP_1_an_allys*"
  "s.owner(a) != nobody && allied(s, p, s.owner(a))" "false")
planted_fault(six_in_a_field_by_drops drop.cpp "V_E.V_E13*"
  "units(s, a) < stack_limit" "true")
planted_fault(empty_orbits_are_asked drop.cpp "ELIM.ELIM_2_a_seat_with_nothing*"
  "units(s.orbit[hexmoot::index(p)]) == 0" "false")
planted_fault(mars_pays_three resources.cpp "OFF.OFF_2*"
  "earn(s, table, p, 4, rule_of(OffWorld::mars))" "earn(s, table, p, 3, rule_of(OffWorld::mars))")
planted_fault(combine_pays_one resources.cpp "FAC.FAC_2*"
  "earn(s, table, p, 2, rule_of(Faction::helion_combine))" "earn(s, table, p, 1, rule_of(Faction::helion_combine))")
planted_fault(bonds_without_end resources.cpp "MIS.MIS_37*"
  "std::min(2 * cities, 4)" "2 * cities")
planted_fault(grant_to_the_rich resources.cpp "V_E.V_E1*"
  "out.empty() || sum < least" "out.empty() || sum > least")

# ---- the end, deals, and what is left of the Senate ----
planted_fault(counters_are_worth_four scoring.cpp "V_Z.V_Z3*:TE_COMP.COMP_8*"
  "consul_points * s.consul_counters[hexmoot::index(p)]" "4 * s.consul_counters[hexmoot::index(p)]")
planted_fault(cards_in_hand_score scoring.cpp "V_N.V_N22*"
  "s.owns(p, mission(i))" "true")
planted_fault(off_world_is_not_scored scoring.cpp "R.R_02*:V_Z.V_Z3*"
  "out.off_world += off_world_share(s, p, off_world(i))" "out.off_world += 0")
planted_fault(ties_go_to_the_first scoring.cpp "SCORE.SCORE_4*"
  "out.empty() || rank(s, p) == rank(s, out.front())" "out.empty()")
planted_fault(declined_without_end deals.cpp "V_Z.V_Z14*"
  "s.deals_declined[p] >= deals_declined_limit" "false")
planted_fault(deals_on_credit deals.cpp "V_Z.V_Z15*"
  "s.money(d.to) < d.takes" "false")
planted_fault(any_title_will_do deals.cpp "V_Z.V_Z16*"
  "title(m) == wanted" "true")
planted_fault(deals_win_nothing deals.cpp "V_Z.V_Z1*"
  "check_victory(s, table)" "static_cast<void>(0)")
planted_fault(deals_lift_no_siege deals.cpp "TE_SIEGE_4.*"
  "check_sieges(s, table)" "static_cast<void>(0)")
planted_fault(empty_hands_discard discard.cpp "HOT.HOT_6_a_seat_without*"
  "s.hand_size(p) > 0" "true")
planted_fault(deck_is_not_shuffled discard.cpp "DISC.DISC_2*"
  "shuffle_senate(s)" "static_cast<void>(0)")
planted_fault(foreign_cards_are_discarded discard.cpp "DISC.DISC_1*"
  "has(hand, senate(i))" "true")
planted_fault(consul_kills_itself consul.cpp "TE_BLK_4.the_consul_itself"
  "p == s.consul" "false")
planted_fault(reputation_is_kept consul.cpp "V_B.V_B6*:TE_BLK_5.*"
  "each_card(hand, [&](Senate c) { return_senate(s, p, c); })" "static_cast<void>(0)")
planted_fault(fort_outlives_its_defenders breakthrough.cpp "V_N.V_N17*"
  "remove_fort(s, table, s.combat.target, Rule::adv_1)" "static_cast<void>(0)")

# ---- whole commands (TE-GEN-9) ----
planted_fault(breaking_is_any_wrong_state command.cpp "TE_GEN_9.*"
  "*verb == Verb::break_" "false")
planted_fault(turn_is_told_before_scandal command.cpp "TE_GEN_9.*"
  "*verb == Verb::play && s.scandal.has(who)" "false")
planted_fault(a_casualty_too_many_is_any_word command.cpp "V_K.V_K12_one*"
  "because(Code::casualty_count, Rule::cmb_3, number_word(static_cast<int>(said.size() / 2)))" "plain")
planted_fault(paths_are_judged_by_what_lies_there command.cpp "TE_MOVE.MOVE_4_a_refusal*"
  "!site.up" "false")
planted_fault(cards_are_no_part_of_an_offer command.cpp "Typed.*"
  "trades && is_senate_card(words[at])" "false")
