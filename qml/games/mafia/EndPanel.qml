pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import League

// The end: who won and why, and what everybody was.
ColumnLayout {
    id: panel

    required property var board
    readonly property var table: board.table
    signal postmortemAsked

    spacing: Theme.space12

    PanelHead {
        Layout.fillWidth: true
        table: panel.table
        title: Words.winner(panel.table.winner)
        caption: Words.endReason(panel.table.reason)
        timed: false
    }
    ListView {
        id: fates

        Layout.fillWidth: true
        Layout.fillHeight: true
        clip: true
        spacing: Theme.space4
        boundsBehavior: Flickable.StopAtBounds
        model: panel.board.seats
        activeFocusOnTab: true
        Accessible.role: Accessible.List
        Accessible.name: qsTr("Roles and fates")

        delegate: FateLine {
            width: fates.width
        }
    }
    PushButton {
        objectName: "postmortemButton"
        Layout.fillWidth: true
        symbol: "grave"
        text: qsTr("Post-mortem")
        hint: "P"
        onClicked: panel.postmortemAsked()
    }
    Txt {
        Layout.fillWidth: true
        visible: panel.table.seed !== ""
        text: qsTr("Seed %1").arg(Words.isolated(panel.table.seed))
        type: Theme.monoSmall
        color: Theme.text3
        elide: Text.ElideRight
    }
}
