import QtQuick
import League

// Name and role of a seat, and the role it claims to have.
Column {
    id: label

    required property var seat

    spacing: 0

    Txt {
        anchors.horizontalCenter: parent.horizontalCenter
        text: label.seat.isYou ? qsTr("%1 (you)").arg(label.seat.name) : label.seat.name
        font.family: Theme.body.family
        font.pixelSize: Theme.score15.pixelSize
        font.weight: label.seat.isAlive ? Font.DemiBold : Font.Normal
        font.strikeout: !label.seat.isAlive
        color: label.seat.isAlive ? Theme.text1 : Theme.text3
        Accessible.ignored: true
    }
    Row {
        anchors.horizontalCenter: parent.horizontalCenter
        spacing: Theme.space8

        RoleLine {
            role: label.seat.role
            text: label.seat.isCleared ? qsTr("Not mafia") : role === "" ? qsTr("Hidden", "a role that is not known") : Words.role(role)
        }
        Txt {
            visible: label.seat.claimed !== ""
            text: qsTr("says %1", "a role that is claimed").arg(Words.role(label.seat.claimed))
            type: Theme.caption
            color: Theme.text2
            Accessible.ignored: true
        }
    }
}
