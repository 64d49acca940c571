pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import League

// The table as the manager sent it last.
EndDrawer {
    id: drawer

    required property var seat

    title: qsTr("Standings")

    ListView {
        id: list

        anchors.fill: parent
        clip: contentHeight > height
        boundsBehavior: Flickable.StopAtBounds
        model: drawer.seat.table
        Accessible.role: Accessible.List
        Accessible.name: drawer.title
        T.ScrollBar.vertical: Scroller {}

        delegate: StandingsLine {
            width: list.width
        }
    }
    EmptyState {
        anchors.centerIn: parent
        width: parent.width
        visible: list.count === 0
        symbol: "trophy"
        title: qsTr("No table yet")
        sentence: qsTr("The manager sends it when a round is over.")
    }
}
