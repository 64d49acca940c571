import QtQuick
import League

// The bottom line of the window: what it is connected to at the start, counts and time at the end.
FocusScope {
    default property alias facts: startRow.data
    property alias endFacts: endRow.data

    implicitHeight: Theme.statusHeight
    clip: true
    Accessible.role: Accessible.StatusBar
    Accessible.name: qsTr("Status")

    Rectangle {
        anchors.fill: parent
        color: Theme.rail
    }
    Rule {
        anchors.left: parent.left
        anchors.right: parent.right
    }
    Row {
        id: startRow

        anchors.left: parent.left
        anchors.leftMargin: Theme.pageSide
        anchors.verticalCenter: parent.verticalCenter
        spacing: Theme.space20
    }
    Row {
        id: endRow

        anchors.right: parent.right
        anchors.rightMargin: Theme.pageSide
        anchors.verticalCenter: parent.verticalCenter
        spacing: Theme.space20
    }
}
