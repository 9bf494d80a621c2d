pragma Singleton
import QtQuick

/// The one tip of the window: what it says and beside which item. TipLayer draws it.
QtObject {
    property Item target: null
    property string text

    function show(item: Item, words: string) {
        target = item;
        text = words;
    }

    function hide(item: Item) {
        if (target === item)
            target = null;
    }
}
