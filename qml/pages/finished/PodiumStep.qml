import QtQuick
import League

// One of the best three on its step. risen goes from 0 to 1.
Item {
    id: step

    property var who: ({rank: 1, name: "", number: 1, strategy: "", points: 0})
    property real stepHeight: 120
    property real risen: 1
    readonly property bool champion: who.rank === 1
    readonly property bool tight: stepHeight < 90
    readonly property color metal: [Theme.gold, Theme.silver, Theme.bronze][who.rank - 1]
    readonly property real faceCentre: face.y + face.height / 2

    opacity: risen
    Accessible.role: Accessible.StaticText
    Accessible.name: qsTr("%1, %2, %n point(s)", "rank, name and points of a player", who.points).arg(who.rank).arg(who.name)

    Avatar {
        id: face

        anchors.horizontalCenter: parent.horizontalCenter
        anchors.bottom: called.top
        anchors.bottomMargin: step.tight ? Theme.space4 : Theme.space12
        size: step.champion ? (step.height > 340 ? 84 : 52) : (step.height > 340 ? 64 : 40)
        name: step.who.name
        number: step.who.number
        Accessible.ignored: true
    }
    Txt {
        id: called

        anchors.bottom: mind.top
        width: parent.width
        horizontalAlignment: Text.AlignHCenter
        text: step.who.name
        type: step.champion && !step.tight ? Theme.projector26 : Theme.h2
        elide: Text.ElideRight
        Accessible.ignored: true
    }
    Txt {
        id: mind

        anchors.bottom: box.top
        anchors.bottomMargin: Theme.space12
        width: parent.width
        horizontalAlignment: Text.AlignHCenter
        text: Words.strategy(step.who.strategy)
        type: Theme.small
        color: Theme.text3
        elide: Text.ElideRight
        Accessible.ignored: true
    }
    Rectangle {
        id: box

        anchors.bottom: parent.bottom
        width: parent.width
        height: step.stepHeight * (0.4 + 0.6 * step.risen)
        radius: Theme.radius12
        border.color: Theme.line2
        gradient: Gradient {
            GradientStop {
                position: 0
                color: Theme.surface3
            }
            GradientStop {
                position: 1
                color: Theme.surface1
            }
        }

        Column {
            anchors.horizontalCenter: parent.horizontalCenter
            y: step.tight ? Theme.space4 : Theme.space12

            Row {
                anchors.horizontalCenter: parent.horizontalCenter
                spacing: Theme.space8

                Icon {
                    anchors.verticalCenter: parent.verticalCenter
                    symbol: "medal"
                    size: step.champion ? Theme.icon28 : Theme.icon22
                    color: step.metal
                }
                Txt {
                    anchors.verticalCenter: parent.verticalCenter
                    text: step.who.rank
                    type: step.champion ? Theme.projector26 : Theme.h2
                    color: step.metal
                    Accessible.ignored: true
                }
            }
            Txt {
                anchors.horizontalCenter: parent.horizontalCenter
                visible: step.stepHeight >= 68
                text: step.who.points
                type: step.champion && !step.tight ? Theme.projector38 : Theme.projector26
                Accessible.ignored: true
            }
            Txt {
                anchors.horizontalCenter: parent.horizontalCenter
                visible: step.stepHeight >= 100
                text: qsTr("point(s)", "under the number of points", step.who.points)
                type: Theme.small
                color: Theme.text3
                Accessible.ignored: true
            }
        }
    }
}
