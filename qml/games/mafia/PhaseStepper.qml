pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import League

// The seven phases in a row; the present one in its colour, with how long it may last.
Item {
    id: stepper

    required property var table
    readonly property var phases: ["SETUP", "NIGHT_ACTIONS", "MORNING_REVEAL", "DAY_DISCUSSION", "DAY_VOTING", "RESOLUTION", "END"]
    readonly property string seconds: table.totalMs > 0 ? qsTr("%1 s", "seconds").arg(Math.round(table.totalMs / 1000)) : ""
    readonly property string limit: table.phase === "DAY_DISCUSSION" && seconds !== "" ? qsTr("%1 × %2", "turns × seconds").arg(table.turnsInAll).arg(seconds) : seconds

    implicitHeight: Theme.low ? 44 : 56
    Accessible.role: Accessible.Grouping
    Accessible.name: table.nextPhase !== "" ? qsTr("Phase %1, next %2").arg(States.spoken(table.phase)).arg(States.spoken(table.nextPhase)) : qsTr("Phase %1").arg(States.spoken(table.phase))

    RowLayout {
        anchors.fill: parent
        anchors.leftMargin: Theme.pageSide
        anchors.rightMargin: Theme.pageSide
        spacing: Theme.space4

        Repeater {
            model: stepper.phases

            RowLayout {
                id: part

                required property string modelData
                required property int index
                readonly property bool isLast: index === stepper.phases.length - 1

                Layout.fillWidth: !isLast
                spacing: Theme.space4

                PhaseStep {
                    phase: part.modelData
                    isCurrent: stepper.table.phase === part.modelData
                    isPassed: !isCurrent && stepper.table.passedPhases.includes(part.modelData)
                    limit: stepper.limit
                }
                Rule {
                    Layout.fillWidth: true
                    visible: !part.isLast
                    color: stepper.table.passedPhases.includes(part.modelData) ? Theme.text2 : Theme.line2
                }
            }
        }
    }
    Rule {
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.bottom: parent.bottom
    }
}
