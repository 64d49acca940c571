pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import League
import League.View

// Before the league begins the room sees how to get in, and who is there.
RowLayout {
    id: invitation

    property var lobby: LobbyBoard

    spacing: 64

    Rectangle {
        Layout.preferredWidth: 520
        Layout.preferredHeight: 520
        Layout.alignment: Qt.AlignTop
        color: Theme.paper
        radius: Theme.radius24

        QrCode {
            anchors.fill: parent
            anchors.margins: Theme.space8
            text: invitation.lobby.link
            Accessible.role: Accessible.Graphic
            Accessible.name: qsTr("QR code of the link")
        }
    }
    ColumnLayout {
        Layout.fillWidth: true
        Layout.fillHeight: true
        spacing: Theme.space8

        Txt {
            visible: code.visible
            text: qsTr("Join code")
            type: Theme.projector34Plain
            color: Theme.text2
            Accessible.ignored: true
        }
        Txt {
            id: code

            visible: invitation.lobby.code !== ""
            text: Words.isolated(invitation.lobby.code)
            type: Theme.projectorCode
            Accessible.name: qsTr("Join code %1").arg(invitation.lobby.code.replace(/\s/g, "").split("").join(" "))
        }
        Txt {
            Layout.fillWidth: true
            Layout.bottomMargin: Theme.space32
            text: Words.isolated(invitation.lobby.address)
            type: Theme.projector34Mono
            color: Theme.text2
            elide: Text.ElideRight
        }
        Txt {
            text: qsTr("%n player(s) are here", "", invitation.lobby.registeredPlayers)
            type: Theme.projector38
        }
        Flow {
            Layout.fillWidth: true
            Layout.fillHeight: true
            clip: true
            spacing: Theme.space24

            Repeater {
                model: invitation.lobby.players

                Txt {
                    required property string name

                    text: name
                    type: Theme.projector26
                    color: Theme.text2
                }
            }
        }
    }
}
