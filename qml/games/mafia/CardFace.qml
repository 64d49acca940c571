import QtQuick
import League

// Somebody at a table, small: the face, the name, and what everybody knows of it.
Item {
    id: face

    required property string name
    required property int number
    required property bool isAlive
    required property string cause
    required property int cycle
    required property string role
    required property string claimed
    required property bool isSpeaking
    required property int votes
    required property bool isLeading
    property bool narrow: false

    Column {
        anchors.centerIn: parent
        width: parent.width - Theme.space4
        spacing: Theme.space4

        Item {
            anchors.horizontalCenter: parent.horizontalCenter
            width: face.narrow ? 34 : 44
            height: width

            Avatar {
                anchors.fill: parent
                visible: face.isAlive
                size: parent.width
                name: face.name
                number: face.number
                border.color: face.isSpeaking ? Theme.accent : hue
                border.width: face.isSpeaking ? Theme.strokeSpeaking : Theme.strokeAvatar
                Accessible.ignored: true
            }
            Rectangle {
                anchors.fill: parent
                visible: !face.isAlive
                radius: width / 2
                color: Theme.bg
                border.color: Theme.line2

                Icon {
                    anchors.centerIn: parent
                    symbol: "grave"
                    color: Theme.text3
                }
            }
            Rectangle {
                x: parent.width - width + 6
                y: -4
                visible: face.isAlive && face.votes > 0
                width: 20
                height: 20
                radius: 10
                color: face.isLeading ? Theme.violetFill : Theme.surface3

                Txt {
                    anchors.centerIn: parent
                    text: face.votes
                    type: Theme.captionStrong
                    color: face.isLeading ? Theme.textOnFill : Theme.text1
                    Accessible.ignored: true
                }
            }
        }
        Txt {
            anchors.horizontalCenter: parent.horizontalCenter
            width: Math.min(implicitWidth, parent.width)
            text: face.name
            type: Theme.smallStrong
            font.strikeout: !face.isAlive
            color: face.isAlive ? Theme.text1 : Theme.text3
            elide: Text.ElideRight
            Accessible.ignored: true
        }
        Txt {
            anchors.horizontalCenter: parent.horizontalCenter
            width: Math.min(implicitWidth, parent.width)
            visible: !face.narrow
            text: face.role !== "" ? Words.role(face.role) : !face.isAlive ? Words.departure(face.cause, face.cycle) : face.claimed !== "" ? qsTr("says %1", "a role that is claimed").arg(Words.role(face.claimed)) : " "
            type: Theme.caption
            color: face.role === "mafia" ? Theme.crimson : Theme.text3
            elide: Text.ElideRight
            Accessible.ignored: true
        }
    }
}
