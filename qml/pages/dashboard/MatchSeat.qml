import QtQuick
import League

// One side of a match card: the player, and what it has done so far.
Item {
    id: side

    required property var seat
    required property var match
    readonly property bool lost: seat.outcome === "LOSS" || seat.outcome === "TECHNICAL_LOSS"

    Column {
        anchors.horizontalCenter: parent.horizontalCenter
        anchors.verticalCenter: parent.verticalCenter
        width: parent.width
        spacing: Theme.space4

        Avatar {
            anchors.horizontalCenter: parent.horizontalCenter
            size: 40
            name: side.seat.name
            number: side.seat.number
            Accessible.ignored: true
        }
        Txt {
            anchors.horizontalCenter: parent.horizontalCenter
            width: Math.min(implicitWidth, parent.width)
            text: side.seat.name
            type: Theme.bodyStrong
            color: side.lost ? Theme.text2 : Theme.text1
            elide: Text.ElideRight
            Accessible.ignored: true
        }
        SeatStatus {
            anchors.horizontalCenter: parent.horizontalCenter
            seat: side.seat
            match: side.match
        }
    }
}
