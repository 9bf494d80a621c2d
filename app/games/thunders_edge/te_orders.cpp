// Orders and first units: what is asked and said.
#include "app/games/thunders_edge/te_orders.h"

#include <QSignalBlocker>
#include <algorithm>

#include "app/games/thunders_edge/te_board.h"
#include "app/games/thunders_edge/te_combat_units.h"
#include "app/shell/qt_text.h"

namespace hexmoot::te {

using namespace Qt::StringLiterals;

namespace {

QString spelled_line(std::span<const Token> words) {
    QStringList out;
    for (Token t : words) out << q(spelled(t));
    return out.join(u' ');
}

bool begins(const OrderItem& item, te::Verb v) { return is(item.front(), v); }

}  // namespace

TeOrders::TeOrders(TeBoard& board) : TePart(board) {}

Seat TeOrders::me() const { return board().speaker(); }

// Only behind the curtain: what others have said of their orders stands in the same line.
bool TeOrders::writes() const {
    return board().shown().phase == Phase::purchase && board().own() && board().at().sitting().secret_question();
}
bool TeOrders::buys_first() const {
    return board().shown().phase == Phase::initial_buy && board().own() && board().at().sitting().secret_question();
}

void TeOrders::forget() {
    first_ = {};
    said_ = 0;
    before_read_ = false;
    place_.clear();
    draft_ = {};
}

void TeOrders::refresh() {
    follow_income();
    const bool mine = writes() || buys_first();
    if (!mine) forget();
    if (writes()) draft_ = read_order(board().shown(), me(), board().line());
    if (draft_.order.off_world_unit != Piece::none) place_.clear();
    if (buys_first()) {
        if (!before_read_) read_before();
        said_ = board().line().size() - 1;
        for (size_t i = 0; i < said_; i++) first_[i] = board().line()[i + 1].value();
    }
    const auto rows = [&](const QList<QVariantMap>& made) { return mine ? made : QList<QVariantMap>(); };
    items_.assign(rows(item_rows()));
    choices_.assign(rows(choice_rows()));
    transit_.assign(rows(box_rows(false)));
    orbit_.assign(rows(box_rows(true)));
    off_world_.assign(rows(place_rows()));
    off_world_units_.assign(rows(place_unit_rows()));
    placed_.assign(rows(placed_rows()));
    lights_.assign(rows(light_rows()));
    income_.assign(income_rows());
    emit changed();
}

// ---- first units

void TeOrders::read_before() {
    before_read_ = true;
    const std::vector<Token> words = words_before();
    for (size_t i = 1; i < words.size() && i <= first_.size(); i++) first_[i - 1] = words[i].value();
}

// The numbers already said are put back, so that each of them can still change.
void TeOrders::drop_numbers() {
    const QSignalBlocker quiet(&board().at());
    const auto keep = first_;
    while (said_ > 0) {
        const size_t before = said_;
        board().at().put_back();
        if (said_ >= before) break;
    }
    first_ = keep;
}

void TeOrders::seal_first() {
    std::vector<Token> words;
    for (size_t i = said_; i < first_.size(); i++) words.push_back(number_word(first_[i]));
    board().say(spelled_line(words));
}

// ---- the order

// What this seat wrote last, before the order was opened again: its own words.
std::vector<Token> TeOrders::words_before() const {
    std::vector<Token> last, before;
    const te::Verb opens = buys_first() ? te::Verb::buy : te::Verb::order;
    for (const Answer& a : board().match().line()) {
        if (a.seat != me()) continue;
        if (is(a.token, opens) || is(a.token, te::Verb::reopen)) {
            before = last;
            last.clear();
        }
        last.push_back(a.token);
    }
    return before;
}

// Makes the order of these items: takes back words as far as they differ, and says the rest again.
bool TeOrders::rewrite(const std::vector<OrderItem>& items, const OrderItem& open) {
    std::vector<Token> wanted{board().begun()};
    for (const OrderItem& item : items) wanted.insert(wanted.end(), item.begin(), item.end());
    wanted.insert(wanted.end(), open.begin(), open.end());
    const std::vector<Token> now = board().line();
    const auto [same, unused] = std::ranges::mismatch(wanted, now);
    const auto keep = static_cast<size_t>(same - wanted.begin());
    {
        const QSignalBlocker quiet(&board().at());
        while (board().line().size() > keep) {
            const size_t length = board().line().size();
            board().at().put_back();
            if (board().line().size() >= length) break;
        }
    }
    if (keep < wanted.size()) return board().say(spelled_line(std::span(wanted).subspan(keep)));
    emit board().at().cue(u"back"_s);
    board().at().refresh();
    return true;
}

void TeOrders::take_back_last(const std::function<bool(const OrderItem&)>& fits) {
    std::vector<OrderItem> items = draft_.items;
    const auto found = std::find_if(items.rbegin(), items.rend(), fits);
    if (found == items.rend()) return;
    items.erase(std::next(found).base());
    rewrite(items);
}

// A Fortification or Landing Area: where there is one place only, it stands there at once.
void TeOrders::begin(te::Verb what) {
    if (!draft_.open.empty()) rewrite(draft_.items);
    const std::array first{word(what)};
    const Offer where = board().offer_after(first);
    if (where.answers().size() == 1)
        board().say({first[0], where.answers().front().token});
    else
        board().say({first[0]});
}

void TeOrders::more(const QString& key) {
    for (int i = 0; i < unit_types; i++) {
        const auto k = static_cast<size_t>(i);
        if (key != q(spelled(word(piece(i))))) continue;
        if (!may_have_one_more(i).allowed()) return;
        if (writes()) {
            std::vector<OrderItem> items = draft_.items;
            items.push_back({word(te::Verb::buy), word(piece(i)), word(te::Verb::transit)});
            rewrite(items);
            return;
        }
        drop_numbers();
        first_[k]++;
        emit board().at().cue(u"pick"_s);
        return board().at().refresh();
    }
    if (!writes()) return;
    if (key == u"fort") return begin(te::Verb::fort);
    if (key == u"landing") return begin(te::Verb::landing);
    if (!draft_.open.empty()) rewrite(draft_.items);
    board().say(u"ability "_s + key);
}

void TeOrders::less(const QString& key) {
    for (int i = 0; i < unit_types; i++) {
        const auto k = static_cast<size_t>(i);
        if (key != q(spelled(word(piece(i))))) continue;
        if (writes())
            return take_back_last(
                [&](const OrderItem& x) { return begins(x, te::Verb::buy) && x[1] == word(piece(i)); });
        if (first_[k] == 0) return;
        drop_numbers();
        first_[k]--;
        emit board().at().cue(u"back"_s);
        return board().at().refresh();
    }
    if (!writes()) return;
    const te::Verb what = key == u"fort" ? te::Verb::fort : key == u"landing" ? te::Verb::landing : te::Verb::ability;
    const auto fits = [&](const OrderItem& x) {
        return begins(x, what) && (what != te::Verb::ability || q(spelled(x[1])) == key);
    };
    if (!draft_.open.empty() && begins(draft_.open, what)) {
        rewrite(draft_.items);
        return;
    }
    take_back_last(fits);
}

void TeOrders::choose(const QString& key) {
    if (writes()) board().say(key);
}

void TeOrders::changeBox(const QString& from, const QString& piece) {
    std::vector<OrderItem> items = draft_.items;
    const auto found = std::find_if(items.rbegin(), items.rend(), [&](const OrderItem& x) {
        return begins(x, te::Verb::buy) && q(spelled(x[1])) == piece && q(spelled(x[2])) == from;
    });
    if (found == items.rend()) return;
    (*found)[2] = word(from == u"orbit" ? te::Verb::transit : te::Verb::orbit);
    rewrite(items);
}

void TeOrders::openPlace(const QString& key) {
    const bool there = draft_.order.off_world != OffWorld::none && q(spelled(word(draft_.order.off_world))) == key;
    if (there) return take_back_last([](const OrderItem& x) { return begins(x, te::Verb::offworld); });
    place_ = place_ == key ? QString() : key;
    board().at().refresh();
}

void TeOrders::sendOffWorld(const QString& piece) {
    if (place_.isEmpty()) return;
    const QString place = std::exchange(place_, QString());
    if (!draft_.open.empty()) rewrite(draft_.items);
    board().say(u"offworld "_s + piece + u' ' + place);
}

// ---- the part

bool TeOrders::covers(Token t) const {
    if (board().shown().phase == Phase::resources) return is(t, te::Verb::done);
    return writes() || (buys_first() && kind_of(t) == Kind::number);
}

QList<ui::BoardModel::Verb> TeOrders::verbs() const {
    QList<ui::BoardModel::Verb> out;
    const QString enter = u"<confirm>"_s;
    if (lingers()) return {{u"go-on"_s, tr("Go on"), enter, {}, true}};
    if (board().kind() == Question::resources && board().offers(te::Verb::done))
        return {{u"done"_s, tr("No card"), enter, {}, true}};
    if (buys_first()) {
        if (first_spent() > 0) out << ui::BoardModel::Verb{u"clear"_s, tr("Clear all"), u"<clear>"_s};
        out << ui::BoardModel::Verb{u"seal-first"_s, tr("Seal the first units"), enter, {}, true};
    }
    if (!writes()) return out;
    if (!draft_.items.empty() || !draft_.open.empty())
        out << ui::BoardModel::Verb{u"clear"_s, tr("Clear all"), u"<clear>"_s};
    if (draft_.items.empty() && words_before().size() > 2)
        out << ui::BoardModel::Verb{u"as-before"_s, tr("As before"), {}};
    out << ui::BoardModel::Verb{u"seal"_s, tr("Seal the order"), enter,
                                draft_.open.empty() ? QString() : tr("Finish or put back the open item first."), true};
    return out;
}

bool TeOrders::act(const QString& verb) {
    if (verb == u"go-on" && lingers()) {
        held_ = false;
        board().at().refresh();
    } else if (verb == u"seal-first" && buys_first()) {
        seal_first();
    } else if (verb == u"clear" && writes()) {
        rewrite({});
    } else if (verb == u"clear" && buys_first()) {
        drop_numbers();
        first_ = {};
        board().at().refresh();
    } else if (verb == u"as-before" && writes()) {
        rewrite(read_order(board().shown(), me(), words_before()).items);
    } else {
        return false;
    }
    return true;
}

bool TeOrders::step_back() {
    if (!place_.isEmpty()) {
        place_.clear();
        return true;
    }
    return false;
}

bool TeOrders::digit(int number) {
    const auto with = [&](const ui::Rows& rows) -> QString {
        for (const QVariantMap& row : rows.rows())
            if (row.value(u"digit"_s).toInt() == number) return row.value(u"key"_s).toString();
        return {};
    };
    if (const QString key = with(choices_); !key.isEmpty()) {
        choose(key);
    } else if (const QString unit = with(off_world_units_); !unit.isEmpty()) {
        sendOffWorld(unit);
    } else if (const QString item = with(items_); !item.isEmpty()) {
        more(item);
    } else {
        return false;
    }
    return true;
}

QString TeOrders::headline() const {
    if (lingers()) return tr("Income of this turn");
    if (!writes() && !buys_first()) return {};
    const QVariantMap now = sum();
    return filled(tr("%1 Credits spent, %2 kept"), {now.value(u"spent"_s).toString(), now.value(u"kept"_s).toString()});
}

QString TeOrders::hint() const {
    if (lingers()) return tr("All Credits have been paid. Orders come next.");
    if (writes()) return tr("Nobody learns what you bought until it drops.");
    return buys_first() ? tr("All first units are shown when everybody has sealed.") : QString();
}

}  // namespace hexmoot::te
