// What is taken up on the map, and what a press there means.
#include "app/games/thunders_edge/te_map.h"

#include <algorithm>

#include "app/games/thunders_edge/te_board.h"
#include "app/shell/qt_text.h"
#include "engine/games/thunders_edge/legs.h"

namespace hexmoot::te {

using namespace Qt::StringLiterals;

namespace {

bool is_place(Token t) { return kind_of(t) == Kind::field || kind_of(t) == Kind::location || kind_of(t) == Kind::cell; }

}  // namespace

QString key_of(const State& s, Area a) { return a == Area::none ? QString() : q(spelled(word(s, a))); }

QString key_of(const State& s, const Stack& stack) {
    std::string kind;
    alias(word(stack.piece), kind);
    const QString plain = key_of(s, stack.area) + u'/' + q(kind);
    for (const Stack& x : stacks(s, stack.area))
        if (x.piece == stack.piece)
            return x.points == stack.points ? plain : plain + u'/' + QString::number(stack.points);
    return plain;
}

TeMap::TeMap(TeBoard& board) : TePart(board) { make_tiles(); }

// ---- what is done here

bool TeMap::asks_here() const {
    return !board().match().over() && !board().begun_with(te::Verb::deal) && !board().offer().empty();
}

bool TeMap::offers_area() const {
    return std::ranges::any_of(board().offer().answers(),
                               [&](const Answer& a) { return a.seat == board().speaker() && is_place(a.token); });
}

// Units are pointed out on the map: casualties, surplus, who goes farther.
bool TeMap::names_units() const {
    if (!asks_here() || board().begun_with(te::Verb::drop) || board().stage() != u"map") return false;
    if (board().line().empty()) return board().offers(te::Verb::remove);
    return std::ranges::any_of(board().offer().answers(), [&](const Answer& a) {
        return a.seat == board().speaker() && kind_of(a.token) == Kind::piece;
    });
}

std::vector<Token> TeMap::unit_lead() const {
    return board().line().empty() ? std::vector{word(te::Verb::remove)} : std::vector<Token>();
}

TeMap::Task TeMap::task() const {
    if (!asks_here()) return Task::nothing;
    const bool fresh = board().line().empty();
    if (board().begun_with(te::Verb::move) && offers_area() && board().line().size() >= 3) return Task::moving;
    if (board().begun_with(te::Verb::drop)) return Task::dropping;
    switch (board().kind()) {
        case Question::action_move:
            return fresh ? Task::moving : Task::naming;
        case Question::action_declare:
            return fresh ? Task::declaring : Task::naming;
        case Question::action_resolve:
            return fresh ? Task::fighting : Task::naming;
        case Question::initial_drop:
        case Question::drop_place:
            return fresh ? Task::dropping : Task::naming;
        case Question::place_hex:
        case Question::place_cell:
            return Task::placing;
        default:
            return offers_area() || names_units() ? Task::naming : Task::nothing;
    }
}

bool TeMap::takes_turns() const {
    const Task now = task();
    return (now == Task::moving && board().line().empty() && !movable_.empty()) ||
           (now == Task::dropping && tray_.count() > 1);
}

bool TeMap::takes_end(bool last) const {
    if (task() == Task::moving) return !movable_.empty() && (last ? movable_.back() : movable_.front()).like(chosen_);
    const std::vector<Token> words = tray_words();
    return !words.empty() && (last ? words.back() : words.front()) == held_;
}

bool TeMap::resets() const {
    const Task now = task();
    const bool own_turn = now == Task::moving || now == Task::declaring || board().kind() == Question::drop_place;
    return own_turn && board().at().sitting().drawer() == nobody && board().at().can_undo();
}

// What is said before the word of a place.
std::vector<Token> TeMap::lead() const {
    const bool fresh = board().line().empty();
    switch (task()) {
        case Task::dropping:
            if (fresh) return {word(te::Verb::drop), held_};
            return board().line().size() == 1 ? std::vector{held_} : std::vector<Token>();
        case Task::placing:
            return board().kind() == Question::place_hex ? std::vector{held_} : std::vector<Token>();
        case Task::declaring:
            return {word(te::Verb::attack)};
        case Task::fighting:
            return {word(te::Verb::fight)};
        default:
            return {};
    }
}

// ---- names

Area TeMap::area_named(const QString& key) const {
    Area found = Area::none;
    each_area(board().shown(), [&](Area a) {
        if (key_of(board().shown(), a) == key) found = a;
    });
    return found;
}

Stack TeMap::stack_named(const QString& key) const {
    Stack found;
    each_area(board().shown(), [&](Area a) {
        for (const Stack& stack : stacks(board().shown(), a))
            if (key_of(board().shown(), stack) == key) found = stack;
    });
    return found;
}

// Counters are dropped, and hexes placed, on cells.
Token TeMap::target_word(const QString& key) const {
    const Area a = area_named(key);
    const Task now = task();
    if (a != Area::none && is_field(a) && (now == Task::dropping || now == Task::placing))
        return word(board().shown().sites.at[static_cast<size_t>(site_of(a))].cell);
    if (a != Area::none) return word(board().shown(), a);
    for (Token t : offered_targets())
        if (q(spelled(t)) == key) return t;
    return {};
}

// ---- what was taken up

// A unit on its way, whose first words were said one by one.
std::optional<Stack> TeMap::stack_of_line() const {
    const auto& line = board().line();
    if (!board().begun_with(te::Verb::move) || line.size() < 3 || task() != Task::moving) return {};
    const Area from = area_of(board().shown(), line[2]);
    const Piece p = piece_of(line[1]);
    int points = best_points(board().shown(), from, p);
    if (line.size() > 3 && kind_of(line[3]) == Kind::number) points = line[3].value();
    return Stack{from, p, points, 1};
}

std::vector<Stack> TeMap::find_movable() const {
    std::vector<Stack> out;
    if (task() != Task::moving || !board().line().empty() || !board().offers(te::Verb::move)) return out;
    const Seat me = board().speaker();
    std::array<Offer, piece_kinds> from;
    for (int i = 0; i < piece_kinds; i++) {
        const std::array words{word(te::Verb::move), word(piece(i))};
        from[static_cast<size_t>(i)] = board().offer_after(words);
    }
    each_area_of(board().shown(), me, [&](Area a) {
        for (const Stack& stack : stacks(board().shown(), a))
            if (stack.points > 0 && from[index(stack.piece)].has({word(board().shown(), a), me})) out.push_back(stack);
    });
    return out;
}

bool TeMap::may_move(const Stack& stack) const {
    return std::ranges::any_of(movable_, [&](const Stack& x) { return x.like(stack); });
}

void TeMap::drop_stale_picks() {
    const int answers = board().at().answers();
    const bool fresh = board().line().empty();
    if (answers != answers_ || task() != Task::declaring || !fresh) draft_.reset();
    if (const auto under_way = stack_of_line())
        chosen_ = *under_way;
    else if (!may_move(chosen_))
        chosen_ = {};
    else
        chosen_ = *std::ranges::find_if(movable_, [&](const Stack& x) { return x.like(chosen_); });
    const std::vector<Token> tray = tray_words();
    if (std::ranges::find(tray, held_) == tray.end()) held_ = {};
    if (tray.size() == 1) held_ = tray.front();
    if (task() == Task::dropping && held_ == Token{} && !tray.empty()) held_ = tray.front();
    answers_ = answers;
}

void TeMap::read_ways() {
    const size_t answers = static_cast<size_t>(board().at().answers());
    if (chosen_.none()) {
        ways_ = {};
        ways_of_ = {};
        return;
    }
    if (ways_of_.like(chosen_) && ways_at_ == answers) return;
    std::vector<Token> lead;
    if (board().line().empty()) lead = {word(te::Verb::move), word(chosen_.piece), word(board().shown(), chosen_.area)};
    ways_ = Ways(board(), chosen_, std::move(lead));
    ways_of_ = chosen_;
    ways_at_ = answers;
}

void TeMap::refresh() {
    movable_ = find_movable();
    drop_stale_picks();
    if (!board().at().refused()) probed_.clear();
    read_ways();
    flights_.read(board().news());
    hexes_.assign(hex_rows());
    areas_.assign(area_rows());
    pieces_.assign(piece_rows());
    lights_.assign(light_rows());
    arrows_.assign(arrow_rows());
    tray_.assign(tray_rows());
    attacks_.assign(attack_rows());
    emit changed();
    emit pointedChanged();
}

void TeMap::forget() {
    held_ = {};
    chosen_ = {};
    draft_.reset();
    singled_.clear();
    pointed_.clear();
}

bool TeMap::step_back() {
    if (draft_ && draft_->aiming) {
        draft_->aiming = false;
        return true;
    }
    if (draft_) {
        draft_.reset();
        return true;
    }
    if (!chosen_.none() && board().line().empty()) {
        chosen_ = {};
        return true;
    }
    if (held_ != Token{} && task() == Task::placing && tray_.count() > 1) {
        held_ = {};
        return true;
    }
    const play::Sitting& sitting = board().at().sitting();
    if (asks_here() && sitting.drawer() == nobody && !board().line().empty() && sitting.can_put_back()) {
        board().at().put_back();
        return true;
    }
    return false;
}

// ---- presses

bool TeMap::say(const std::vector<Token>& words, const QString& probe) {
    QStringList line;
    for (Token t : words) line << q(spelled(t));
    probed_ = probe;
    return board().say(line.join(u' '));
}

void TeMap::take_up(const Stack& stack) {
    chosen_ = stack;
    board().at().clearRefusal();
    if (!stack.none()) board().single_out();
}

void TeMap::look_at(const QString& key) {
    singled_ = key;
    board().at().clearRefusal();
    board().single_out();
}

void TeMap::inspect(const QString& key) { look_at(key); }

void TeMap::go(const Way& chosen) {
    // What was said makes the ways anew, this one among them.
    const Stack before = chosen_;
    const Area to = chosen.to();
    const int left = before.points - chosen.cost();
    const bool stops = chosen.stops;
    if (!say(std::vector(chosen.words), key_of(board().shown(), to))) return;
    // Those that stay behind in the stack are taken next; a lone unit goes on.
    if (!chosen_.none() || stops) return;
    for (const Stack& x : movable_)
        if (x.area == to && x.piece == before.piece && x.points == left) return take_up(x);
}

// The next unit of an area that may move; put down where there is no other.
void TeMap::choose_in(Area a) {
    std::vector<Stack> here;
    for (const Stack& x : movable_)
        if (x.area == a) here.push_back(x);
    const auto at = std::ranges::find_if(here, [&](const Stack& x) { return x.like(chosen_); });
    if (at == here.end()) return take_up(here.front());
    take_up(at + 1 == here.end() ? Stack() : *(at + 1));
}

void TeMap::press_moving(Area a) {
    const State& s = board().shown();
    const bool movable = std::ranges::any_of(movable_, [&](const Stack& x) { return x.area == a; });
    if (!chosen_.none()) {
        if (const Way* way = ways_.to(a)) return go(*way);
        if (movable) return choose_in(a);
        say(ways_.words_refused(s, a), key_of(s, a));
        return;
    }
    if (movable) return choose_in(a);
    const auto here = stacks(s, a);
    if (occupant(s, a) != board().speaker() || here.empty()) return look_at(key_of(s, a));
    say({word(te::Verb::move), word(here.front().piece), word(s, a)}, key_of(s, a));
}

bool TeMap::press_origin(Area a) {
    Attack& attack = draft_->attack;
    const auto origins = possible_origins(attack.target);
    if (std::ranges::find(origins, a) == origins.end()) return false;
    List<Area, most_origins> left;
    const bool was = std::ranges::find(attack.origins, a) != attack.origins.end();
    for (Area x : origins) {
        const bool in = std::ranges::find(attack.origins, x) != attack.origins.end();
        if (x == a ? !was : in) left.push(x);
    }
    attack.origins = left;
    const auto arrows = possible_arrows(attack);
    if (std::ranges::find(arrows, attack.arrow) == arrows.end()) attack.arrow = Area::none;
    return true;
}

void TeMap::press_declaring(Area a) {
    const State& s = board().shown();
    const QString key = key_of(s, a);
    const auto targets = offered_targets();
    const bool target = std::ranges::find(targets, word(s, a)) != targets.end();
    if (draft_ && draft_->aiming) {
        const auto arrows = possible_arrows(draft_->attack);
        if (std::ranges::find(arrows, a) == arrows.end()) {
            auto words = words_of(draft_->attack, false);
            words.insert(words.end(), {word(te::Verb::arrow), word(s, a)});
            say(words, key);
            return;
        }
        draft_->attack.arrow = a;
        draft_->aiming = false;
        board().at().clearRefusal();
        emit settled();
        return;
    }
    if (draft_ && (press_origin(a) || draft_->attack.target == a)) {
        board().at().clearRefusal();
        emit settled();
        return;
    }
    if (target) {
        draft_ = draft_on(a);
        board().at().clearRefusal();
        board().single_out();
        emit settled();
        return;
    }
    if (draft_ && occupant(s, a) == board().speaker()) {
        auto words = words_of(draft_->attack, false);
        words.push_back(word(s, a));
        say(words, key);
        return;
    }
    if (attack_on(a)) return look_at(key);
    say({word(te::Verb::attack), word(s, a)}, key);
}

const Attack* TeMap::attack_on(Area target) const {
    const auto& attacks = board().shown().attacks;
    const auto found = std::ranges::find(attacks, target, &Attack::target);
    return found == attacks.end() ? nullptr : found;
}

void TeMap::pressed_without_counter() {
    const bool hexes = task() == Task::placing;
    board().at().refuse(hexes ? tr("No hex is picked.") : tr("No unit is picked."),
                        hexes ? tr("Pick one of your hexes first.") : tr("Pick one of the units first."));
}

void TeMap::pressArea(const QString& key) {
    const Area a = area_named(key);
    const Task now = task();
    if (now == Task::nothing) return look_at(key);
    if (now == Task::moving && a != Area::none) return press_moving(a);
    if (now == Task::declaring && a != Area::none) return press_declaring(a);
    if ((now == Task::dropping || now == Task::placing) && tray_.count() > 0 && held_ == Token{})
        return pressed_without_counter();
    std::vector<Token> words = lead();
    const Token target = target_word(key);
    if (target == Token{} || (now == Task::naming && !offers_area())) {
        if (a != Area::none && names_units())
            for (const Stack& x : stacks(board().shown(), a))
                if (may_pick(x)) return pressPiece(key_of(board().shown(), x));
        return look_at(key);
    }
    words.push_back(target);
    say(words, key);
}

void TeMap::pressPiece(const QString& key) {
    const Stack stack = stack_named(key);
    if (stack.none()) return;
    const State& s = board().shown();
    const QString area = key_of(s, stack.area);
    if (names_units()) {
        std::vector<Token> words = unit_lead();
        words.insert(words.end(), {word(stack.piece), word(s, stack.area)});
        say(words, area);
    } else if (board().begun_with(te::Verb::move) && board().kind() == Question::how_many) {
        say({number_word(stack.points)}, area);
    } else if (may_move(stack)) {
        take_up(stack.like(chosen_) ? Stack() : stack);
    } else {
        pressArea(area);
    }
}

void TeMap::pressTray(const QString& key) {
    for (Token t : tray_words())
        if (q(spelled(t)) == key) held_ = t == held_ && task() == Task::placing ? Token() : t;
    board().at().clearRefusal();
}

void TeMap::takeNext(int step) {
    const auto after = [step](const auto& all, auto now) {
        const auto count = static_cast<std::ptrdiff_t>(all.size());
        const std::ptrdiff_t at = now == all.end() ? (step > 0 ? -1 : 0) : now - all.begin();
        return all[static_cast<size_t>((at + step + count) % count)];
    };
    if (task() == Task::dropping || task() == Task::placing) {
        const std::vector<Token> words = tray_words();
        if (words.empty()) return;
        held_ = after(words, std::ranges::find(words, held_));
        return board().at().clearRefusal();
    }
    if (movable_.empty()) return;
    take_up(after(movable_, std::ranges::find_if(movable_, [&](const Stack& x) { return x.like(chosen_); })));
    emit unitTaken();
}

bool TeMap::digit(int number) {
    const std::vector<Token> words = tray_words();
    if (number < 1 || static_cast<size_t>(number) > words.size()) return false;
    pressTray(q(spelled(words[static_cast<size_t>(number) - 1])));
    return true;
}

void TeMap::point(const QString& key) {
    if (key == pointed_) return;
    pointed_ = key;
    show_path();
    emit pointedChanged();
}

QString TeMap::rule_in_focus() const { return {}; }

}  // namespace hexmoot::te
