pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import League

// The night: who does what, as far as the viewer may know, and what happens when time runs out.
ColumnLayout {
    id: panel

    required property var board
    property bool held: false
    property bool showsThoughts: true
    readonly property var table: board.table

    spacing: Theme.space12

    PanelHead {
        Layout.fillWidth: true
        table: panel.table
        held: panel.held
        title: qsTr("Night actions")
        caption: panel.table.actors > 0 ? qsTr("%1 of %2 submitted").arg(panel.table.submitted).arg(panel.table.actors) : qsTr("The night is running")
    }
    ListView {
        id: deeds

        Layout.fillWidth: true
        Layout.fillHeight: true
        visible: count > 0
        clip: true
        spacing: Theme.space8
        boundsBehavior: Flickable.StopAtBounds
        model: panel.board.actions
        activeFocusOnTab: true
        Accessible.role: Accessible.List
        Accessible.name: qsTr("Night actions")

        delegate: NightDeed {
            width: deeds.width
            showsThoughts: panel.showsThoughts
        }
    }
    EmptyState {
        Layout.fillWidth: true
        Layout.fillHeight: true
        visible: deeds.count === 0
        symbol: "night"
        title: qsTr("It is night")
        sentence: qsTr("What happens now is known in the morning.")
    }
    Rule {
        Layout.fillWidth: true
    }
    Txt {
        text: qsTr("If the time runs out")
        type: Theme.captionStrong
        color: Theme.text3
    }
    // No lines of the layout itself: in Qt 6.4 one that is not visible, as in a closed drawer, keeps
    // those that another language has replaced, and crashes when the window changes its size.
    Column {
        id: defaults

        Layout.fillWidth: true
        spacing: Theme.space12

        Repeater {
            model: [{role: "mafia", text: qsTr("a random living player outside the mafia")}, {role: "doctor", text: qsTr("a random living player, no repeat")}, {role: "sheriff", text: qsTr("a random living player, not the Sheriff")}]

            RowLayout {
                id: line

                required property var modelData

                width: defaults.width
                spacing: Theme.space8

                Icon {
                    symbol: States.icon("role", line.modelData.role)
                    color: States.colour("role", line.modelData.role)
                }
                Txt {
                    Layout.fillWidth: true
                    text: line.modelData.text
                    type: Theme.small
                    color: Theme.text2
                    elide: Text.ElideRight
                }
            }
        }
    }
}
