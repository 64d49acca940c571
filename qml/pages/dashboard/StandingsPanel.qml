pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import League
import League.View

// The table of a league. Rows slide to their new place when the order changes.
Card {
    id: panel

    required property var model
    property bool narrow: false // compact: no title, no column of matches played
    signal opened(string playerId)

    readonly property int countWidth: narrow ? 30 : 36
    readonly property int formWidth: 112
    readonly property int pointsWidth: 52

    padding: Theme.space12
    name: qsTr("Standings")

    PanelTitle {
        id: title

        x: Theme.space8
        y: 1
        width: parent.width - 2 * Theme.space8
        visible: !panel.narrow
        text: qsTr("Standings")

        ResultLegend {}
    }
    StandingsHead {
        id: head

        anchors.left: parent.left
        anchors.right: parent.right
        anchors.leftMargin: Theme.space8
        anchors.rightMargin: Theme.space8
        y: panel.narrow ? 0 : 34
        narrow: panel.narrow
        countWidth: panel.countWidth
        formWidth: panel.formWidth
        pointsWidth: panel.pointsWidth
    }
    ListView {
        id: list

        anchors.left: parent.left
        anchors.right: parent.right
        anchors.top: head.bottom
        anchors.topMargin: 3
        anchors.bottom: parent.bottom
        anchors.bottomMargin: -Theme.space4
        clip: contentHeight > height
        model: panel.model
        reuseItems: true
        boundsBehavior: Flickable.StopAtBounds
        activeFocusOnTab: true
        keyNavigationEnabled: true
        Accessible.role: Accessible.Table
        Accessible.name: qsTr("Standings")

        T.ScrollBar.vertical: Scroller {}
        move: Transition {
            NumberAnimation {
                property: "y"
                duration: Theme.durationMove
                easing.type: Theme.easeMove
            }
        }
        displaced: Transition {
            NumberAnimation {
                property: "y"
                duration: Theme.durationMove
                easing.type: Theme.easeMove
            }
        }
        delegate: StandingsRow {
            width: ListView.view.width
            narrow: panel.narrow
            countWidth: panel.countWidth
            formWidth: panel.formWidth
            pointsWidth: panel.pointsWidth
            onClicked: panel.opened(playerId)
        }
    }
    RepaintArea {
        anchors.fill: list
        model: panel.model
        position: list.contentY
        slides: Theme.durationMove > 0
    }
}
