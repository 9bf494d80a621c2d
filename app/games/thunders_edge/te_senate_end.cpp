// The end of the trading: the Consul, all hands, and the black cards in the order of the rules.
#include "app/games/thunders_edge/te_board.h"
#include "app/games/thunders_edge/te_faces.h"
#include "app/games/thunders_edge/te_senate.h"
#include "app/shell/qt_text.h"
#include "app/table/seat_number.h"

namespace hexmoot::te {

using namespace Qt::StringLiterals;

namespace {

bool black(Senate c) { return c == Senate::scandal || c == Senate::ill_reputation; }

// The cards that made it Consul: those of the bloc with ten points, else its Senators.
SenateSet qualifying(SenateSet hand) {
    for (int i = 0; i < blocs; i++) {
        const Bloc b = static_cast<Bloc>(i);
        if (bloc_points(hand, b) < 10) continue;
        SenateSet out = 0;
        each_card(hand, [&](Senate c) { out |= card_of(c).bloc == b || c == Senate::leak ? bit(c) : 0; });
        return out;
    }
    SenateSet out = 0;
    if (senators(hand) >= 5) each_card(hand, [&](Senate c) { out |= card_of(c).is_senator() ? bit(c) : 0; });
    return out;
}

}  // namespace

// ---- from the log

// Whatever stood on the screen when it happened, the Consul is shown to all as soon as no drawer is open.
void TeSenate::read_events() {
    const std::vector<Event> log = board().at().sitting().log();
    if (!listening_ || log.size() < told_) {
        listening_ = true;
        told_ = log.size();
        page_ = 0;
        end_ = {};
        // A table that is opened between the hands and the black cards still shows who showed what.
        if (!choosing_leak()) return;
        size_t first = log.size();
        while (first > 0 && static_cast<Happening>(log[first - 1].kind) == Happening::hand_shown) first--;
        told_ = first > 0 ? first - 1 : 0;
    }
    const bool opened = choosing_leak() && page_ == 0 && end_.hands == BySeat<SenateSet>{};
    for (size_t i = told_; i < log.size(); i++) {
        const Event e = log[i].for_eyes(Viewer::table());
        switch (static_cast<Happening>(e.kind)) {
            case Happening::consul:
                end_ = {};
                end_.consul = e.seat;
                end_.points = e.facts[0];
                page_ = 1;
                break;
            case Happening::deck_too_small:
                end_ = {};
                page_ = 1;
                break;
            case Happening::hand_shown:
                end_.hands[e.seat] |= bit(senate(e.secret));
                break;
            case Happening::leak_kept:
                end_.leak_kept = end_.leak_kept.with(e.seat);
                page_ = page_ == 0 ? 2 : page_;
                break;
            case Happening::leak_used:
                end_.leak_by = e.seat;
                end_.cancelled = senate(e.secret);
                page_ = page_ == 0 ? 2 : page_;
                break;
            case Happening::assassination:
                end_.assassin = e.seat;
                end_.dead = seat(e.facts[0]);
                break;
            case Happening::ill_reputation:
                end_.ill = end_.ill.with(e.seat);
                break;
            case Happening::scandal:
                end_.scandal = end_.scandal.with(e.seat);
                break;
            default:
                break;
        }
    }
    told_ = log.size();
    end_.over = !choosing_leak();
    if (opened && board().at().answers() == 0) page_ = 0;
}

void TeSenate::goOn() {
    const bool waits = choosing_leak();  // the choice itself shows the hands
    page_ = page_ == 1 && !waits ? 2 : 0;
    changed_draft();
}

// ---- rows

QVariantMap TeSenate::moment() const {
    QVariantList cards;
    const SenateSet hand = end_.consul == nobody ? 0 : end_.hands[end_.consul];
    const SenateSet shown = qualifying(hand);
    each_card(shown, [&](Senate c) { cards << senate_face(board(), c); });
    const QString name = board().seat_name(end_.consul);
    QString reason;
    for (int i = 0; i < blocs; i++)
        if (const int n = bloc_points(hand, static_cast<Bloc>(i)); n >= 10 && reason.isEmpty())
            reason = tr("%1 points of %2").arg(n).arg(board().called(word(request(i))));
    if (reason.isEmpty() && end_.consul != nobody) reason = tr("%1 Senators").arg(senators(hand));
    return {{u"page"_s, page_},
            {u"found"_s, end_.consul != nobody},
            {u"name"_s, name},
            {u"livery"_s, end_.consul == nobody ? 0 : board().livery(end_.consul)},
            {u"title"_s, end_.consul == nobody ? tr("No Consul this turn") : tr("Consul: %1").arg(name)},
            {u"note"_s, end_.consul == nobody ? tr("The Senate deck is too small for another draw.") : reason},
            {u"gain"_s, end_.consul == nobody ? QString() : tr("+5 VP")},
            {u"cards"_s, cards}};
}

QList<QVariantMap> TeSenate::shown_rows() const {
    QList<QVariantMap> rows;
    const bool leak_open = choosing_leak();
    if (!leak_open && page_ == 0) return rows;
    const Seat asked = leak_open ? board().speaker() : nobody;
    for (Seat s : SeatSet::first(board().shown().seats)) {
        const SenateSet hand = leak_open ? board().shown().senate_hand[hexmoot::index(s)] : end_.hands[s];
        QVariantList cards;
        each_card(hand, [&](Senate c) {
            QVariantMap face = senate_face(board(), c);
            const bool lit = s == asked && black(c) && page_ == 0;
            face.insert({{u"lit"_s, lit}, {u"dimmed"_s, false}});
            cards << face;
        });
        rows << QVariantMap{{u"key"_s, ui::number(s)},
                            {u"name"_s, board().seat_name(s)},
                            {u"livery"_s, board().livery(s)},
                            {u"consul"_s, board().shown().consul == s},
                            {u"hand"_s, cards}};
    }
    return rows;
}

QList<QVariantMap> TeSenate::step_rows() const {
    QList<QVariantMap> rows;
    if (!choosing_leak() && page_ == 0) return rows;
    const bool asking = choosing_leak();
    const auto step = [&](const char* key, const char* icon, const QString& title, const QString& note, bool done,
                          bool now) {
        rows << QVariantMap{{u"key"_s, QString::fromLatin1(key)},
                            {u"icon"_s, QString::fromLatin1(icon)},
                            {u"title"_s, title},
                            {u"note"_s, note},
                            {u"state"_s, now    ? u"now"_s
                                         : done ? u"done"_s
                                                : u"next"_s},
                            {u"text"_s, title + u": "_s + note}};
    };
    const auto names = [&](SeatSet seats) {
        QStringList out;
        for (Seat s : seats) out << board().seat_name(s);
        return out.join(u", "_s);
    };
    step("hands", "eye", tr("All hands are shown"), tr("Everybody sees them once."), true, false);
    const QString leak =
        asking ? tr("%1 may cancel one of its black cards.").arg(board().seat_name(board().speaker()))
        : end_.leak_by != nobody
            ? tr("%1 cancels %2.").arg(board().seat_name(end_.leak_by), board().called(word(end_.cancelled)))
        : end_.leak_kept.empty() ? tr("Nobody has a use for it.")
                                 : tr("%1 keeps it.").arg(names(end_.leak_kept));
    step("leak", "keyhole", tr("Planned Information Leak"), leak, !asking, asking);
    const QString both =
        asking ? tr("Both black cards in one hand: the Consul falls.")
        : end_.assassin == nobody
            ? tr("Not this time.")
            : tr("%1 takes the office from %2.").arg(board().seat_name(end_.assassin), board().seat_name(end_.dead));
    step("both", "skull", tr("Assassination"), both, !asking, false);
    const QString ill = asking             ? tr("Its holder’s Senate hand returns to the deck.")
                        : end_.ill.empty() ? tr("Nobody suffers it.")
                                           : tr("%1 loses the whole Senate hand.").arg(names(end_.ill));
    step("ill", "mask", tr("Ill Reputation"), ill, !asking, false);
    const QString scandal = asking                 ? tr("Its holder plays no Mission card this turn.")
                            : end_.scandal.empty() ? tr("Nobody suffers it.")
                                                   : tr("%1 plays no Mission card this turn.").arg(names(end_.scandal));
    step("scandal", "ban", tr("Scandal"), scandal, !asking, false);
    step("shuffle", "shuffle", tr("The deck is shuffled"), tr("Black cards that were used are in it."), !asking, false);
    return rows;
}

}  // namespace hexmoot::te
