import QtQuick
import QtQuick.Layouts
import League

// What a referee offers: its games, and how many matches it runs at once.
RowLayout {
    id: limits

    required property var join

    spacing: Theme.space32

    LabelledBox {
        label: qsTr("Games")

        Chip {
            height: 40
            text: Words.game("even_odd")
            symbol: "choices"
            tone: "accent"
        }
    }
    LabelledBox {
        label: qsTr("Matches at a time")

        Stepper {
            size: 40
            from: 1
            to: 50
            value: limits.join.matchesAtOnce
            Accessible.name: qsTr("Matches at a time")
            onValueModified: limits.join.matchesAtOnce = value
        }
    }
    Item {
        Layout.fillWidth: true
    }
}
