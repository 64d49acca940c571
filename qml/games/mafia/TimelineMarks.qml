pragma ComponentBehavior: Bound
import QtQuick
import League

// The phase's symbol, the number of its day or night, and a symbol for everything that happened.
Item {
    id: block

    required property string phase
    required property int day
    required property int night
    required property var marks
    readonly property var symbols: ({"death": "grave", "vote": "vote", "save": "shield-check", "claim": "discuss", "spared": "minus"})

    implicitWidth: row.implicitWidth
    implicitHeight: row.implicitHeight

    Row {
        id: row

        anchors.centerIn: parent
        spacing: Theme.space4

        Icon {
            anchors.verticalCenter: parent.verticalCenter
            symbol: States.icon("phase", block.phase)
            size: Theme.icon14
            color: States.colour("phase", block.phase)
        }
        Txt {
            anchors.verticalCenter: parent.verticalCenter
            visible: block.phase === "NIGHT_ACTIONS" || block.phase === "DAY_DISCUSSION"
            text: block.phase === "NIGHT_ACTIONS" ? block.night : block.day
            type: Theme.monoSmallStrong
            Accessible.ignored: true
        }
        Repeater {
            model: block.marks

            Icon {
                required property var modelData

                y: (row.height - height) / 2
                symbol: block.symbols[modelData.kind] || "info"
                size: Theme.icon14
                color: modelData.kind === "save" ? Theme.good : modelData.kind === "death" ? Theme.crimson : Theme.text1
            }
        }
    }
}
