#include "tests/thunders_edge/ui/scan_scenes.h"

#include <QQuickItem>
#include <algorithm>
#include <stdexcept>

#include "app/table/seat_number.h"
#include "tests/thunders_edge/ui/robot_plan.h"
#include "tests/thunders_edge/ui/robot_sight.h"

namespace hexmoot::robot {
namespace {

using te::Question;
using Wanted = std::function<bool(const AnyMatch&)>;
using Act = std::function<void(ui::Stage&)>;

bool asks(const AnyMatch& match, Question kind) { return match.prompt().kind == static_cast<u8>(kind); }

/// The `nth` question of this kind from this turn on.
Wanted at(Question kind, int nth = 1, int turn = 0) {
    return [kind, nth, turn, met = std::make_shared<int>(0), before = std::make_shared<size_t>(0)](const AnyMatch& m) {
        if (m.answers() < *before) *met = 0;
        *before = m.answers();
        return asks(m, kind) && public_state(m).turn >= turn && ++*met == nth;
    };
}

/// The first question of this kind from this turn on at which a command with this verb may be said.
Wanted may(Question kind, te::Verb verb, int turn = 0) {
    return [kind, verb, turn](const AnyMatch& m) {
        if (!asks(m, kind) || public_state(m).turn < turn) return false;
        const auto answers = m.offer().answers();
        return std::ranges::any_of(answers, [&](const Answer& a) { return te::is(a.token, verb); });
    };
}

ui::Casting played(int seats, u64 seed, Wanted wanted, std::vector<int> options = {}) {
    ui::Casting casting;
    casting.seats = seats;
    casting.seed = seed;
    casting.options = std::move(options);
    casting.privacy = play::Privacy::open;
    casting.before = [seed, wanted = std::move(wanted)](AnyMatch& match) {
        const GameModule& module = *find_game("thunders_edge");
        Rng rng = Rng::seeded(seed);
        while (!match.over() && !wanted(match)) {
            const auto a = module.greedy_answer(match, match.prompt().seats, rng);
            if (!a || !match.give(*a)) throw std::runtime_error("a greedy player is stuck");
        }
    };
    return casting;
}

ui::Casting behind(ui::Casting casting, play::Privacy privacy) {
    casting.privacy = privacy;
    if (privacy == play::Privacy::locked) casting.pin = "1111";
    return casting;
}

// ---- what is done there

void open_hand(ui::Stage& stage) {
    stage.table().look(-1);
    stage.settle(120);
}

// The hand of whoever has the most Mission cards.
void open_best_hand(ui::Stage& stage) {
    const auto& match = static_cast<const MatchOf<te::ThundersEdge>&>(stage.table().sitting().match());
    const te::View view = match.match.view(Viewer::table());
    Seat best = seat(0);
    for (Seat s : SeatSet::first(view.shown.seats))
        if (view.mission_cards[s] > view.mission_cards[best]) best = s;
    stage.table().look(ui::number(best));
    stage.settle(120);
}

/// Says as many words as the greedy player of the speaker would.
Act says(int words) {
    return [words](ui::Stage& stage) {
        Rng rng = Rng::seeded(1);
        for (int i = 0; i < words; i++) {
            const auto next = plan(stage.table(), rng);
            if (!next || !stage.table().say(next->words.front(), next->seat)) return;
        }
        stage.settle(120);
    };
}

Act opens_and_says(int words) {
    return [words](ui::Stage& stage) {
        open_hand(stage);
        says(words)(stage);
    };
}

/// Says a command of the speaker's.
Act says(const char* words) {
    return [words](ui::Stage& stage) {
        stage.table().say(QString::fromLatin1(words));
        stage.settle(120);
    };
}

// Presses the first thing that is lit and stands in no list.
void presses_lit(ui::Stage& stage) {
    const Sight sight(stage.window());
    for (const Control& c : sight.all())
        if (c.item->property("lit").toBool() && !c.checked && !c.name.startsWith(u"more/")) {
            stage.click(c.name);
            break;
        }
    stage.settle(120);
}

/// Buys one of each of these.
Act buys(std::vector<te::Piece> pieces) {
    return [pieces = std::move(pieces)](ui::Stage& stage) {
        open_hand(stage);
        for (te::Piece p : pieces) stage.click("piece/" + QString::fromStdString(te::spelled(te::word(p))));
        stage.settle(120);
    };
}

// Answers the first offer that fits, with the first cards that do.
void answers_an_offer(ui::Stage& stage) {
    open_hand(stage);
    for (const char* kind : {"accept/", "card/", "card/"}) {
        const Sight sight(stage.window());
        const auto fitting =
            sight.like([&](const Control& c) { return c.lit && !c.checked && c.name.startsWith(QLatin1String(kind)); });
        if (!fitting.empty()) stage.click(fitting.front()->name);
    }
    stage.settle(120);
}

Act keys(int key, Qt::KeyboardModifiers modifiers = Qt::NoModifier) {
    return [key, modifiers](ui::Stage& stage) {
        stage.press(key, modifiers);
        stage.settle(120);
    };
}

// Says what is not offered, with its reason.
void is_refused(ui::Stage& stage) {
    const AnyMatch& match = stage.table().sitting().match();
    for (const Offer::Blocked& b : match.offer().blocked())
        if (b.answer.seat == board_of(stage.table()).speaker()) {
            stage.table().say(QString::fromStdString(match.spelled(b.answer.token)));
            break;
        }
    stage.settle(120);
}

// A unit is taken up, and something else is said that may not be.
void is_refused_moving(ui::Stage& stage) {
    stage.press(Qt::Key_Tab);
    is_refused(stage);
}

std::vector<int> options_with(te::Option option, int value) {
    std::vector<int> out;
    for (const OptionSpec& spec : te::ThundersEdge::options()) out.push_back(spec.usual);
    out[static_cast<size_t>(option)] = value;
    return out;
}

}  // namespace

std::vector<Scene> scenes() {
    const auto rota = options_with(te::Option::market_floor, 1);
    const auto busy = at(Question::action_move, 6, 2);
    return {
        {"world", played(4, 7, at(Question::world_place, 8))},
        {"world-hand", played(4, 7, at(Question::world_place, 8)), open_hand},
        {"world-cell", played(4, 7, at(Question::world_place, 8)), opens_and_says(1)},
        {"first-buy", played(4, 7, at(Question::initial_buy))},
        {"first-buy-hand", played(4, 7, at(Question::initial_buy)), open_hand},
        {"first-buy-five", played(5, 7, at(Question::initial_buy)), open_hand},
        {"first-drop", played(4, 7, at(Question::initial_drop, 3))},
        {"first-drop-piece", played(4, 7, at(Question::initial_drop, 3)), says(2)},
        {"status", played(4, 7, at(Question::status_missions))},
        {"status-hand", played(4, 7, at(Question::status_missions, 1, 2)), open_hand},
        {"status-extra", played(3, 7, at(Question::status_extra))},
        {"floor", played(4, 7, at(Question::market_floor))},
        {"floor-two", played(2, 7, at(Question::market_floor, 20))},
        {"floor-five", played(5, 7, at(Question::market_floor, 60))},
        {"floor-late", played(4, 7, at(Question::market_floor, 70))},
        {"floor-five-wish", played(5, 7, at(Question::market_floor, 60)), says("cry")},
        {"floor-wish", played(4, 7, at(Question::market_floor)), says("cry")},
        {"booth", played(4, 7, at(Question::market_booth))},
        {"booth-hand", played(4, 7, at(Question::market_booth, 6)), open_hand},
        {"booth-trade", played(4, 7, may(Question::market_booth, te::Verb::accept)), answers_an_offer},
        {"booth-offer", played(4, 7, at(Question::market_booth, 6)), opens_and_says(3)},
        {"rota", played(4, 7, at(Question::market_rota, 5), rota)},
        {"rota-hand", played(4, 7, at(Question::market_rota, 5), rota), open_hand},
        {"consul", played(4, 7, at(Question::consul_end))},
        {"missions", played(4, 7, at(Question::mission_turn))},
        {"missions-hand", played(4, 7, at(Question::mission_turn, 2)), open_best_hand},
        {"missions-pay", played(4, 7, at(Question::mission_turn, 2)), opens_and_says(2)},
        {"alliance", played(3, 8, at(Question::alliance_reply))},
        {"discard", played(4, 7, at(Question::discard))},
        {"discard-hand", played(4, 7, at(Question::discard)), open_hand},
        {"option", played(4, 7, at(Question::action_offer, 1, 2))},
        {"move", played(4, 7, busy)},
        {"move-lit", played(4, 7, busy), presses_lit},
        {"move-piece", played(4, 7, busy), says(2)},
        {"move-way", played(4, 7, busy), says(3)},
        {"move-hand", played(4, 7, busy), open_hand},
        {"excess", played(4, 3, at(Question::move_excess))},
        {"declare", played(4, 7, at(Question::action_declare, 1, 2))},
        {"declare-attack", played(4, 7, at(Question::action_declare, 1, 3)), says(1)},
        {"resolve", played(4, 7, at(Question::action_resolve))},
        {"combat-1", played(4, 7, at(Question::combat_1))},
        {"combat-2", played(4, 7, at(Question::combat_2))},
        {"combat-3", played(4, 7, at(Question::combat_3))},
        {"combat-5", played(4, 7, at(Question::combat_5))},
        {"combat-defender", played(4, 1, at(Question::combat_5_defender))},
        {"combat-6", played(4, 7, at(Question::combat_6))},
        {"combat-7", played(4, 7, at(Question::combat_7))},
        {"income", played(4, 7, at(Question::resources, 2, 2))},
        {"purchase", played(4, 7, at(Question::purchase, 1, 2))},
        {"purchase-hand", played(4, 7, at(Question::purchase, 1, 2)), open_hand},
        {"purchase-full", played(5, 7, at(Question::purchase, 1, 2)),
         buys({te::Piece::walker, te::Piece::conventional})},
        {"purchase-bought", played(4, 7, at(Question::purchase, 1, 2)), opens_and_says(4)},
        {"drop-option", played(4, 7, at(Question::drop_offer, 1, 2))},
        {"drop", played(4, 7, at(Question::drop_place, 1, 2))},
        {"drop-piece", played(4, 7, at(Question::drop_place, 1, 2)), says(2)},
        {"deal", played(4, 7, busy), says("deal")},
        {"deal-reply", played(4, 7, at(Question::deal_reply))},
        {"deal-terms", played(4, 7, at(Question::deal_terms))},
        {"scores", played(4, 7, [](const AnyMatch&) { return false; })},
        {"scores-five", played(5, 9, [](const AnyMatch&) { return false; })},
        {"late", played(5, 7, at(Question::action_move, 10, 5))},
        {"curtain", behind(played(4, 7, at(Question::market_booth, 3)), play::Privacy::courtesy), open_hand},
        {"curtain-queue", behind(played(4, 7, at(Question::purchase, 1, 2)), play::Privacy::courtesy), open_hand},
        {"curtain-five", behind(played(5, 7, at(Question::purchase, 1, 2)), play::Privacy::courtesy), open_hand},
        {"curtain-pin", behind(played(4, 7, at(Question::purchase, 1, 2)), play::Privacy::locked), open_hand},
        {"refused", played(4, 7, busy), is_refused},
        {"refused-moving", played(5, 7, at(Question::action_move, 10, 5)), is_refused_moving},
        {"log", played(4, 7, busy), keys(Qt::Key_L)},
        {"log-empty", played(4, 7, [](const AnyMatch&) { return true; }), keys(Qt::Key_L)},
        {"rules", played(4, 7, busy), keys(Qt::Key_F1)},
        {"pause", played(4, 7, busy), keys(Qt::Key_Escape)},
    };
}

std::unique_ptr<ui::Stage> show(const Scene& scene, QSize size, const QString& look, qreal scale) {
    auto stage = std::make_unique<ui::Stage>(scene.casting, size, look, scale);
    scene.act(*stage);
    stage->settle(60);
    return stage;
}

}  // namespace hexmoot::robot
