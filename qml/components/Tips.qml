pragma Singleton
import QtQuick

/// The one tip of the window: what it says, beside which item and on which side. TipLayer draws it.
QtObject {
    property Item target: null
    property string text
    property bool below: false

    function show(item: Item, words: string, under: bool) {
        below = under;
        target = item;
        text = words;
    }

    function hide(item: Item) {
        if (target === item)
            target = null;
    }
}
