#include "app/games/air_land_sea/als_board.h"

#include <utility>

#include "app/shell/qt_text.h"
#include "app/table/table_model.h"

namespace hexmoot::als {

using namespace Qt::StringLiterals;

AlsBoard::AlsBoard(ui::TableModel& table) : BoardModel(table), told_(match().events().size()) {}

// ---- reading

const MatchOf<AirLandSea>& AlsBoard::match() const {
    return static_cast<const MatchOf<AirLandSea>&>(table().sitting().match());
}

QString AlsBoard::text(const std::string& key) const { return q(table().speech().text(key)); }
QString AlsBoard::say(const std::string& key, Slots values) const { return q(table().speech().say(key, values)); }
std::string AlsBoard::seat_name(Seat s) const { return table().speech().name(s); }
QString AlsBoard::counted_cards(int n) const {
    return q(table().content().texts().counted("cards", n, table().speech().lang));
}

bool AlsBoard::choosing_play() const {
    switch (kind()) {
        case Question::turn:
        case Question::play_card:
        case Question::play_theatre:
        case Question::play_face:
        case Question::redeploy_play:
            return true;
        default:
            return false;
    }
}

// The match as it would be after these words of the asked seat; null when they are refused. Never for words that
// reveal something.
std::unique_ptr<AnyMatch> AlsBoard::tried(const QString& words) const {
    auto copy = match().clone();
    for (const QString& word : words.split(u' ')) {
        bool given = false;
        for (const Answer& a : copy->line()) given |= copy->spelled(a.token) == word.toStdString();
        if (!given && !copy->say(asked(), word.toStdString())) return nullptr;
    }
    return copy;
}

// What may be said after a first word that has no choice in it yet.
Offer AlsBoard::offer_after(als::Verb first) const {
    if (!match().offer().has({word(first), asked()})) return match().offer();
    auto copy = match().clone();
    return copy->give({word(first), asked()}) ? copy->offer() : match().offer();
}

void AlsBoard::read_offer() {
    offer_ = {};
    if (match().over()) return;
    switch (kind()) {
        case Question::flip:
            offer_ = offer_after(als::Verb::flip);
            break;
        case Question::reinforce:
            if (own()) offer_ = offer_after(als::Verb::place);
            break;
        case Question::transport:
            if (own()) offer_ = offer_after(als::Verb::move);
            break;
        case Question::redeploy_return:
            if (own()) offer_ = offer_after(als::Verb::take_back);
            break;
        default:
            if (table().sitting().may_see_offer()) offer_ = match().offer();
    }
}

// A destroyed card never lies on the table: only the event tells of it. What was undone is not shown again.
void AlsBoard::read_loss() {
    const auto& events = match().events();
    if (events.size() == told_) return;
    lost_.reset();
    for (; told_ < events.size(); ++told_) {
        const auto happened = static_cast<Happening>(events[told_].kind);
        if (happened == Happening::destroyed_up || happened == Happening::destroyed_down)
            lost_ = events[told_].for_eyes(Viewer::table());
    }
    told_ = events.size();
}

void AlsBoard::refresh() {
    view_ = match().match.view(table().sitting().viewer());
    const Card before = std::exchange(chosen_, Card::none);
    if (own())
        for (const Answer& a : match().line())
            if (a.token.kind == static_cast<u8>(Kind::card)) chosen_ = card_of(a.token);
    if (chosen_ != before) face_down_ = false;  // each pick begins face up
    if (battle_ != view_.battle || turns_ != view_.turns) {
        face_down_ = false;
        pointed_.clear();
        battle_ = view_.battle;
        turns_ = view_.turns;
    }
    read_offer();
    read_loss();
    if (table().refusal().isEmpty()) probed_.reset();
    if (armed_lane_ && !lane_lit(*armed_lane_)) armed_lane_.reset();
    if (armed_spot_ && !(kind() == Question::flip && offers(word(armed_spot_->theatre, armed_spot_->side))))
        armed_spot_.reset();
    QList<QVariantMap> lanes;
    for (Theatre t : view_.order) lanes << lane(t);
    lanes_.assign(lanes);
    hand_.assign(hand_rows());
    emit changed();
}

void AlsBoard::forget() {
    armed_lane_.reset();
    armed_spot_.reset();
    face_down_ = false;
    pointed_.clear();
}

Theatre AlsBoard::theatre_named(const QString& id) const {
    for (Theatre t : all_theatres)
        if (q(theatre_name(t)) == id) return t;
    return {};
}

std::optional<AlsBoard::Spot> AlsBoard::spot(const QString& name) const {
    const QStringList parts = name.split(u'.');
    if (parts.size() != 3) return {};
    const Spot s{theatre_named(parts[0]), parts[1] == u"A" ? Seat{0} : Seat{1}, parts[2].toUInt()};
    return seen(s) ? std::optional(s) : std::nullopt;
}

const SeenCard* AlsBoard::seen(const Spot& s) const {
    const auto& pile = view_.stacks[hexmoot::index(s.side)][index(s.theatre)];
    return s.at < pile.size() ? &pile[s.at] : nullptr;
}

// ---- choosing

QString AlsBoard::lane_words(Theatre t) const {
    const QString lane = q(theatre_name(t));
    switch (kind()) {
        case Question::reinforce:
            return u"place "_s + lane;
        case Question::transport_to:
            return lane;
        default:
            return u"play %1 %2 %3"_s.arg(q(card_id(chosen_)), lane, face_down_ ? u"down"_s : u"up"_s);
    }
}

void AlsBoard::chooseCard(const QString& id) {
    if (!own()) return table().refuse(tr("The hand is closed."), tr("Open it first; everyone else looks away."));
    const bool move = kind() == Question::transport || kind() == Question::transport_to;
    if (move || kind() == Question::redeploy_return) {
        if (kind() == Question::transport_to) table().put_back();
        table().say((move ? u"move "_s : u"return "_s) + id);
        emit singledOut();
        return;
    }
    const bool again = id == q(card_id(chosen_));
    while (choosing_play() && chosen_ != Card::none && table().can_put_back()) table().put_back();
    armed_lane_.reset();
    if (again) return;
    table().say(u"play "_s + id);
    emit singledOut();
}

void AlsBoard::chooseLane(const QString& theatre) {
    const Theatre t = theatre_named(theatre);
    if (armed_lane_ == t) return confirm();
    if (lane_lit(t)) {
        armed_lane_ = t;
        emit table().cue(QStringLiteral("pick"));
        table().clearRefusal();
        return;
    }
    const bool answerable = chosen_ != Card::none || kind() == Question::reinforce || kind() == Question::transport_to;
    probed_ = t;
    if (own() && answerable)
        table().say(lane_words(t));
    else
        table().refuse(own() ? tr("Pick a card first.") : tr("This theatre can’t be picked now."), table().hint());
}

void AlsBoard::chooseSpot(const QString& name) {
    const auto s = spot(name);
    if (!s) return;
    const SeenCard& card = *seen(*s);
    const bool mine = own() && s->side == asked() && card.card != Card::none;
    if (mine &&
        (kind() == Question::transport || kind() == Question::transport_to || kind() == Question::redeploy_return))
        return chooseCard(q(card_id(card.card)));
    if (kind() == Question::flip && !match().over()) {
        const bool top = s->at + 1 == view_.stacks[hexmoot::index(s->side)][index(s->theatre)].size();
        if (!top) return table().refuse(text("side.covered"), table().hint());
        if (armed_spot_ && armed_spot_->theatre == s->theatre && armed_spot_->side == s->side) return confirm();
        if (offers(word(s->theatre, s->side))) {
            armed_spot_ = s;
            emit singledOut();
            emit table().cue(QStringLiteral("pick"));
            return table().clearRefusal();
        }
        table().say(u"flip "_s + q(match().spelled(word(s->theatre, s->side))));
        return;
    }
    if (decides_from_hand() && !own() && s->side == asked() && !choosing_play()) return table().look();
    if (chosen_ != Card::none || kind() == Question::reinforce || kind() == Question::transport_to)
        return chooseLane(q(theatre_name(s->theatre)));
    point(name);
    emit singledOut();
}

void AlsBoard::takeLane(const QString& theatre) {
    if (armed_lane_ != theatre_named(theatre)) chooseLane(theatre);
    if (armed_lane_ == theatre_named(theatre)) confirm();
}

void AlsBoard::takeSpot(const QString& name) {
    chooseSpot(name);
    if (armed_spot_) confirm();
}

QString AlsBoard::handKey(int number) const {
    for (const QVariantMap& row : hand_.rows())
        if (row.value("digit").toString() == QString::number(number)) return row.value("card").toString();
    return {};
}

void AlsBoard::turnOver() {
    if (chosen_ == Card::none || !choosing_play()) return;
    face_down_ = !face_down_;
    emit table().cue(QStringLiteral("pick"));
    table().clearRefusal();
}

void AlsBoard::confirm() {
    if (armed_spot_) {
        const QString words = u"flip "_s + q(match().spelled(word(armed_spot_->theatre, armed_spot_->side)));
        armed_spot_.reset();
        table().say(words);
    } else if (armed_lane_) {
        const QString words = lane_words(*armed_lane_);
        armed_lane_.reset();
        if (kind() == Question::play_face) table().put_back();
        table().say(words);
    }
}

void AlsBoard::point(const QString& what) {
    if (what == pointed_) return;
    pointed_ = what;
    emit changed();
}

bool AlsBoard::step_back() {
    const bool armed = armed_lane_ || armed_spot_;
    armed_lane_.reset();
    armed_spot_.reset();
    return armed;
}

}  // namespace hexmoot::als

namespace hexmoot::ui {

std::unique_ptr<BoardModel> make_air_land_sea_board(TableModel& table) {
    return std::make_unique<als::AlsBoard>(table);
}

}  // namespace hexmoot::ui
