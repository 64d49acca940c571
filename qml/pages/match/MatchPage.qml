import QtQuick
import League

// One match: its states, who said what to whom, the JSON, and the proof that the draw was fair.
// Left and Right walk through the messages, Home and End jump.
AppPage {
    id: page

    required property var match // a MatchBoard
    signal backAsked
    signal saveAsked

    readonly property bool narrow: Theme.compact || Theme.low

    beside: MatchHeading {
        match: page.match
        width: page.width - 2 * Theme.pageSide - controls.width - 3 * Theme.space16
        onBackAsked: page.backAsked()
    }
    actions: MatchControls {
        id: controls

        match: page.match
        onSaveAsked: page.saveAsked()
    }
    Accessible.name: qsTr("Match %1").arg(match.matchId)
    Keys.onPressed: event => {
        event.accepted = true;
        if (event.key === Qt.Key_Left)
            match.previous();
        else if (event.key === Qt.Key_Right)
            match.next();
        else if (event.key === Qt.Key_Home)
            match.first();
        else if (event.key === Qt.Key_End)
            match.last();
        else if (event.key === Qt.Key_Space)
            match.isPlaying ? match.pause() : match.play();
        else
            event.accepted = false;
    }

    Card {
        id: chart

        anchors.left: parent.left
        anchors.right: parent.right
        implicitWidth: 0
        implicitHeight: 0
        height: diagram.implicitHeight + (page.narrow ? Theme.space16 : 2 * Theme.space16)
        padding: page.narrow ? Theme.space8 : Theme.space16

        StateDiagram {
            id: diagram

            anchors.fill: parent
            chart: "match"
            nodeSize: page.narrow ? 30 : 36
            lineGap: page.narrow ? Theme.space24 : Theme.space32
            nodes: page.match.nodes
            edges: page.match.edges
            name: qsTr("States of match %1, now %2").arg(page.match.matchId).arg(States.spoken(page.match.state))
        }
    }
    SequenceCard {
        id: sequence

        anchors.left: parent.left
        anchors.top: chart.bottom
        anchors.topMargin: Theme.cardGap
        width: page.narrow ? parent.width : Math.round((parent.width - Theme.cardGap) * 0.546)
        height: page.narrow ? Math.round((parent.height - chart.height - 2 * Theme.cardGap) * 0.55) : parent.height - chart.height - Theme.cardGap
        match: page.match
    }
    MatchPanels {
        anchors.left: sequence.right
        anchors.leftMargin: Theme.cardGap
        anchors.right: parent.right
        anchors.top: sequence.top
        anchors.bottom: parent.bottom
        visible: !page.narrow
        match: page.match
    }
    MatchTabs {
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.top: sequence.bottom
        anchors.topMargin: Theme.cardGap
        anchors.bottom: parent.bottom
        visible: page.narrow
        match: page.match
    }
}
