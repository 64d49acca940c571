pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import League

// How far a match is: passed bars in the state's line colour, the present one in its colour.
RowLayout {
    id: bars

    property int stages: 6
    property int stage: 0 // the present one, from 0
    property string tone: "accent"

    spacing: Theme.space4
    Accessible.role: Accessible.ProgressBar
    Accessible.name: qsTr("Stage %1 of %2").arg(stage + 1).arg(stages)

    Repeater {
        model: bars.stages

        Rectangle {
            required property int index

            Layout.fillWidth: true
            implicitHeight: 4
            radius: 2
            color: index === bars.stage ? Theme[bars.tone] : index < bars.stage ? Theme[bars.tone + "Line"] : Theme.surface3

            Behavior on color {
                ColorAnimation {
                    duration: Theme.durationState
                    easing.type: Theme.easeMove
                }
            }
        }
    }
}
