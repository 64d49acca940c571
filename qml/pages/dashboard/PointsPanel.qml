import QtQuick
import League

// Points of every player after each round.
Card {
    id: panel

    required property var series
    required property int rounds
    required property int current
    property bool titled: true

    name: qsTr("Points over rounds")

    PanelTitle {
        id: title

        width: parent.width
        visible: panel.titled
        text: qsTr("Points over rounds")
    }
    LineChart {
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.top: panel.titled ? title.bottom : parent.top
        anchors.bottom: parent.bottom
        series: panel.series
        rounds: Math.max(1, panel.rounds)
        current: panel.current
    }
}
