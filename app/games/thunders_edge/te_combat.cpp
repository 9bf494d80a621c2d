// What a battle asks, and what is picked there: who goes, who advances, who breaks through.
#include "app/games/thunders_edge/te_combat.h"

#include <algorithm>
#include <utility>

#include "app/games/thunders_edge/te_board.h"
#include "app/games/thunders_edge/te_combat_units.h"
#include "app/shell/qt_text.h"
#include "engine/games/thunders_edge/combat.h"

namespace hexmoot::te {

using namespace Qt::StringLiterals;

namespace {

TeCombat::Speed the_speed = TeCombat::Speed::normal;

}  // namespace

TeCombat::TeCombat(TeBoard& board) : TePart(board) {}

bool TeCombat::active() const {
    const Phase p = board().shown().phase;
    return p >= Phase::combat_1 && p <= Phase::combat_7;
}
bool TeCombat::lingers() const { return held_ && !board().match().over() && board().at().sitting().drawer() == nobody; }
bool TeCombat::asked() const { return active() && !board().offer().empty(); }

int TeCombat::roll_time() const {
    constexpr std::array times{1800, 900, 350, 0};
    return times[static_cast<size_t>(the_speed)];
}

// ---- following the battle

// Dice that fall while the table watches are seen to fall; those of a game that was opened again lie there.
void TeCombat::follow_log() {
    const std::vector<Event>& log = board().match().events();
    const std::span<const Event> news = board().news();
    battle_ = last_battle(log);
    if (log.size() != seen_) held_ = false;
    if (log.size() != seen_ && news.empty()) fresh_from_ = log.size();
    const bool rolled =
        std::ranges::any_of(news, [](const Event& e) { return is_event(e, Happening::die_rolled) && e.facts[1] < 2; });
    if (rolled) fresh_from_ = log.size() - news.size();
    const bool ends = std::ranges::any_of(news, [](const Event& e) { return is_event(e, Happening::combat_ends); });
    if (ends) held_ = battle_ && battle_->over && !active();
    seen_ = log.size();
    if (!active() && !held_) battle_.reset();
}

void TeCombat::refresh() {
    follow_log();
    if (answers_ != board().match().answers() || !picking()) picks_.clear();
    answers_ = board().match().answers();
    int digit = 0;
    const bool shown = battle_.has_value();
    const auto rows = [&](const QList<QVariantMap>& made) { return shown ? made : QList<QVariantMap>(); };
    steps_.assign(rows(step_rows()));
    attackers_.assign(rows(unit_rows(true, digit)));
    attack_help_.assign(rows(help_rows(true, digit)));
    defenders_.assign(rows(unit_rows(false, digit)));
    defence_help_.assign(rows(help_rows(false, digit)));
    attackers_lost_.assign(rows(lost_rows(true)));
    defenders_lost_.assign(rows(lost_rows(false)));
    rolls_.assign(rows(roll_rows()));
    arrows_.assign(rows(arrow_rows()));
    lights_.assign(rows(light_rows()));
    emit changed();
}

// ---- naming units

te::Verb TeCombat::naming() const {
    if (!asked()) return te::Verb::none;
    for (te::Verb v : {te::Verb::remove, te::Verb::advance, te::Verb::through})
        if (board().begun_with(v) || (board().line().empty() && board().offers(v))) return v;
    return te::Verb::none;
}
bool TeCombat::picking() const { return naming() != te::Verb::none; }

// The units named in the words of the command so far; a kind whose area is still asked is not among them.
std::vector<TeCombat::Unit> TeCombat::said() const {
    std::vector<Unit> out;
    const std::vector<Token>& line = board().line();
    const bool with_area = naming() != te::Verb::through;
    const Token here = word(board().shown(), board().shown().combat.target);
    for (size_t i = 1; i < line.size(); i += with_area ? 2 : 1) {
        if (with_area && i + 1 == line.size()) break;
        out.push_back({piece_of(line[i]), with_area ? line[i + 1] : here});
    }
    return out;
}

std::vector<TeCombat::Unit> TeCombat::named() const {
    std::vector<Unit> out = picking() ? said() : std::vector<Unit>();
    out.insert(out.end(), picks_.begin(), picks_.end());
    return out;
}

// Those that may be named at all, without those of the words already said.
std::vector<TeCombat::Stack> TeCombat::pickable() const {
    const te::Verb what = naming();
    if (what == te::Verb::none) return {};
    const Combat& c = board().shown().combat;
    const Token target = word(board().shown(), c.target);
    const bool attacks = board().speaker() == c.attacker;
    std::vector<Stack> out;
    for (Stack s : stacks(attacks)) {
        const bool inside = s.area == target;
        if (what == te::Verb::through ? !inside || unit_of(s.piece).breakthrough == 0 : attacks && inside) continue;
        const auto gone = said();
        s.count -= static_cast<int>(std::ranges::count(gone, static_cast<const Unit&>(s)));
        if (s.count > 0) out.push_back(s);
    }
    return out;
}

// How many units the command takes at most, those said included.
int TeCombat::most() const {
    const State& s = board().shown();
    int all = static_cast<int>(said().size());
    for (const Stack& x : pickable()) all += x.count;
    if (naming() == te::Verb::advance) return std::min(all, stack_limit);
    if (naming() == te::Verb::through) return all;
    const bool attacks = board().speaker() == s.combat.attacker;
    const int owed = s.phase == Phase::combat_3 ? s.combat.owed_now
                     : attacks                  ? s.combat.owed_later
                               : s.combat.hits - defence_value(s, s.combat.target) - s.combat.defence_bonus;
    return std::min(all, owed);
}

bool TeCombat::may_pick(const Unit& u) const {
    if (static_cast<int>(named().size()) >= most()) return false;
    const std::vector<Token>& line = board().line();
    const bool open = naming() != te::Verb::through && line.size() % 2 == 0 && line.size() > 1;
    if (open && picks_.empty() && u.piece != piece_of(line.back())) return false;
    for (const Stack& s : pickable())
        if (static_cast<const Unit&>(s) == u) return std::ranges::count(picks_, u) < s.count;
    return false;
}

std::vector<Token> TeCombat::words_of_picks() const {
    std::vector<Token> out;
    const te::Verb what = naming();
    const size_t length = board().line().size();
    if (length == 0) out.push_back(word(what));
    bool kind_said = what != te::Verb::through && length > 1 && length % 2 == 0;
    for (const Unit& u : picks_) {
        if (!std::exchange(kind_said, false)) out.push_back(word(u.piece));
        if (what != te::Verb::through) out.push_back(u.area);
    }
    return out;
}

// Why what is named now is not yet a whole command, in the engine's words; "" when it is one.
QString TeCombat::why_not_done() const {
    const int left = most() - static_cast<int>(named().size());
    if (naming() == te::Verb::remove)
        return left > 0 ? filled(tr("Choose %1 more."), {QString::number(left)}) : QString();
    std::vector<Token> words = words_of_picks();
    Token last = word(te::Verb::done);
    if (left == 0 && !picks_.empty()) {
        const size_t tail = naming() == te::Verb::advance ? 2 : 1;
        if (words.size() < tail) return {};
        last = words[words.size() - tail];
        words.resize(words.size() - tail);
    }
    const Offer then = words.empty() ? board().offer() : board().offer_after(words);
    const Answer a{last, board().speaker()};
    if (then.has(a)) return {};
    const auto why = then.why_not(a);
    return why ? board().at().explain(last, *why) : tr("Choose at least one unit.");
}

void TeCombat::say_picks() {
    std::vector<Token> words = words_of_picks();
    const bool whole = static_cast<int>(named().size()) == most();
    if (!whole) words.push_back(word(te::Verb::done));
    QStringList line;
    for (Token t : words) line << q(spelled(t));
    picks_.clear();
    board().say(line.join(u' '));
}

void TeCombat::take_all() {
    for (const Stack& s : pickable())
        while (may_pick(s)) picks_.push_back(s);
    say_picks();
}

void TeCombat::pick(const QString& key) {
    for (const Stack& s : pickable()) {
        if (piece_key(s.area, s.piece) != key) continue;
        if (may_pick(s)) {
            picks_.push_back(s);
        } else {
            const auto found = std::ranges::find(picks_, static_cast<const Unit&>(s));
            if (found == picks_.end()) return board().at().refuse(why_full(), {});
            picks_.erase(found);
        }
        emit board().at().cue(u"pick"_s);
        return board().at().refresh();
    }
}

QString TeCombat::why_full() const {
    return filled(tr("%1 are chosen; put one back first."), {QString::number(named().size())});
}

void TeCombat::support(const QString& area) {
    const bool begun = board().begun_with(te::Verb::support);
    board().say(begun ? area : q(spelled(word(te::Verb::support))) + u' ' + area);
}

// ---- the part

bool TeCombat::covers(Token t) const {
    if (!active()) return false;
    if (picking()) return true;
    const bool words = board().begun_with(te::Verb::support) || board().line().empty();
    return words && (is(t, te::Verb::support) || kind_of(t) == Kind::field || kind_of(t) == Kind::location);
}

QList<ui::BoardModel::Verb> TeCombat::verbs_of_picks() const {
    const QString enter = u"<confirm>"_s;
    const int count = static_cast<int>(named().size());
    const QString number = QString::number(count);
    if (naming() == te::Verb::remove) return {{u"loss"_s, tr("Confirm loss"), enter, why_not_done(), true}};
    const bool advances = naming() == te::Verb::advance;
    QList<ui::BoardModel::Verb> out;
    int all = count;
    for (const Stack& s : pickable())
        all += s.count - static_cast<int>(std::ranges::count(picks_, static_cast<const Unit&>(s)));
    if (picks_.empty() && advances)
        out << ui::BoardModel::Verb{u"done"_s, tr("Nobody advances"), {}, why_not_done(), false, true};
    if (picks_.empty() && all > 0 && all <= stack_limit)
        out << ui::BoardModel::Verb{u"all"_s, advances ? tr("All advance") : tr("All break through"), enter, {}, true};
    if (!picks_.empty())
        out << ui::BoardModel::Verb{u"go-forward"_s,
                                    filled(advances ? tr("Advance with %1") : tr("Break through with %1"), {number}),
                                    enter, why_not_done(), true};
    return out;
}

QList<ui::BoardModel::Verb> TeCombat::verbs() const {
    if (!active() && !lingers()) return {};
    static constexpr std::array speeds{QT_TR_NOOP("Dice: slow"), QT_TR_NOOP("Dice: normal"), QT_TR_NOOP("Dice: fast"),
                                       QT_TR_NOOP("Dice: at once")};
    QList<ui::BoardModel::Verb> out{{u"speed"_s, tr(speeds[static_cast<size_t>(the_speed)]), u"<rollSpeed>"_s}};
    if (lingers()) return out << ui::BoardModel::Verb{u"go-on"_s, tr("Go on"), u"<confirm>"_s, {}, true};
    if (picking()) return out << verbs_of_picks();
    if (!asked() || board().begun_with(te::Verb::support) || !board().offers(te::Verb::done)) return out;
    const bool helps = board().kind() == Question::combat_1 || board().kind() == Question::combat_2;
    if (helps || board().kind() == Question::combat_5_card)
        out << ui::BoardModel::Verb{u"done"_s, helps ? done_text() : tr("No card"), u"<confirm>"_s, {}, true};
    return out;
}

QString TeCombat::done_text() const {
    const bool helped =
        std::ranges::any_of(battle_->support, [&](const Battle::Support& x) { return x.seat == board().speaker(); });
    return helped ? tr("Enough support") : tr("No support");
}

bool TeCombat::act(const QString& verb) {
    if (verb == u"speed") {
        the_speed = static_cast<Speed>((static_cast<int>(the_speed) + 1) % 4);
        board().at().refresh();
    } else if (verb == u"go-on" && lingers()) {
        held_ = false;
        board().at().refresh();
    } else if (picking() && (verb == u"loss" || verb == u"go-forward")) {
        say_picks();
    } else if (picking() && verb == u"all") {
        take_all();
    } else {
        return false;
    }
    return true;
}

bool TeCombat::step_back() {
    if (picks_.empty()) return false;
    picks_.pop_back();
    return true;
}

bool TeCombat::digit(int number) {
    for (const ui::Rows* rows : {&attackers_, &attack_help_, &defenders_, &defence_help_})
        for (const QVariantMap& row : rows->rows()) {
            if (row.value(u"digit"_s).toInt() != number) continue;
            const QString key = row.value(u"key"_s).toString();
            if (picking())
                pick(key);
            else
                support(row.value(u"area"_s).toString());
            return true;
        }
    return false;
}

QString TeCombat::headline_of_picks() const {
    const QString who = board().seat_name(board().speaker());
    if (naming() == te::Verb::advance)
        return filled(tr("%1: who advances into %2?"), {who, board().called(battle_->target)});
    if (naming() == te::Verb::through)
        return filled(tr("%1: who breaks through to %2?"), {who, board().called(battle_->arrow)});
    const int left = most() - static_cast<int>(named().size());
    if (left == 0) return filled(tr("%1: confirm who is lost"), {who});
    return filled(left == 1 ? tr("%1: choose 1 unit to lose") : tr("%1: choose %2 units to lose"),
                  {who, QString::number(left)});
}

QString TeCombat::headline() const { return lingers() ? result() : picking() ? headline_of_picks() : QString(); }

QString TeCombat::hint() const {
    if (lingers()) return tr("Dice are final. The battle is over.");
    if (naming() == te::Verb::advance)
        return battle_->arrow == Token() ? tr("At most 5 units. Nobody has to.")
                                         : tr("At most 5 units, one of them with Breakthrough.");
    if (naming() == te::Verb::through) return tr("At least one Walker or Menace that advanced.");
    if (naming() != te::Verb::remove) return {};
    if (board().speaker() == battle_->defender) return tr("One for each hit beyond the Defense Value.");
    return board().shown().phase == Phase::combat_3 ? tr("They go before your own roll. Pick lit units.")
                                                    : tr("Lost to the fives. Pick lit units.");
}

}  // namespace hexmoot::te
