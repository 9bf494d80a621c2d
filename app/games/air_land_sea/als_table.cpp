// Around the lanes: the verbs of the moment, the seats' facts, the deck, the end of a battle, what the curtain says.
#include "app/games/air_land_sea/als_board.h"
#include "app/shell/qt_text.h"
#include "app/table/table_model.h"

namespace hexmoot::als {

using namespace Qt::StringLiterals;

// ---- verbs

// The question that the command under way began with.
Offer AlsBoard::first_offer() const {
    auto copy = match().clone();
    while (!copy->line().empty())
        if (!copy->undo()) break;
    return copy->offer();
}

void AlsBoard::add_word(QList<Verb>& verbs, als::Verb w, const QString& id, const QString& label,
                        const QString& key) const {
    const Offer offer = first_offer();
    const Answer a{word(w), asked()};
    const auto why = offer.why_not(a);
    if (offer.has(a) || why)
        verbs << Verb{
            id, label, key, why ? table().explain(a.token, *why) : QString(), false, w == als::Verb::withdraw};
}

void AlsBoard::add_confirm(QList<Verb>& verbs, const QString& missing) const {
    const bool ready = armed_lane_ || armed_spot_;
    verbs << Verb{u"confirm"_s, tr("Confirm"), u"<confirm>"_s, ready ? QString() : missing, true};
}

QList<AlsBoard::Verb> AlsBoard::verbs() const {
    QList<Verb> out;
    const bool has_card = chosen_ != Card::none;
    switch (kind()) {
        case Question::battle_over:
            return {{u"next"_s, text("word.next"), u"<confirm>"_s, {}, true}};
        case Question::flip:
            add_confirm(out, tr("Pick a lit card first."));
            return out;
        case Question::reinforce:
            if (!own()) return out;
            if (view_.has(Option::legacy_reinforce))
                add_word(out, als::Verb::pass, u"pass"_s, text("word.leave_on_deck"), u"<pass>"_s);
            add_confirm(out, tr("Pick a lit theatre first."));
            return out;
        case Question::transport:
            add_word(out, als::Verb::pass, u"pass"_s, text("word.move_nothing"), u"<pass>"_s);
            return out;
        case Question::transport_to:
            if (own()) add_confirm(out, tr("Pick a lit theatre first."));
            return out;
        case Question::redeploy_return:
            add_word(out, als::Verb::pass, u"pass"_s, text("word.return_nothing"), u"<pass>"_s);
            return out;
        default:
            break;
    }
    add_word(out, als::Verb::withdraw, u"withdraw"_s,
             say("word.withdraw_price",
                 {{"seat", seat_name(other(asked()))}, {"points", num(view_.withdraw_row[hexmoot::index(asked())])}}),
             u"<giveUp>"_s);
    if (!own() || !has_card) return out;
    out << Verb{u"face"_s, text(face_down_ ? "word.turn_up" : "word.turn_down"), u"<turnOver>"_s};
    add_confirm(out, tr("Pick a lit theatre first."));
    return out;
}

void AlsBoard::act(const QString& verb) {
    if (verb == u"confirm") return confirm();
    if (verb == u"face") return turnOver();
    step_back();
    while (table().can_put_back()) table().put_back();
    table().say(verb);
}

// ---- seats

bool AlsBoard::decides_from_hand() const {
    if (match().over()) return false;
    return choosing_play() || kind() == Question::reinforce || kind() == Question::transport ||
           kind() == Question::transport_to || kind() == Question::redeploy_return;
}

bool AlsBoard::has_hand(Seat) const { return view_.phase == Phase::turn || view_.phase == Phase::resolving; }

QVariantList AlsBoard::prices(Seat s) const {
    QVariantList rows;
    const bool holds_first = s == view_.first;
    const int held = view_.hand_count[hexmoot::index(s)];
    for (int high = hand_size; high >= 0;) {
        const int points = withdrawal_points(holds_first, high);
        int low = high;
        while (low > 0 && withdrawal_points(holds_first, low - 1) == points) --low;
        const QString words = low < high  ? say("withdraw.range", {{"from", num(low)}, {"to", num(high)}})
                              : high == 0 ? text("withdraw.none")
                              : high == 1 ? text("withdraw.one")
                                          : say("withdraw.count", {{"count", num(high)}});
        rows << QVariantMap{{"text", words}, {"points", points}, {"on", held >= low && held <= high}};
        high = low - 1;
    }
    return rows;
}

void AlsBoard::describe(Seat s, QVariantMap& row) const {
    const u8 i = hexmoot::index(s);
    const std::string role = s == view_.first ? "FIRST" : "SECOND";
    const QString held = counted_cards(view_.hand_count[i]);
    const bool acting = row.value("acting").toBool() && has_hand(s);
    row["note"] =
        acting ? text("commander." + role + ".line") : say("role." + role + "_cards", {{"cards", held.toStdString()}});
    row["held"] = view_.hand_count[i];
    row["heldText"] = held;
    row["target"] = view_.target;
    row["acting"] = acting;
    row["airDrop"] = view_.air_drop[i]         ? text("deck.air_drop")
                     : view_.air_drop_armed[i] ? text("deck.air_drop_armed")
                                               : QString();
    row["withdrawTitle"] = say("withdraw.title", {{"seat", seat_name(s)}});
    row["withdrawShort"] = text("withdraw.short");
    if (view_.has(Option::beginner))
        row["withdrawOff"] = text("withdraw.off");
    else
        row["prices"] = prices(s);
}

QVariantMap AlsBoard::deck() const {
    QStringList lines;
    for (Card c : view_.queue) lines << say("deck.queue", {{"card", called(c)}});
    return {{"title", text("deck.title")},
            {"count", say("deck.count", {{"cards", counted_cards(view_.deck_size).toStdString()}})},
            {"hint", text("deck.hint")},
            {"lines", lines}};
}

QVariantMap AlsBoard::strip() const {
    const Seat looking = view_.eyes.seat();
    const Seat s = looking == nobody ? asked() : looking;
    if (s == nobody) return {};
    const int held = view_.hand_count[hexmoot::index(s)];
    QString hint;
    if (looking == nobody)
        hint = say("hand.closed", {{"cards", counted_cards(held).toStdString()}});
    else if (decides_from_hand() && own())
        hint = say("hand.open", {{"seat", seat_name(s)}, {"other", seat_name(other(s))}});
    else
        hint = tr("%1, look away.").arg(q(seat_name(other(s))));
    return {{"seat", static_cast<int>(hexmoot::index(s))},
            {"title", say("hand.title", {{"seat", seat_name(s)}})},
            {"hint", hint},
            {"shortHint", looking == nobody ? hint : tr("%1, look away.").arg(q(seat_name(other(s))))},
            {"held", held},
            {"empty", held == 0 ? text("hand.empty") : QString()}};
}

Seat AlsBoard::subject() const {
    const bool ended = match().over() || kind() == Question::battle_over;
    return ended ? view_.battle_winner : asked();
}

// ---- the end of a battle

QString AlsBoard::headline() const {
    if (!own() || !choosing_play() || chosen_ == Card::none) return {};
    const std::string card = called(chosen_);
    if (!armed_lane_) return face_down_ ? say("pick.face_down", {{"card", card}}) : QString();
    return say(face_down_ ? "pick.play_down" : "pick.play_up", {{"card", card}, {"theatre", called(*armed_lane_)}});
}

QString AlsBoard::hint() const {
    if (!armed_lane_ && !armed_spot_) return {};
    const Destroyer by = armed_lane_ && choosing_play() ? destroyer(*armed_lane_) : Destroyer::nothing;
    if (by == Destroyer::nothing) return text("pick.confirm");
    return say("pick.destroyed",
               {{"cause", called(by == Destroyer::containment ? Card::containment : Card::blockade)}});
}

QVariantMap AlsBoard::guide() const {
    const bool beginner = view_.has(Option::beginner);
    QStringList lines{
        beginner ? text("guide.aim_beginner")
                 : say("guide.aim", {{"points", num(battle_points)}, {"target", num(view_.target)}}),
        say("guide.turn", {{"strength", num(facedown_strength)}}),
        say("guide.control", {{"seat", seat_name(view_.first)}}),
        text("guide.abilities"),
    };
    if (!beginner) lines << text("guide.withdraw");
    return {{"title", text("guide.title")}, {"lines", lines}};
}

QVariantMap AlsBoard::ending() const {
    const bool war_over = match().over();
    if (view_.phase != Phase::battle_over && !war_over) return {};
    const Seat w = view_.battle_winner, l = other(w);
    const u8 wi = hexmoot::index(w), li = hexmoot::index(l);
    int won = 0;
    for (Theatre t : all_theatres) won += view_.controller[index(t)] == w;
    QStringList lines{say("result.score", {{"seat", seat_name(w)},
                                           {"points", num(view_.vp[wi])},
                                           {"other", seat_name(l)},
                                           {"other_points", num(view_.vp[li])}})};
    if (!war_over) {
        lines << say("result.to_go", {{"seat", seat_name(w)}, {"points", num(view_.target - view_.vp[wi])}})
              << say("result.next", {{"seat", seat_name(other(view_.first))}});
    }
    lines << text("result.hidden");
    return {{"seat", static_cast<int>(wi)},
            {"title", say("result.battle", {{"seat", seat_name(w)}, {"battle", num(view_.battle)}})},
            {"how", view_.withdrawn
                        ? say("result.withdrawn",
                              {{"seat", seat_name(l)}, {"cards", counted_cards(view_.hand_count[li]).toStdString()}})
                        : say("result.all_played", {{"seat", seat_name(w)}, {"count", num(won)}})},
            {"award", say("result.award", {{"points", num(view_.award)}})},
            {"lines", lines}};
}

// ---- the curtain

QString AlsBoard::will_see(Seat s) const {
    const QString held = counted_cards(view_.hand_count[hexmoot::index(s)]);
    const bool draws = kind() == Question::reinforce && asked() == s;
    QString words = say(draws ? "recap.see_drawn" : "recap.see_hand", {{"cards", held.toStdString()}});
    for (Theatre t : all_theatres)
        for (const SeenCard& c : view_.stacks[hexmoot::index(s)][index(t)])
            if (!c.up) return words + u' ' + text("recap.see_own");
    return words;
}

bool AlsBoard::harms(const Event& e, Seat s) const {
    switch (static_cast<Happening>(e.kind)) {
        case Happening::battle_won:
            return e.seat != s;
        case Happening::destroyed_up:
        case Happening::destroyed_down:
            return e.seat == s;
        case Happening::flip_up:
        case Happening::flip_down:
            return e.seat == s && static_cast<Seat>(e.facts[2]) != s;
        default:
            return false;
    }
}

}  // namespace hexmoot::als
