import QtQuick
import League
import League.View

// Events, crosstable and points in one place, one at a time.
Card {
    id: tabs

    property var league: Desk.league

    readonly property var events: ({
            value: "events",
            text: qsTr("Events")
        })
    readonly property var crosstable: ({ // only where players meet in pairs
            value: "crosstable",
            text: qsTr("Crosstable")
        })
    readonly property var points: ({
            value: "points",
            text: qsTr("Points over rounds")
        })

    padding: Theme.space8

    Segmented {
        id: choice

        anchors.left: parent.left
        anchors.leftMargin: Theme.space4
        size: 28
        name: qsTr("What to show")
        value: "events"
        segments: tabs.league.hasCrosstable ? [tabs.events, tabs.crosstable, tabs.points] : [tabs.events, tabs.points]
    }
    EventsPanel {
        anchors.fill: parent
        anchors.topMargin: choice.height
        visible: choice.value === "events"
        titled: false
        padding: 0
        color: Theme.transparent
        border.width: 0
        model: tabs.league.events
        onOpened: matchId => Nav.openMatch(matchId)
    }
    CrosstablePanel {
        anchors.fill: parent
        anchors.topMargin: choice.height
        visible: choice.value === "crosstable"
        titled: false
        padding: Theme.space4
        color: Theme.transparent
        border.width: 0
        model: tabs.league.crosstable
        onOpened: matchId => Nav.openMatch(matchId)
    }
    PointsPanel {
        anchors.fill: parent
        anchors.topMargin: choice.height
        visible: choice.value === "points"
        titled: false
        padding: Theme.space4
        color: Theme.transparent
        border.width: 0
        series: tabs.league.series
        rounds: tabs.league.rounds
        current: tabs.league.round
    }
    Row {
        anchors.right: parent.right
        anchors.rightMargin: Theme.space8
        y: 6
        visible: !tabs.league.isOver
        spacing: Theme.space8

        LiveDot {
            anchors.verticalCenter: parent.verticalCenter
        }
        Txt {
            text: qsTr("Live")
            type: Theme.captionStrong
            color: Theme.accent
        }
    }
}
