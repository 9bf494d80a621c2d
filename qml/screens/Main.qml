import QtQuick
import Hexmoot.Ui

Window {
    id: window

    property string screen: "gallery"

    width: 1600
    height: 900
    visible: true
    title: "Hexmoot"
    color: Theme.bg0

    Binding {
        target: Theme
        property: "extent"
        value: Qt.size(window.width, window.height)
    }
    TipLayer {
        z: 200
    }
    Loader {
        anchors.fill: parent
        focus: true
        source: ({ gallery: "Gallery.qml", galleryCurtain: "GalleryCurtain.qml" })[window.screen]
    }
}
