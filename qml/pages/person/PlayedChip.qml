import QtQuick
import League

// One match that was played: how it ended, against whom, and the number.
Rectangle {
    id: chip

    required property string opponent
    required property string result
    required property int drawnNumber
    readonly property string parity: drawnNumber % 2 === 0 ? "even" : "odd"

    implicitWidth: row.implicitWidth + 2 * Theme.space12
    implicitHeight: 44
    radius: Theme.radius8
    color: Theme.surface1
    border.color: Theme.line
    Accessible.role: Accessible.ListItem
    Accessible.name: drawnNumber < 0 ? qsTr("%1 against %2, technical").arg(Words.result(result)).arg(opponent) : qsTr("%1 against %2, number %3").arg(Words.result(result)).arg(opponent).arg(drawnNumber)

    Row {
        id: row

        anchors.centerIn: parent
        spacing: Theme.space8

        ResultMark {
            anchors.verticalCenter: parent.verticalCenter
            result: chip.result
            Accessible.ignored: true
        }
        Txt {
            text: chip.opponent
            type: Theme.smallStrong
            Accessible.ignored: true
        }
        Row {
            visible: chip.drawnNumber >= 0
            spacing: Theme.space4

            Icon {
                anchors.verticalCenter: parent.verticalCenter
                symbol: chip.parity
                size: Theme.icon14
                color: Theme[chip.parity]
            }
            Txt {
                text: chip.drawnNumber
                type: Theme.smallStrong
                color: Theme[chip.parity]
                Accessible.ignored: true
            }
        }
        Txt {
            visible: chip.drawnNumber < 0
            text: qsTr("technical")
            type: Theme.caption
            color: Theme.text3
            Accessible.ignored: true
        }
    }
}
