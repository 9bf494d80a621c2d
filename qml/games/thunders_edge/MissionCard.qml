pragma ComponentBehavior: Bound
import QtQuick
import Hexmoot
import Hexmoot.Ui

/// A Mission card: family, what it costs with ticks and crosses, what it does, points and tension.
PaperCard {
    id: card

    band: Paint.mission

    Column {
        x: 7 * card.k
        y: 39 * card.k
        width: 87 * card.k
        visible: card.wordy
        spacing: 2.5 * card.k

        CardWords {
            k: card.k
            width: parent.width
            height: 11 * card.k
            text: card.row.timing ? card.row.timing : card.row.kindName
            size: 8.6
            font.weight: Font.Bold
            color: Paint.paperKind
        }
        Row {
            visible: card.row.pay.length > 0
            height: 13 * card.k
            spacing: 2.5 * card.k

            Repeater {
                model: card.row.pay

                Row {
                    id: line
                    required property var modelData

                    height: parent ? parent.height : 0
                    spacing: 1.2 * card.k

                    Icon {
                        anchors.verticalCenter: parent.verticalCenter
                        size: Math.round(12 * card.k)
                        name: line.modelData.icon
                        colour: line.modelData.bloc ? Paint.band(line.modelData.bloc) : Theme.paperInk
                    }
                    CardWords {
                        k: card.k
                        anchors.verticalCenter: parent.verticalCenter
                        text: line.modelData.need
                        size: 10.5
                        font.weight: Font.Bold
                        fontSizeMode: Text.FixedSize
                    }
                    CardMark {
                        anchors.verticalCenter: parent.verticalCenter
                        size: Math.round(9 * card.k)
                        ok: line.modelData.ok
                    }
                }
            }
        }
        Row {
            visible: card.row.control.length > 0
            spacing: 2 * card.k

            CardMark {
                id: mark
                size: Math.round(9 * card.k)
                ok: card.row.controls
            }
            CardWords {
                k: card.k
                width: (mark.visible ? 75 : 86) * card.k
                height: Math.min(implicitHeight, 20 * card.k)
                text: card.row.control
                size: 8.4
                color: Paint.paperMid
            }
        }
        CardWords {
            k: card.k
            width: parent.width
            height: (card.row.pay.length > 0 ? (card.row.control ? 28 : 44) : 56) * card.k
            text: card.row.effect
            size: card.row.pay.length > 0 ? 9.4 : 10.2
        }
    }

    // ---- the foot
    Row {
        x: 7 * card.k
        y: 113 * card.k
        height: 22 * card.k
        visible: card.row.points > 0 || card.row.strength > 0
        spacing: 3 * card.k

        Icon {
            anchors.verticalCenter: parent.verticalCenter
            size: Math.round(20 * card.k)
            name: card.row.strength > 0 ? card.row.icon : "victory-point"
            colour: Paint.mission
        }
        CardWords {
            k: card.k
            anchors.verticalCenter: parent.verticalCenter
            text: card.row.strength > 0 ? card.row.strength : card.row.points
            size: 16
            font.family: Theme.displayFamily
            font.weight: Font.ExtraBold
            fontSizeMode: Text.FixedSize
        }
    }
    Rectangle {
        x: 68 * card.k
        y: 111 * card.k
        width: 25 * card.k
        height: width
        radius: width / 2
        visible: card.row.tension > 0
        color: Paint.tension

        CardWords {
            k: card.k
            anchors.centerIn: parent
            text: "+" + card.row.tension
            size: 13
            font.family: Theme.displayFamily
            font.weight: Font.ExtraBold
            fontSizeMode: Text.FixedSize
            color: Theme.bandInk
        }
    }
    Row {
        anchors.right: parent.right
        anchors.rightMargin: 7 * card.k
        y: 113 * card.k
        height: 22 * card.k
        visible: card.row.cost > 0
        spacing: 2 * card.k

        Icon {
            anchors.verticalCenter: parent.verticalCenter
            size: Math.round(16 * card.k)
            name: "coin"
            colour: Paint.paperKind
        }
        CardWords {
            k: card.k
            anchors.verticalCenter: parent.verticalCenter
            text: card.row.cost
            size: 14
            font.family: Theme.displayFamily
            font.weight: Font.ExtraBold
            fontSizeMode: Text.FixedSize
        }
        CardMark {
            anchors.verticalCenter: parent.verticalCenter
            size: Math.round(10 * card.k)
            ok: card.row.afford
        }
    }
}
