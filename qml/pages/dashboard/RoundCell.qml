pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import League

// One round: its state, its matches as pips (as a bar when they are many), and how many are done
// while it is played.
ActionCard {
    id: cell

    required property int round
    required property string stateWord
    required property int done
    required property int matches
    required property var pips
    required property bool isCurrent
    required property bool isShown
    property bool thin: false // a low window
    property bool travelled: false // the time machine stands here
    readonly property bool pending: stateWord === "PENDING"
    readonly property bool crowded: pips.length * 14 > width - 72 - (isCurrent ? 120 : 0)

    enabled: !pending
    padding: Theme.space12
    topPadding: Theme.space4
    bottomPadding: Theme.space4
    selected: isCurrent || travelled
    text: isCurrent ? qsTr("Round %1, %2, %3 of %4 matches done").arg(round).arg(States.spoken(stateWord)).arg(done).arg(matches) : qsTr("Round %1, %2").arg(round).arg(States.spoken(stateWord))

    background: Rectangle {
        radius: Theme.radius8
        color: cell.isCurrent ? Theme.accentBg : cell.hovered ? Theme.surface2 : Theme.surface1
        border.color: cell.visualFocus || cell.travelled ? Theme.accent : cell.isCurrent ? Theme.accentLine : Theme.line
        border.width: cell.visualFocus || cell.travelled ? Theme.strokeFocus : Theme.strokeBorder
        opacity: cell.pending ? 0.6 : 1
    }
    contentItem: RowLayout {
        spacing: Theme.space12

        Icon {
            symbol: States.icon("round", cell.stateWord)
            size: cell.thin ? Theme.icon14 : Theme.icon18
            color: cell.pending ? Theme.text3 : States.colour("round", cell.stateWord)
        }
        ColumnLayout {
            Layout.fillWidth: true
            spacing: Theme.space4

            Txt {
                Layout.fillWidth: true
                text: cell.thin && !cell.isCurrent ? qsTr("R%1", "short for round").arg(cell.round) : qsTr("Round %1").arg(cell.round)
                type: Theme.smallStrong
                color: cell.pending ? Theme.text3 : Theme.text1
                elide: Text.ElideRight
                Accessible.ignored: true
            }
            ProgressLine {
                Layout.fillWidth: true
                Layout.preferredWidth: 0
                Layout.topMargin: Theme.space4
                visible: !cell.thin && cell.crowded
                implicitHeight: 4
                value: cell.done / Math.max(1, cell.matches)
                fill: States.colour("round", cell.stateWord)
                Accessible.ignored: true // the cell says it
            }
            Row {
                visible: !cell.thin && !cell.crowded
                spacing: 5

                Repeater {
                    // As a number: a list would make new pips for every match that moves.
                    model: cell.thin || cell.crowded ? 0 : cell.pips.length

                    MatchPip {
                        required property int index

                        status: cell.pips[index] || "pending"
                    }
                }
            }
        }
        ColumnLayout {
            visible: cell.isCurrent
            spacing: Theme.space4

            Chip {
                Layout.alignment: Qt.AlignRight
                visible: !cell.thin
                dense: true
                chart: "round"
                word: cell.stateWord
            }
            Txt {
                Layout.alignment: Qt.AlignRight
                text: qsTr("%1 of %2 done").arg(cell.done).arg(cell.matches)
                type: Theme.caption
                color: Theme.text2
                Accessible.ignored: true
            }
        }
    }
}
