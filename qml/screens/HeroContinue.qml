pragma ComponentBehavior: Bound
import QtQuick
import Hexmoot
import Hexmoot.Ui

/// The newest game: where it stands, who plays, Continue.
FocusScope {
    id: hero

    required property var save

    signal continued()
    signal savesWanted()

    function leading(): string {
        let best = save.seats ? save.seats[0] : null;
        let tied = false;
        for (let i = 1; best && i < save.seats.length; ++i) {
            tied = save.seats[i].points === best.points || (tied && save.seats[i].points < best.points);
            if (save.seats[i].points > best.points)
                best = save.seats[i];
        }
        return !best || best.points === 0 ? "" : tied ? qsTr("Even, %1 points").arg(best.points) : Phrase.fill(qsTr("%1 leads with %2"), [best.name, best.points]);
    }

    height: Math.max(Theme.px(Theme.low ? 0 : Math.min(338, Theme.rows - 562)), words.height + 2 * words.y)

    HeroFrame {
        id: frame
        anchors.fill: parent
        picture: hero.save.game ? "picture/games/" + hero.save.game + "/hero" : ""
    }
    Column {
        id: words
        x: Theme.px(Theme.narrow ? 20 : 37)
        y: Theme.px(Theme.low ? 16 : Theme.rows < 880 ? 22 : 38)
        width: Math.min(parent.width - 2 * x, frame.free - x, Theme.px(580))
        spacing: Theme.px(3)

        Label {
            width: parent.width
            text: qsTr("Saved %1").arg(hero.save.when ?? "")
            font: Theme.small
            color: Theme.mid
        }
        Label {
            width: parent.width
            text: hero.save.title ?? ""
            font: Theme.hero
            lineHeight: 0.86
            Accessible.role: Accessible.Heading
        }
        Label {
            width: parent.width
            text: hero.save.next ? hero.save.clock + ". " + hero.save.next : hero.save.clock ?? ""
            font: Theme.lead
            color: Theme.mid
        }
        Row {
            width: parent.width
            topPadding: Theme.px(Theme.low ? 8 : 20)
            bottomPadding: Theme.px(Theme.low ? 10 : 17)
            spacing: Theme.px(9)

            Repeater {
                model: hero.save.seats ?? []

                SeatEmblem {
                    required property var modelData

                    livery: modelData.livery
                    size: Theme.px(42)
                    Accessible.ignored: false
                    Accessible.name: modelData.name
                }
            }
            Label {
                width: parent.width - x
                height: Theme.px(42)
                leftPadding: Theme.sp2
                text: hero.leading()
                color: Theme.mid
                fontSizeMode: Text.Fit
                minimumPixelSize: Theme.px(12)
                elide: Text.ElideRight
            }
        }
        Flow {
            width: parent.width
            spacing: Theme.sp3

            Button {
                focus: true
                kind: Button.Primary
                large: true
                icon: "play"
                text: qsTr("Continue")
                description: hero.save.title ?? ""
                keycap: Keymap.text["confirm"]
                onClicked: hero.continued()
            }
            Button {
                large: true
                icon: "save"
                text: qsTr("All saved games")
                keycap: Settings.letterKeys ? "L" : ""
                onClicked: hero.savesWanted()
            }
        }
    }
}
