import QtQuick
import Hexmoot
import Hexmoot.Ui

/// A Faction card: its bloc's band and emblem, its ability.
PaperCard {
    id: card

    band: Paint.band(row.bloc)

    Icon {
        x: 36 * card.k
        y: 44 * card.k
        size: Math.round(28 * card.k)
        name: card.row.icon
        colour: card.band
    }
    CardWords {
        k: card.k
        x: 7 * card.k
        y: 76 * card.k
        width: 86 * card.k
        height: 11 * card.k
        visible: card.wordy
        text: card.row.kindName
        size: 8.6
        font.weight: Font.Bold
        horizontalAlignment: Text.AlignHCenter
        color: Paint.paperKind
    }
    CardWords {
        k: card.k
        x: 7 * card.k
        y: 90 * card.k
        width: 86 * card.k
        height: 42 * card.k
        visible: card.wordy
        text: card.row.effect
        size: 10.2
        horizontalAlignment: Text.AlignHCenter
    }
}
