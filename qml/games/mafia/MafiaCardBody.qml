pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import League

// A match of Mafia on a card of the dashboard: phase, day and how many live; never a role.
Item {
    id: body

    required property var match
    property real nowMs: 0
    readonly property bool runs: match.phase !== "" && !match.isCounted

    RowLayout {
        id: top

        anchors.left: parent.left
        anchors.right: parent.right
        spacing: Theme.space8

        Txt {
            text: body.match.matchId
            type: Theme.monoStrong
            Accessible.ignored: true
        }
        Txt {
            Layout.fillWidth: true
            text: body.match.referee
            type: Theme.monoSmall
            color: Theme.text3
            elide: Text.ElideRight
            Accessible.ignored: true
        }
        Chip {
            dense: true
            chart: body.runs ? "phase" : "match"
            word: body.runs ? body.match.phase : body.match.stateWord
        }
    }
    RowLayout {
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter
        anchors.verticalCenterOffset: Theme.space4
        spacing: Theme.space16

        MafiaCardFacts {
            Layout.fillWidth: true
            match: body.match
        }
        Ring {
            visible: body.runs && body.match.windowMs > 0
            size: 48
            total: body.match.windowMs
            remaining: Math.max(0, body.match.deadlineMs - body.nowMs)
            colour: States.colour("phase", body.match.phase)
        }
    }
    Row {
        id: bars

        readonly property real cell: (width - 9 * spacing) / 10

        anchors.left: parent.left
        anchors.right: parent.right
        anchors.bottom: parent.bottom
        anchors.bottomMargin: Theme.space4
        spacing: Theme.space4

        Repeater {
            model: body.match.seats

            Rectangle {
                required property int index

                width: bars.cell
                height: 4
                radius: 2
                color: body.match.phase === "" || index < body.match.alive ? Theme.accent : Theme.surface3
            }
        }
    }
}
