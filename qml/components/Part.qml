import QtQuick

/// Shows the component of the file `part`, made with the properties `given`; another file replaces it, none removes it.
Loader {
    property string part
    property var given: ({})

    function show() {
        if (part.length > 0)
            setSource(part, given);
        else
            source = "";
    }

    onPartChanged: show()
    Component.onCompleted: show()
}
