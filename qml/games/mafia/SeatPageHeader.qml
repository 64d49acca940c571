import QtQuick
import QtQuick.Layouts
import League

// Which league and match, the own role, and the way out.
FocusScope {
    id: header

    required property var seat
    required property var person
    signal leaveAsked

    implicitHeight: Theme.compact ? Theme.headerHeight : 72

    Rule {
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.bottom: parent.bottom
    }
    RowLayout {
        anchors.fill: parent
        anchors.leftMargin: Theme.space32
        anchors.rightMargin: Theme.space32
        spacing: Theme.space16

        Logo {
            size: 36
        }
        ColumnLayout {
            Layout.fillWidth: true
            spacing: 0

            Txt {
                Layout.fillWidth: true
                text: header.seat.leagueName
                type: Theme.h2
                elide: Text.ElideRight
                Accessible.role: Accessible.Heading
            }
            Txt {
                Layout.fillWidth: true
                text: header.person.matchId === "" ? qsTr("You play as %1").arg(header.seat.name) : qsTr("You play as %1 in match %2").arg(header.seat.name).arg(header.person.matchId)
                type: Theme.caption
                color: Theme.text3
                elide: Text.ElideRight
            }
        }
        Chip {
            visible: header.person.table.seatsInAll > 0
            chart: "phase"
            word: header.person.table.phase
        }
        PushButton {
            text: header.seat.isHere ? qsTr("To the league") : qsTr("Leave")
            symbol: header.seat.isHere ? "league" : "shutdown"
            onClicked: header.leaveAsked()
        }
    }
}
