// What is asked at the map, in words, and its buttons.
#include <algorithm>

#include "app/games/thunders_edge/te_board.h"
#include "app/games/thunders_edge/te_map.h"
#include "app/shell/qt_text.h"

namespace hexmoot::te {

using namespace Qt::StringLiterals;

namespace {

const QString put_back = u"put-back"_s, next_unit = u"next-unit"_s, declare = u"declare"_s, aim = u"aim"_s;
const QString confirm = u"<confirm>"_s, back = u"<back>"_s, next_key = u"<nextUnit>"_s, pass = u"<pass>"_s;

}  // namespace

// A verb that is said of a thing: of the area that was singled out, or of the only one there is.
std::vector<Token> TeMap::thing_words(te::Verb v) const {
    const std::array first{word(v)};
    std::vector<Token> things;
    const Token singled = word(board().shown(), area_named(singled_));
    const Offer then = board().offer_after(first);
    for (const Answer& a : then.answers())
        if (a.seat == board().speaker()) things.push_back(a.token);
    if (std::ranges::find(things, singled) != things.end()) return {word(v), singled};
    if (things.size() == 1) return {word(v), things.front()};
    return {word(v)};
}

bool TeMap::covers(Token t) const {
    if (!asks_here() || board().stage() != u"map") return false;
    const Task now = task();
    switch (kind_of(t)) {
        case Kind::field:
        case Kind::location:
        case Kind::cell:
            return now != Task::nothing;
        case Kind::piece:
            return names_units() || now == Task::dropping;
        case Kind::hex:
            return now == Task::placing;
        case Kind::number:
            return board().begun_with(te::Verb::move);
        case Kind::verb:
            break;
        default:
            return false;
    }
    if (now == Task::moving) return is(t, te::Verb::move);
    if (now == Task::dropping) return is(t, te::Verb::drop);
    // While an attack is drawn up the fighting waits: stepping back leads to it.
    if (now == Task::declaring)
        return is(t, te::Verb::attack) || (draft_ && (is(t, te::Verb::resolve) || is(t, te::Verb::revoke)));
    if (now == Task::fighting) return is(t, te::Verb::fight);
    return names_units() && is(t, te::Verb::remove);
}

Area TeMap::crowded() const {
    const State& s = board().shown();
    Area out = Area::none;
    if (task() != Task::moving) return out;
    each_area_of(s, board().speaker(), [&](Area a) {
        if (units(s, a) > stack_limit) out = a;
    });
    return out;
}

// ---- buttons

void TeMap::add_moving_verbs(QList<ui::BoardModel::Verb>& out) const {
    const auto named = [&](te::Verb v, const QString& of_one, const QString& of_some) {
        const auto words = thing_words(v);
        return words.size() == 1 ? of_some : of_one.arg(area_name(area_of(board().shown(), words.back())));
    };
    if (board().offers(te::Verb::abandon) &&
        thing_words(te::Verb::abandon).back() == word(board().shown(), area_named(singled_)))
        out << ui::BoardModel::Verb{
            q(spelled(word(te::Verb::abandon))), named(te::Verb::abandon, tr("Give up %1"), {}), {}, {}, false, true};
    if (board().offers(te::Verb::siege))
        out << ui::BoardModel::Verb{q(spelled(word(te::Verb::siege))),
                                    named(te::Verb::siege, tr("Besiege %1"), tr("Besiege")), u"<besiege>"_s};
    if (!movable_.empty())
        out << ui::BoardModel::Verb{next_unit, chosen_.none() ? tr("First unit") : tr("Next unit"), next_key};
    board().add(out, te::Verb::end, tr("Done moving"), confirm, true);
}

void TeMap::add_war_verbs(QList<ui::BoardModel::Verb>& out) const {
    if (draft_) {
        const QString none = draft_->attack.origins.empty() ? tr("Nobody attacks yet. Pick an origin.") : QString();
        const bool may_aim = !draft_->aiming && !possible_arrows(draft_->attack).empty();
        if (draft_->attack.arrow != Area::none)
            out << ui::BoardModel::Verb{aim, tr("No breakthrough"), u"<breakThrough>"_s};
        else if (may_aim)
            out << ui::BoardModel::Verb{aim, tr("Break through"), u"<breakThrough>"_s};
        out << ui::BoardModel::Verb{declare, tr("Declare"), confirm, none, true};
        return;
    }
    if (board().offers(te::Verb::revoke)) {
        const auto words = thing_words(te::Verb::revoke);
        const QString text = words.size() == 1
                                 ? tr("Take back an attack")
                                 : tr("Take back %1").arg(area_name(area_of(board().shown(), words.back())));
        out << ui::BoardModel::Verb{q(spelled(word(te::Verb::revoke))), text, u"<takeBack>"_s};
    }
    const bool fights = board().shown().attacks.size > 0;
    board().add(out, te::Verb::resolve, fights ? tr("Begin the fighting") : tr("End the segment"), confirm, true);
}

QList<ui::BoardModel::Verb> TeMap::verbs() const {
    QList<ui::BoardModel::Verb> out;
    if (!asks_here() || board().stage() != u"map") return out;
    const Task now = task();
    const bool fresh = board().line().empty();
    const bool open = board().at().sitting().drawer() != nobody;
    const bool picked = !chosen_.none() || draft_ || !fresh;
    if (picked && !open) out << ui::BoardModel::Verb{put_back, tr("Put back"), back};
    if (board().begun_with(te::Verb::attack)) {
        board().add(out, te::Verb::arrow, tr("Break through"), u"<breakThrough>"_s);
        board().add(out, te::Verb::done, tr("Declare"), confirm, true);
    } else if (!fresh) {
        board().add(out, te::Verb::stop, tr("Stop here"), confirm, true);
    } else if (now == Task::moving) {
        add_moving_verbs(out);
    } else if (now == Task::declaring) {
        add_war_verbs(out);
    } else if (const Area next = next_fight(); now == Task::fighting && next != Area::none) {
        out << ui::BoardModel::Verb{
            q(spelled(word(te::Verb::fight))), tr("Fight for %1").arg(area_name(next)), confirm, {}, true};
    } else if (now == Task::dropping) {
        if (tray_words().size() > 1) out << ui::BoardModel::Verb{next_unit, tr("Next unit"), next_key};
        board().add(out, te::Verb::end, tr("Done dropping"), confirm, true);
        if (board().offers(te::Verb::finish))
            out << ui::BoardModel::Verb{
                q(spelled(word(te::Verb::finish))), tr("Keep the rest in Orbit"), pass, {}, false, true};
    }
    return out;
}

bool TeMap::act(const QString& verb) {
    if (board().stage() != u"map") return false;
    if (verb == next_unit) {
        takeNext();
        return true;
    }
    if (verb == declare && draft_) {
        say(words_of(draft_->attack, true));
        return true;
    }
    if (verb == aim && draft_) {
        if (draft_->attack.arrow != Area::none)
            draft_->attack.arrow = Area::none;
        else
            draft_->aiming = true;
        board().at().clearRefusal();
        return true;
    }
    if (verb == q(spelled(word(te::Verb::fight))) && task() == Task::fighting && next_fight() != Area::none) {
        say({word(te::Verb::fight), word(board().shown(), next_fight())});
        return true;
    }
    for (te::Verb v : {te::Verb::siege, te::Verb::abandon, te::Verb::revoke})
        if (verb == q(spelled(word(v))) && board().line().empty() && board().offers(v)) {
            say(thing_words(v));
            return true;
        }
    return false;
}

// ---- words

QString TeMap::headline() const {
    const State& s = board().shown();
    if (board().begun_with(te::Verb::siege)) return tr("Besiege which Location?");
    if (board().begun_with(te::Verb::abandon)) return tr("Give up which area?");
    if (board().begun_with(te::Verb::revoke)) return tr("Take back which attack?");
    if (draft_ && draft_->aiming) return tr("Break through %1 to a lit area").arg(area_name(draft_->attack.target));
    if (draft_) return tr("Attack %1").arg(area_name(draft_->attack.target));
    if (!chosen_.none()) return tr("Move %1: pick a lit area").arg(board().called(word(type_of(chosen_.piece))));
    if (task() == Task::dropping && held_ != Token{}) return tr("Drop %1: pick a lit hex").arg(board().called(held_));
    if (task() == Task::placing && held_ != Token{}) return tr("Place %1: pick a lit cell").arg(board().called(held_));
    if (task() == Task::moving && board().line().empty() && movable_.empty() && s.phase == Phase::action_move)
        return tr("%1: no unit can move").arg(board().seat_name(board().speaker()));
    return {};
}

QString TeMap::hint() const {
    const State& s = board().shown();
    const int left = task() == Task::dropping ? units(s.orbit[hexmoot::index(board().speaker())]) : 0;
    if (draft_ && draft_->aiming) return tr("One unit that breaks through must advance.");
    if (draft_) return tr("Press origins to hold units back. All of an area attack.");
    if (!chosen_.none()) return tr("Number = areas used. Octagon = must stop there.");
    if (const Area full = crowded(); full != Area::none)
        return tr("More than 5 units in %1: at the end the surplus goes.").arg(area_name(full));
    if (task() == Task::moving && board().line().empty() && movable_.empty())
        return tr("End the movement; attacks come next.");
    if (task() == Task::moving && board().line().empty())
        return tr("Pick a lit unit, then its target. Then attacks are declared.");
    if (task() == Task::declaring && board().line().empty())
        return s.attacks.empty() ? tr("Pick a lit target, or end your segment.")
                                 : tr("All are declared before the first is fought.");
    if (task() == Task::dropping && s.phase == Phase::drop_place && left > 0)
        return tr("Kept in Orbit, face up: %1.").arg(left);
    return {};
}

}  // namespace hexmoot::te
