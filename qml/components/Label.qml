import QtQuick
import Hexmoot.Ui

/// Text of the interface: plain, in the body face, readable colour. A word wider than the line breaks within. Set `font` to a role of Theme.
Text {
    color: Theme.hi
    font: Theme.body
    textFormat: Text.PlainText
    lineHeight: Theme.leading(font.family)
    verticalAlignment: Text.AlignVCenter
    wrapMode: Text.Wrap
    linkColor: Theme.info
    Accessible.role: Accessible.StaticText
    Accessible.name: text
    Accessible.ignored: text.length === 0
}
