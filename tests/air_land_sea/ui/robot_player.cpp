#include "tests/air_land_sea/ui/robot_player.h"

#include <QQuickItem>
#include <QTest>
#include <stdexcept>

#include "engine/games/air_land_sea/air_land_sea.h"
#include "tests/ui/robot_eyes.h"

namespace hexmoot::robot {
namespace {

als::View public_view(const AnyMatch& match) {
    return static_cast<const MatchOf<als::AirLandSea>&>(match).match.view(Viewer::table());
}

bool may_press(const QQuickItem* button) { return button && button->property("reason").toString().isEmpty(); }

const char* title(play::Privacy p) {
    return p == play::Privacy::open ? "Open" : p == play::Privacy::locked ? "Locked" : "Courtesy";
}

}  // namespace

void Player::press(const QString& words) {
    QQuickItem* item = saying(house_.window(), words);
    if (!item) throw std::runtime_error("nothing says " + words.toStdString());
    hands_.press(house_.window(), *item);
}

void Player::deal(play::Privacy privacy) {
    press(QStringLiteral("Air, Land & Sea"));
    press(QString::fromLatin1(title(privacy)));
    if (privacy == play::Privacy::locked)
        for (int seat : {0, 1}) {
            QQuickItem* pin = field(house_.window(), QStringLiteral("PIN of seat %1").arg(seat + 1));
            if (!pin) throw std::runtime_error("no field for a PIN");
            hands_.type(house_.window(), *pin, House::pin(seat));
        }
    press(QStringLiteral("Deal"));
    if (!house_.table()) throw std::runtime_error("no table after the deal");
}

void Player::go_on() {
    press(QStringLiteral("Continue"));
    if (!house_.table()) throw std::runtime_error("no table after Continue");
}

void Player::reopen(Played& war) {
    const AnyMatch& before = house_.table()->sitting().match();
    const u64 digest = before.digest();
    const size_t answers = before.answers();
    house_.reopen();
    go_on();
    const AnyMatch& after = house_.table()->sitting().match();
    if (after.digest() != digest || after.answers() != answers)
        throw std::runtime_error("the game that was opened again is another one");
    ++war.reopened;
}

bool Player::say(const QString& verb) {
    QQuickItem* button = named(house_.window(), verb);
    if (!may_press(button)) return false;
    hands_.say(house_.window(), *button);
    return true;
}

// With a card chosen: another card now and then, the other face, or a lit lane.
void Player::act_on_hand(const QList<QQuickItem*>& lit) {
    QList<QQuickItem*> cards, places;
    bool chosen = false;
    for (QQuickItem* item : lit) {
        const bool is_card = item->objectName().startsWith(u"hand-");
        (is_card ? cards : places) << item;
        chosen = chosen || (is_card && item->property("checked").toBool());
    }
    const auto any = [&](const QList<QQuickItem*>& of) -> QQuickItem& {
        return *of[static_cast<int>(dice_() % static_cast<size_t>(of.size()))];
    };
    if (!cards.isEmpty() && (!chosen || now_and_then(12))) return hands_.pick(house_.window(), any(cards));
    if (chosen && (places.isEmpty() || now_and_then(4)) && say(QStringLiteral("verb-face"))) return;
    if (!places.isEmpty()) return hands_.pick(house_.window(), any(places));
    if (!say(QStringLiteral("verb-pass"))) throw std::runtime_error("the hand is open and nothing can be done");
}

void Player::act() {
    QQuickWindow& window = house_.window();
    if (QQuickItem* curtain = named(window, QStringLiteral("curtain"))) {
        QQuickItem* pin = field(window, QStringLiteral("PIN of"));
        if (!pin) {
            QQuickItem* button = saying(window, QStringLiteral("I’m "));
            if (!button) throw std::runtime_error("the curtain has no way in");
            return hands_.lift(window, *button);
        }
        // As a person does: a door that was tried too often is tried no more, and nobody starts the program anew
        // meanwhile.
        if (const int seconds = house_.table()->pin_wait(); seconds > 0) return QTest::qWait(1000 * seconds);
        const int seat = house_.table()->curtain_seat();
        const QString code = now_and_then(6) ? QStringLiteral("9999") : House::pin(seat);
        (void)curtain;
        hands_.type(window, *pin, code);
        return press(QStringLiteral("Open"));
    }
    if (say(QStringLiteral("verb-next"))) return;
    if (say(QStringLiteral("verb-confirm"))) return;
    if (now_and_then(60) && say(QStringLiteral("verb-withdraw"))) return;
    if (now_and_then(30) &&
        (say(QStringLiteral("undo")) || say(QStringLiteral("verb-close")) || say(QStringLiteral("verb-put-back"))))
        return;
    if (now_and_then(3) && say(QStringLiteral("verb-pass"))) return;
    if (const auto choices = lit(window); !choices.isEmpty()) return act_on_hand(choices);
    if (say(QStringLiteral("verb-pass")) || say(QStringLiteral("verb-look"))) return;
    throw std::runtime_error("nothing to do at the table");
}

// In the middle of each of the two effects once, and at any moment now and then.
void Player::maybe_reopen(Played& war) {
    const AnyMatch& match = house_.table()->sitting().match();
    const als::Card active = public_view(match).active;
    const bool disrupt = active == als::Card::disrupt, redeploy = active == als::Card::redeploy;
    if (match.over()) return;
    if (!(disrupt && !war.in_disrupt) && !(redeploy && !war.in_redeploy) && !now_and_then(120)) return;
    reopen(war);
    war.in_disrupt = war.in_disrupt || disrupt;
    war.in_redeploy = war.in_redeploy || redeploy;
}

Played Player::play() {
    Played war;
    while (!named(house_.window(), QStringLiteral("end-leave"))) {
        if (++war.acts > 6000) throw std::runtime_error("the war does not end");
        maybe_reopen(war);
        act();
        const AnyMatch& match = house_.table()->sitting().match();
        war.battles = public_view(match).battle;
        war.digest = match.digest();
        war.answers = match.answers();
    }
    hands_.press(house_.window(), *named(house_.window(), QStringLiteral("end-leave")));
    return war;
}

}  // namespace hexmoot::robot
