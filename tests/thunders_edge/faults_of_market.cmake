# Planted errors in the moves of the market (faults.cmake).

# ---- the market's moves (section 7.3) ----
planted_fault(leaving_without_the_option moves.cpp "V_Y.V_Y7*"
  "s.has(Option::withdraw)" "true")
planted_fault(cries_beside_silent_swaps moves.cpp "V_F.V_F26*"
  "!s.has(Option::silent_swap)" "true")
planted_fault(raised_hands_trade moves.cpp "V_Y.V_Y6*"
  "m.hand_down && s.market.raised.has(p)" "false")
planted_fault(two_booths moves.cpp "V_F.V_F4*"
  "market.booth != nobody && market.booth != p" "false")
planted_fault(offers_from_the_floor moves.cpp "V_F.V_F4*"
  "m.place == Place::booth && market.booth != p" "false")
planted_fault(cries_from_the_booth moves.cpp "V_F.V_F4*"
  "m.place != Place::booth && market.booth == p" "false")
planted_fault(acts_without_end moves.cpp "V_F.V_F15*:V_F.V_F35*"
  "s.market.acts[p] < s.option(Option::market_max_acts)" "true")
planted_fault(passes_twice moves.cpp "V_F.V_F20*"
  "counts_as_passed(s, p) ? because(Code::limit, Rule::mkt_10) : allowed" "allowed")
planted_fault(hands_that_cannot_trade_hold_out moves.cpp "V_F.V_F14*"
  "s.market.passed.has(p) || s.hand_size(p) < needed" "s.market.passed.has(p)")
planted_fault(standing_twice_a_visit moves.cpp "V_F.V_F16*"
  "m.standing_set ? because(Code::limit, Rule::mkt_8) : allowed" "allowed")
planted_fault(anybody_declares moves.cpp "V_C.V_C4*"
  "qualifies(s.senate_hand[hexmoot::index(p)]) ? allowed : because(Code::not_qualified, Rule::con_2)" "allowed")
planted_fault(hands_that_are_down_are_lowered moves.cpp "V_F.V_F20*"
  "m.raised.has(p) ? no_act_left(s, p) : because(Code::hand_down, Rule::mkt_2)" "no_act_left(s, p)")
planted_fault(four_cries moves.cpp "TE_MKT_2.cries"
  "std::ranges::count(s.market.cries[p], Request::none) == 0" "false")
planted_fault(four_offers moves.cpp "TE_MKT_2.three_offers*"
  "!room(s.market.offers[p])" "false")
planted_fault(locked_cards_are_returned moves.cpp "V_Y.V_Y8*:TE_OPT_3.the_only*"
  "s.hand_size(p) - locked >= wanted" "true")
planted_fault(cries_clear_no_passes table.cpp "V_F.V_F10*"
  "market_act(s, Act::wish)" "static_cast<void>(0)")
planted_fault(lowering_clears_no_passes table.cpp "V_F.V_F12*"
  "market_act(s, Act::other)" "static_cast<void>(0)")
planted_fault(hands_do_not_go_up table.cpp "V_F.V_F2*"
  "s.market.raised.with(p)" "s.market.raised")
planted_fault(passes_are_not_marked table.cpp "V_F.V_F20*:V_F.V_F10*"
  "s.market.passed.with(p)" "s.market.passed")
planted_fault(leaving_is_forgotten table.cpp "V_F.V_F23*"
  "s.market.withdrawn.with(p)" "s.market.withdrawn")
planted_fault(offers_to_who_has_left table.cpp "TE_MKT_12.who_has_left*"
  "strike(s, table, p)" "static_cast<void>(0)")
planted_fault(any_card_is_given booth.cpp "V_C.V_C6*"
  "fits ? allowed : because(Code::card_mismatch, Rule::trade_2, word(r))" "s.holds(p, c) ? allowed : because(Code::card_mismatch, Rule::trade_2, word(r))")
planted_fault(card_rides_with_itself booth.cpp "V_C.V_C9*"
  "s.holds(p, c) && c != g.card" "s.holds(p, c)")
planted_fault(offers_to_oneself booth.cpp "TE_MKT_2.addressees"
  "x != p && !s.market.withdrawn.has(x)" "true")
planted_fault(offers_cost_no_act booth.cpp "V_F.V_F5*"
  "use_act(s, p)" "static_cast<void>(0)")
planted_fault(offers_clear_no_passes booth.cpp "V_F.V_F5*"
  "market_act(s, Act::wish)" "static_cast<void>(0)")
planted_fault(standing_is_not_heard booth.cpp "TE_CON_3.*"
  "hold ? s.market.hold.with(p) : s.market.hold.without(p)" "s.market.hold")
planted_fault(auto_waits booth.cpp "V_F.V_F18*"
  "!hold && qualifies(s.senate_hand[hexmoot::index(p)])" "false")
planted_fault(one_card_comes_back silent.cpp "V_C.V_C24*"
  "count(chosen) < count(offered)" "count(chosen) < 1")
planted_fault(three_cards_are_swapped silent.cpp "V_F.V_F26*"
  "count(chosen) < 2 ? allowed : because(Code::count, Rule::opt_3, number_word(2))" "allowed")
planted_fault(locked_cards_are_chosen silent.cpp "V_Y.V_Y8*"
  "has(barred, c)" "false")
planted_fault(raised_hands_are_asked_for_ever rota.cpp "V_F.V_F31*"
  "!(s.market.raised.has(p) && s.market.stale.has(p))" "true")
planted_fault(rotations_without_end rota.cpp "V_F.V_F30*"
  "idle || m.rotation >= s.option(Option::market_max_rotations)" "idle")
planted_fault(idle_rotations_go_on rota.cpp "V_C.V_C21*"
  "idle || m.rotation >= s.option(Option::market_max_rotations)" "m.rotation >= s.option(Option::market_max_rotations)")
planted_fault(anybody_looks_on_the_floor rota.cpp "TE_MKT_1.who_may_look*"
  "p != floor" "false")
