import QtQuick
import League

// The result on its way to the manager, who stands beside the players.
Item {
    id: report

    required property string label
    required property color ink
    required property real start

    SequenceArrow {
        anchors.fill: parent
        start: report.start
        end: manager.x + 4
        label: ""
        note: ""
        ink: report.ink
    }
    Txt {
        anchors.right: parent.right
        anchors.rightMargin: report.width - report.start + Theme.space12
        y: 15
        text: report.label
        type: Theme.monoSmallStrong
        Accessible.ignored: true
    }
    SequenceTile {
        id: manager

        anchors.verticalCenter: parent.verticalCenter
        x: Math.min(report.start + 126, report.width - width - Theme.space16)
        text: qsTr("League Manager")
        symbol: "manager"
        tone: "gold"
    }
}
