pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import League

// Who accused, defended and voted against whom, on one day or on all; what built-in players think
// of each, where the viewer may know.
ColumnLayout {
    id: grid

    required property var board

    spacing: Theme.space12

    DropDown {
        Layout.preferredWidth: 160
        size: 36
        label: qsTr("Day that is shown")
        model: [qsTr("All days")].concat(Array.from({length: grid.board.table.day}, (unused, at) => qsTr("Day %1").arg(at + 1)))
        currentIndex: grid.board.suspicionDay
        onActivated: index => grid.board.suspicionDay = index
    }
    Flow {
        Layout.fillWidth: true
        spacing: Theme.space16

        Repeater {
            model: [{symbol: "target", text: qsTr("accused")}, {symbol: "shield-check", text: qsTr("defended")}, {symbol: "vote", text: qsTr("voted")}].concat(grid.board.view === "god" ? [{symbol: "think", text: qsTr("number: how much a built-in player suspects whom")}] : [])

            Row {
                id: key

                required property var modelData

                spacing: Theme.space4

                Icon {
                    symbol: key.modelData.symbol
                    size: Theme.icon14
                }
                Txt {
                    text: key.modelData.text
                    type: Theme.caption
                    color: Theme.text2
                }
            }
        }
    }
    ListView {
        id: rows

        Layout.fillWidth: true
        Layout.fillHeight: true
        clip: true
        spacing: Theme.space8
        model: grid.board.suspicions
        boundsBehavior: Flickable.StopAtBounds
        activeFocusOnTab: true
        Accessible.role: Accessible.List
        Accessible.name: qsTr("Who suspects whom")

        delegate: SuspicionLine {
            width: rows.width
        }
    }
}
