#include "app/games/thunders_edge/te_board.h"

#include <algorithm>

#include "app/shell/qt_text.h"
#include "app/table/seat_number.h"

namespace hexmoot::te {

using namespace Qt::StringLiterals;

TeBoard::TeBoard(ui::TableModel& table)
    : BoardModel(table),
      map_(std::make_unique<TeMap>(*this)),
      senate_(std::make_unique<TeSenate>(*this)),
      cards_(std::make_unique<TeCards>(*this)),
      combat_(std::make_unique<TeCombat>(*this)),
      orders_(std::make_unique<TeOrders>(*this)),
      deals_(std::make_unique<TeDeals>(*this)),
      scores_(std::make_unique<TeScores>(*this)) {
    view_ = match().match.view(table.sitting().viewer());
}

TeBoard::~TeBoard() = default;

std::array<TePart*, 7> TeBoard::parts() const {
    return {map_.get(), senate_.get(), cards_.get(), combat_.get(), orders_.get(), deals_.get(), scores_.get()};
}

// ---- reading

const MatchOf<ThundersEdge>& TeBoard::match() const {
    return static_cast<const MatchOf<ThundersEdge>&>(table().sitting().match());
}

QString TeBoard::text(const std::string& key) const { return q(table().speech().text(key)); }
QString TeBoard::told(const std::string& key, Slots values) const { return q(table().speech().say(key, values)); }
QString TeBoard::called(Token t) const {
    const bool is_area = kind_of(t) == Kind::field || kind_of(t) == Kind::location;
    const Area a = is_area ? area_of(shown(), t) : Area::none;
    return a == Area::none ? q(name(t, table().speech())) : map_->area_name(a);
}
QString TeBoard::seat_name(Seat s) const { return s == nobody ? QString() : q(table().speech().name(s)); }
int TeBoard::livery(Seat s) const { return table().liveryOf(ui::number(s)); }
int TeBoard::speaker_seat() const { return ui::number(speaker()); }

// Words behind the curtain are their seat's own. In a command that goes on before all eyes what was picked from a hand
// stays hidden.
void TeBoard::read_offer() {
    offer_ = {};
    line_.clear();
    if (match().over() || !table().sitting().may_see_offer()) return;
    offer_ = match().offer();
    // A round of orders is one step of the rules: what others sealed in it, or this seat before it began anew, is no
    // part of the command under way.
    const bool round = shown().phase == Phase::initial_buy || shown().phase == Phase::purchase;
    if (round && sealed_round()) return;
    const te::Verb begins = shown().phase == Phase::purchase ? te::Verb::order : te::Verb::buy;
    const Seat speaks = speaker();
    for (const Answer& a : match().line()) {
        const bool others = a.seat != speaks;
        if (round && (others || is(a.token, begins) || is(a.token, te::Verb::reopen))) line_.clear();
        if (round && others) continue;
        const Kind k = kind_of(a.token);
        const bool from_hand = k == Kind::hex || k == Kind::mission || k == Kind::senate;
        if (own() || !from_hand) line_.push_back(a.token);
    }
}

// All decide behind the curtain, in any order, and may decide anew until the last one has sealed.
bool TeBoard::sealed_round() const {
    if (view_.prompt.secrecy != Secrecy::open) return false;  // somebody is writing
    return kind() == Question::initial_buy || kind() == Question::purchase || kind() == Question::discard;
}

QString TeBoard::opening(Seat s) const {
    const Offer& offer = match().offer();
    const auto first_of = [&](std::initializer_list<te::Verb> words) {
        for (te::Verb v : words)
            if (offer.has({word(v), s})) return q(spelled(word(v)));
        return QString();
    };
    switch (static_cast<Question>(match().prompt().kind)) {
        case Question::initial_buy:
            return first_of({te::Verb::buy, te::Verb::reopen});
        case Question::purchase:
            return first_of({te::Verb::order, te::Verb::reopen});
        case Question::discard:
            return first_of({te::Verb::discard, te::Verb::reopen});
        case Question::world_place:
            return first_of({te::Verb::place});
        case Question::market_floor:
            return first_of({te::Verb::booth});
        case Question::market_rota:
            return first_of({te::Verb::card});
        default:
            return {};
    }
}

// What was done in the booth stays done; leaving it is a word of its own.
QString TeBoard::closing() const {
    if (kind() != Question::market_booth || !own()) return {};
    return offers(te::Verb::close) ? u"close"_s : offers(te::Verb::none) ? u"none"_s : QString();
}

Seat TeBoard::next_to_look() const {
    if (!sealed_round() || match().over()) return nobody;
    const Offer& offer = match().offer();
    bool begun = false;
    Seat next = nobody;
    for (Seat s : match().prompt().seats) {
        if (offer.has({word(te::Verb::reopen), s}))
            begun = true;
        else if (next == nobody && !opening(s).isEmpty())
            next = s;
    }
    return begun ? next : nobody;
}

QString TeBoard::queue_status(Seat s) const {
    if (!sealed_round()) return {};
    return match().offer().has({word(te::Verb::reopen), s}) ? u"sealed"_s
           : opening(s).isEmpty()                           ? u"away"_s
                                                            : u"waiting"_s;
}

Seat TeBoard::speaker() const {
    if (match().over()) return nobody;
    const SeatSet asked = match().prompt().seats;
    const Seat drawer = table().sitting().drawer();
    if (asked.has(drawer)) return drawer;
    if (asked.has(chosen_)) return chosen_;
    if (sealed_round())
        for (Seat s : asked)
            if (queue_status(s) == u"waiting") return s;
    return te::subject(view_);
}

Seat TeBoard::subject() const {
    if (senate_->has_news() && stage() == u"senate") return senate_->news_of();
    const SeatSet asked = match().prompt().seats;
    if (asked.size() < 2) return asked.front();
    const bool everybody = sealed_round() || kind() == Question::market_floor;
    return everybody && !asked.has(chosen_) && table().sitting().drawer() == nobody ? nobody : speaker();
}

QString TeBoard::reason(Token t) const {
    const auto why = offer_.why_not({t, speaker()});
    return why ? table().explain(t, *why) : QString();
}

void TeBoard::add(QList<Verb>& to, te::Verb v, const QString& text, const QString& key, bool primary) const {
    const Token t = word(v);
    if (offers(t) || offer_.why_not({t, speaker()})) to << Verb{q(spelled(t)), text, key, reason(t), primary};
}

std::unique_ptr<AnyMatch> TeBoard::tried(std::span<const Token> words) const {
    auto copy = match().clone();
    const Seat s = speaker();
    for (Token t : words)
        if (!copy->give({t, s})) return nullptr;
    return copy;
}

Offer TeBoard::offer_after(std::span<const Token> words) const {
    const auto then = tried(words);
    return then ? then->offer() : Offer();
}

// ---- saying

bool TeBoard::say(const QString& words) { return table().say(words, speaker()); }

bool TeBoard::say(std::initializer_list<Token> words) {
    QStringList line;
    for (Token t : words) line << q(spelled(t));
    return say(line.join(u' '));
}

void TeBoard::chooseSpeaker(int seat) {
    chosen_ = ui::seat_numbered(seat);
    chosen_at_ = kind();
    table().refresh();
}

// Whoever was called to speak speaks for as long as that is asked, with its commands and its visits to the booth.
bool TeBoard::still_called() const {
    const bool same = kind() == chosen_at_ || kind() == Question::market_booth || !match().line().empty();
    return same && view_.prompt.seats.has(chosen_);
}

void TeBoard::sayWord(const QString& word) { say(word); }

bool TeBoard::digit(int number) {
    const bool hand_shown = table().sitting().drawer() != nobody && stage() != u"booth" && stage() != u"order";
    if (hand_shown && cards_->digit(number)) return true;
    TePart* lead = leading();
    if (lead->digit(number)) return true;
    return std::ranges::any_of(parts(), [&](TePart* p) { return p != lead && p->digit(number); });
}

// ---- who leads, and what is shown

QString TeBoard::stage() const {
    const Phase p = shown().phase;
    if (p == Phase::over) return u"scores"_s;
    if (combat_->lingers()) return u"combat"_s;
    if (orders_->lingers()) return u"income"_s;
    if (senate_->has_news() && table().sitting().drawer() == nobody) return u"senate"_s;
    const bool market = p >= Phase::market_window && p <= Phase::consul_end;
    if (market) return own() && shown().market.booth == speaker() ? u"booth"_s : u"senate"_s;
    if (p == Phase::discard) return own() ? u"booth"_s : u"senate"_s;
    if (p >= Phase::combat_1 && p <= Phase::combat_7) return u"combat"_s;
    if (p == Phase::resources) return u"income"_s;
    if (p == Phase::initial_buy || p == Phase::purchase) return own() ? u"order"_s : u"map"_s;
    return u"map"_s;
}

TePart* TeBoard::leading() const {
    const Question k = kind();
    if (k == Question::deal_reply || k == Question::deal_terms || begun_with(te::Verb::deal)) return deals_.get();
    if (combat_->lingers()) return combat_.get();
    if (orders_->lingers()) return orders_.get();
    const bool card = begun_with(te::Verb::play) || begun_with(te::Verb::card) || begun_with(te::Verb::ability);
    const QString where = stage();
    if (card && where != u"order") return cards_.get();
    if (where == u"senate" || where == u"booth") return senate_.get();
    if (where == u"combat") return combat_.get();
    if (where == u"order" || where == u"income") return orders_.get();
    if (where == u"scores") return scores_.get();
    switch (k) {
        case Question::status_missions:
        case Question::status_extra:
        case Question::mission_turn:
        case Question::alliance_reply:
        case Question::recall_reply:
            return cards_.get();
        default:
            return map_.get();
    }
}

bool TeBoard::covered(Token t) const {
    return std::ranges::any_of(parts(), [&](const TePart* p) { return p->covers(t); });
}

QList<QVariantMap> TeBoard::more_rows() const {
    QList<QVariantMap> rows;
    QStringList shown_as_verbs;
    for (const Verb& v : verbs()) shown_as_verbs << v.id;
    const QString first = own() ? QString() : opening(speaker());
    for (const Answer& a : offer_.answers()) {
        const QString id = q(spelled(a.token));
        if (a.seat != speaker() || covered(a.token) || id == first || shown_as_verbs.contains(id)) continue;
        rows << QVariantMap{{u"key"_s, id}, {u"text"_s, called(a.token)}};
    }
    return rows;
}

void TeBoard::refresh() {
    view_ = match().match.view(table().sitting().viewer());
    if (!still_called()) chosen_ = nobody;
    read_offer();
    news_ = log_.read(match().events());
    if (const QString cue = QString::fromLatin1(cue_of(news_)); !cue.isEmpty()) emit table().cue(cue);
    for (TePart* p : parts()) p->refresh();
    rail_.assign(rail_rows());
    off_world_.assign(off_world_rows());
    reserves_.assign(reserve_rows());
    more_.assign(more_rows());
    news_ = {};
    emit changed();
}

void TeBoard::forget() {
    for (TePart* p : parts()) p->forget();
}

QList<TeBoard::Verb> TeBoard::verbs() const {
    QList<Verb> out;
    const TePart* lead = leading();
    if (lead->lingers()) return lead->verbs();
    for (const TePart* p : parts())
        if (p != lead) out << p->verbs();
    out << lead->verbs();
    return out;
}

void TeBoard::act(const QString& verb) {
    if (leading()->act(verb)) return;
    for (TePart* p : parts())
        if (p->act(verb)) return;
    say(verb);
}

bool TeBoard::step_back() {
    return std::ranges::any_of(parts(), [](TePart* p) { return p->step_back(); });
}

bool TeBoard::can_step_back() const {
    return std::ranges::any_of(parts(), [](const TePart* p) { return p->can_step_back(); });
}

bool TeBoard::decides_from_hand() const {
    if (match().over() || leading()->lingers()) return false;
    const bool market = kind() == Question::market_floor || kind() == Question::market_rota;
    return table().sitting().secret_question() || (!market && !opening(speaker()).isEmpty());
}

QString TeBoard::headline() const { return leading()->headline(); }
QString TeBoard::hint() const { return match().over() ? QString() : leading()->hint(); }

QString TeBoard::rule_in_focus() const {
    for (const TePart* p : parts())
        if (const QString rule = p->rule_in_focus(); !rule.isEmpty()) return rule;
    return {};
}

}  // namespace hexmoot::te

namespace hexmoot::ui {

std::unique_ptr<BoardModel> make_thunders_edge_board(TableModel& table) { return std::make_unique<te::TeBoard>(table); }

}  // namespace hexmoot::ui
