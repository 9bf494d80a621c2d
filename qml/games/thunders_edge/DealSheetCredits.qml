import QtQuick
import Hexmoot
import Hexmoot.Ui

/// Larger sums: a stepper and a button that names what it shows.
Row {
    id: sum

    required property var row
    required property TeDeals deals
    property int amount: row.numbers.length + 1

    spacing: Theme.px(6)

    Stepper {
        text: qsTr("Credits")
        value: sum.amount
        from: sum.row.numbers.length + 1
        to: Math.max(sum.row.most, sum.row.numbers.length + 1)
        onStepped: (value) => sum.amount = value
    }
    Button {
        property bool lit: true

        objectName: "word/" + sum.amount
        text: qsTr("Put in %1").arg(sum.amount)
        onClicked: sum.deals.name(sum.row.key, sum.amount)
    }
}
