import QtQuick
import Hexmoot.Ui

/// Gallery: buttons, chips, switches, fields.
Flow {
    spacing: Theme.sp3

    Logo { size: Theme.px(44) }
    Label { text: "Hexmoot component sheet"; font: Theme.h1 }
    Chip { text: "Legal choice"; checked: true; checkable: true }
    Chip { text: "Neutral" }
    Button { kind: Button.Primary; text: "Confirm"; keycap: "Enter" }
    Button { text: "Secondary"; keycap: "D" }
    Button { kind: Button.Quiet; text: "Quiet"; icon: "undo"; keycap: "Esc" }
    Button { text: "Not legal now"; icon: "ban"; reason: "Nothing is selected." }
    Button { kind: Button.Primary; large: true; text: "Continue"; icon: "play"; keycap: "Enter"; focus: true }
    Toggle { text: "On"; checked: true }
    Toggle { text: "Off" }
    TextField { name: "Name"; text: "Gold" }
    TextField { name: "Search"; hint: "Name, game or player"; icon: "search" }
    Slider { text: "Volume"; value: 0.6 }
    ProgressBar { value: 0.7; text: "7 of 10" }
    ScorePips { livery: 0; seatName: "Vermilion"; value: 8; total: 12 }
    ScorePips { livery: 1; seatName: "Azure"; value: 6; total: 12 }
    Keycap { key: "Space"; solid: true }
    Choice { title: "Courtesy"; note: "Curtain and name before secrets."; checked: true }
    Choice { title: "Open"; note: "No curtains. For friends who trust." }
    TabBar { text: "Side panel"; width: Theme.px(260); tabs: ["Selected", "Log", "Rules"] }
}
