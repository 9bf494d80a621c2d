// A turn, the play of a card, and the end of a battle (ALS-TURN, ALS-PLAY, ALS-END).
#include "engine/games/air_land_sea/state.h"

namespace hexmoot::als {
namespace {

// ALS-TURN-4. With legacyAirDrop a permission lasts for one turn: armed ones come on as it begins.
void begin_turn(State& s, Seat who) {
    s.turn = who;
    s.phase = Phase::turn;
    s.steps = 0;
    if (s.air_drop_armed.has(who)) {
        s.air_drop_armed = s.air_drop_armed.without(who);
        s.air_drop = s.air_drop.with(who);
    }
}

}  // namespace

void ask_play(State& s, Table& table, Seat player, Question question) {
    const Card c = card_of(table.choose(ask(player, question, Rule::play_8, Secrecy::kept), [&](Offer& o) {
        for (int i = 0; i < cards; i++)
            o.add_if(word(card(i)),
                     s.holds(player, card(i)) ? allowed : because(Code::card_not_in_hand, Rule::play_8, word(card(i))));
    }));
    const Theatre t =
        theatre_of(table.choose(ask(player, Question::play_theatre, Rule::play_1, Secrecy::closed), [](Offer& o) {
            for (Theatre where : all_theatres) o.add(word(where));
        }));
    const Token face = table.choose(ask(player, Question::play_face, Rule::play_2, Secrecy::closed), [&](Offer& o) {
        o.add_if(word(Verb::up), may_play_up(s, player, c, t));
        o.add(word(Verb::down));
    });
    play_card(s, table, player, c, t, face == word(Verb::up));
}

void take_turn(State& s, Table& table) {
    if (s.battle == 1 && s.turns == 0) announce_battle(s, table);
    const Token action = table.choose(ask(s.turn, Question::turn, Rule::turn_1), [&](Offer& o) {
        o.add(word(Verb::play));
        o.add_if(word(Verb::withdraw),
                 s.has(Option::beginner) ? because(Code::withdraw_disabled, Rule::var_1) : allowed);
    });
    if (action == word(Verb::withdraw)) {
        s.turns++;
        table.emit({.kind = static_cast<u8>(Happening::withdraw),
                    .seat = s.turn,
                    .facts = {static_cast<u8>(s.hand_count(s.turn))},
                    .cause = cite(Rule::end_1)});
        end_battle(s, table, other(s.turn), true);
        return;
    }
    ask_play(s, table, s.turn, Question::play_card);
    s.turns++;
    s.phase = Phase::resolving;
}

void end_action(State& s, Table& table) {
    const Seat acted = s.turn;
    if (s.has(Option::legacy_air_drop)) s.air_drop = s.air_drop.without(acted);
    if (s.hand[0] == 0 && s.hand[1] == 0) {
        int theatres_won = 0;
        for (Theatre t : all_theatres) theatres_won += controller(s, t) == Seat{0};
        end_battle(s, table, theatres_won >= 2 ? Seat{0} : Seat{1}, false);
        return;
    }
    u8& extra = s.extra_turns[hexmoot::index(acted)];
    if (extra > 0 && s.hand_of(acted) != 0) {
        extra--;
        begin_turn(s, acted);
        return;
    }
    extra = 0;  // without cards it lapses
    begin_turn(s, s.hand_of(other(acted)) != 0 ? other(acted) : acted);
}

void end_battle(State& s, Table& table, Seat winner, bool withdrawn) {
    const Seat loser = other(winner);
    const int earned = s.has(Option::beginner) ? 1
                       : withdrawn             ? withdrawal_points(loser == s.first, s.hand_count(loser))
                                               : battle_points;
    int theatres_won = 0;
    for (Theatre t : all_theatres) theatres_won += controller(s, t) == winner;
    u8& vp = s.vp[hexmoot::index(winner)];
    vp = static_cast<u8>(vp + earned);
    table.emit({.kind = static_cast<u8>(Happening::battle_won),
                .seat = winner,
                .facts = {static_cast<u8>(earned), static_cast<u8>(withdrawn), static_cast<u8>(theatres_won), s.vp[0],
                          s.vp[1]},
                .cause = cite(withdrawn ? Rule::end_4 : Rule::end_2)});
    s.battle_winner = winner;
    s.award = static_cast<u8>(earned);
    s.withdrawn = withdrawn;
    s.air_drop = s.air_drop_armed = {};
    s.extra_turns = {};
    s.queue = {};
    s.phase = vp >= target(s) ? Phase::game_over : Phase::battle_over;
    if (s.phase == Phase::game_over)
        table.emit({.kind = static_cast<u8>(Happening::war_won),
                    .seat = winner,
                    .facts = {s.vp[0], s.vp[1]},
                    .cause = cite(Rule::end_5)});
}

}  // namespace hexmoot::als
