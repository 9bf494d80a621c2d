import QtQuick
import Hexmoot
import Hexmoot.Ui

/// The card of a Location: type, Defense Value, Resource Value, points, and its ability; struck through once it is used.
PaperCard {
    id: card

    component Fact: Row {
        id: fact

        required property real k
        property string icon
        property int value
        property color tint

        spacing: 1.5 * fact.k

        Icon {
            anchors.verticalCenter: parent.verticalCenter
            size: Math.round(14 * fact.k)
            name: parent.icon
            colour: parent.tint
        }
        CardWords {
            k: fact.k
            anchors.verticalCenter: parent.verticalCenter
            text: parent.value
            size: 12.5
            font.family: Theme.displayFamily
            font.weight: Font.ExtraBold
            fontSizeMode: Text.FixedSize
        }
    }

    band: Paint.location

    Rectangle {
        x: 5 * card.k
        y: 17 * card.k
        width: 90 * card.k
        height: Math.max(2, 2 * card.k)
        visible: card.row.used
        color: Theme.bandInk
    }
    Column {
        x: 7 * card.k
        y: 39 * card.k
        width: 87 * card.k
        visible: card.wordy
        spacing: 2 * card.k

        CardWords {
            k: card.k
            width: parent.width
            height: 11 * card.k
            text: card.row.kindName
            size: 8.6
            color: Paint.paperMid
        }
        CardWords {
            k: card.k
            width: parent.width
            height: 13 * card.k
            text: card.row.ability
            size: 11
            font.weight: Font.Bold
            font.strikeout: card.row.used
        }
        CardWords {
            k: card.k
            width: parent.width
            height: 32 * card.k
            text: card.row.effect
            size: 9.6
        }
        CardWords {
            k: card.k
            width: parent.width
            height: 10 * card.k
            text: card.row.used ? qsTr("used") : qsTr("once a game")
            size: 8.2
            font.weight: Font.DemiBold
            color: card.row.used ? Paint.paperBad : Paint.paperKind
        }
    }
    Row {
        anchors.horizontalCenter: parent.horizontalCenter
        y: 116 * card.k
        spacing: 6 * card.k

        Fact {
            k: card.k
            icon: "shield"
            value: card.row.defence
            tint: Paint.tension
        }
        Fact {
            k: card.k
            icon: "coin"
            value: card.row.worth
            tint: Paint.paperKind
        }
        Fact {
            k: card.k
            icon: "victory-point"
            value: card.row.points
            tint: Paint.mission
        }
    }
}
