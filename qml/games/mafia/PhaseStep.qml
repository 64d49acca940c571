import QtQuick
import League

// One phase on the way through a day: passed, present or still to come.
Rectangle {
    id: step

    required property string phase
    property bool isCurrent: false
    property bool isPassed: false
    property string limit // "30 s", "10 × 15 s"
    readonly property color ink: isCurrent ? States.colour("phase", phase) : isPassed ? Theme.text1 : Theme.text3

    implicitWidth: row.implicitWidth + (isCurrent ? 2 * Theme.space16 : 2 * Theme.space4)
    implicitHeight: 36
    radius: Theme.radius8
    color: isCurrent ? States.background("phase", phase) : Theme.transparent
    border.color: isCurrent ? ink : Theme.transparent
    Accessible.role: Accessible.StaticText
    Accessible.name: isCurrent ? qsTr("%1, now").arg(States.spoken(phase)) : isPassed ? qsTr("%1, passed").arg(States.spoken(phase)) : States.spoken(phase)

    Row {
        id: row

        anchors.centerIn: parent
        spacing: Theme.space8

        Icon {
            anchors.verticalCenter: parent.verticalCenter
            symbol: step.isPassed ? "check" : States.icon("phase", step.phase)
            size: Theme.icon16
            color: step.ink
        }
        Txt {
            anchors.verticalCenter: parent.verticalCenter
            visible: !Theme.compact || step.isCurrent
            text: step.phase
            type: step.isCurrent ? Theme.monoSmallStrong : Theme.monoSmall
            color: step.ink
            Accessible.ignored: true
        }
        Txt {
            anchors.verticalCenter: parent.verticalCenter
            visible: step.isCurrent && step.limit !== ""
            text: step.limit
            type: Theme.small
            color: Theme.text1
            Accessible.ignored: true
        }
    }
}
