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
        font.pixelSize: label.seat.large ? Theme.projector24.pixelSize : Theme.score15.pixelSize
        lineHeight: label.seat.large ? Theme.projector24.lineHeight : Theme.body.lineHeight
        font.weight: label.seat.isAlive ? Font.DemiBold : Font.Normal
        font.strikeout: !label.seat.isAlive
        color: label.seat.isAlive ? Theme.text1 : Theme.text3
        Accessible.ignored: true
    }
    Row {
        anchors.horizontalCenter: parent.horizontalCenter
        visible: !label.seat.large || label.seat.role !== "" || label.seat.claimed !== ""
        spacing: Theme.space8

        RoleLine {
            visible: !label.seat.large || role !== ""
            large: label.seat.large
            role: label.seat.role
            text: label.seat.isCleared ? qsTr("Not mafia") : role === "" ? qsTr("Hidden", "a role that is not known") : Words.role(role)
        }
        Txt {
            visible: label.seat.claimed !== ""
            text: qsTr("says %1", "a role that is claimed").arg(Words.role(label.seat.claimed))
            type: label.seat.large ? Theme.projector24Plain : Theme.caption
            color: Theme.text2
            Accessible.ignored: true
        }
    }
}
