pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import League

// The last table of a league, with every round.
Card {
    id: panel

    required property var model
    property int rounds: 0
    readonly property bool tight: Theme.compact || Theme.low
    readonly property int countWidth: tight ? 30 : 44
    readonly property int pointsWidth: tight ? 48 : 68
    // As many rounds as leave room for the name.
    readonly property int marksShown: Math.max(1, Math.min(rounds, Math.floor((width - 2 * padding - 94 - 150 - (tight ? 3 : 4) * countWidth - pointsWidth) / 20)))
    signal opened(string playerId)

    implicitWidth: 0 // the page decides
    implicitHeight: 0
    padding: Theme.space12
    name: qsTr("Final standings")

    PanelTitle {
        id: title

        x: Theme.space8
        width: parent.width - 2 * Theme.space8
        text: qsTr("Final standings")

        Txt {
            text: qsTr("points, then wins, then matches between them", "how the table is ordered")
            type: Theme.caption
            color: Theme.text3
            visible: !panel.tight
        }
    }
    StandingsHead {
        id: head

        anchors.left: parent.left
        anchors.right: parent.right
        anchors.leftMargin: Theme.space8
        anchors.rightMargin: Theme.space8
        anchors.top: title.bottom
        narrow: panel.tight
        countWidth: panel.countWidth
        formWidth: panel.marksShown * 20 + Theme.space16
        pointsWidth: panel.pointsWidth
        formTitle: panel.marksShown < panel.rounds ? qsTr("Last %n round(s)", "", panel.marksShown) : qsTr("All %n round(s)", "", panel.rounds)
    }
    ListView {
        id: list

        anchors.left: parent.left
        anchors.right: parent.right
        anchors.top: head.bottom
        anchors.topMargin: Theme.space4
        anchors.bottom: parent.bottom
        clip: contentHeight > height
        spacing: panel.tight ? 0 : 2
        model: panel.model
        reuseItems: true
        boundsBehavior: Flickable.StopAtBounds
        activeFocusOnTab: true
        keyNavigationEnabled: true
        Accessible.role: Accessible.Table
        Accessible.name: panel.name
        T.ScrollBar.vertical: Scroller {}

        delegate: FinalRow {
            width: ListView.view.width
            implicitHeight: panel.tight ? 36 : Math.max(40, Math.min(50, (list.height - 7 * list.spacing) / 8))
            narrow: panel.tight
            countWidth: panel.countWidth
            formWidth: panel.marksShown * 20 + Theme.space16
            pointsWidth: panel.pointsWidth
            marksShown: panel.marksShown
            onClicked: panel.opened(playerId)
        }
    }
}
