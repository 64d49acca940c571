import QtQuick
import League
import League.View

// How the class gets in: QR code, join code and address; a strip in a small window.
Card {
    id: invitation

    required property var lobby
    property bool asStrip: false
    // Screen readers say the code letter by letter.
    readonly property string spelled: qsTr("Join code %1").arg(lobby.code.replace(/\s/g, "").split("").join(" "))
    signal copied(string sentence)

    function copyAddress(): void {
        clipboard.put(lobby.address);
        copied(qsTr("The address is on the clipboard."));
    }
    function copyLink(): void {
        clipboard.put(lobby.link);
        copied(qsTr("The link is on the clipboard."));
    }

    name: qsTr("Invite the class")
    implicitWidth: 322
    implicitHeight: 56
    padding: asStrip ? Theme.space8 : Theme.dialogPadding

    Clipboard {
        id: clipboard
    }
    InvitationColumn {
        anchors.fill: parent
        visible: !invitation.asStrip
        lobby: invitation.lobby
        spelled: invitation.spelled
        onCopyAsked: invitation.copyAddress()
        onLinkAsked: invitation.copyLink()
    }
    InvitationStrip {
        anchors.fill: parent
        visible: invitation.asStrip
        lobby: invitation.lobby
        spelled: invitation.spelled
        onCopyAsked: invitation.copyAddress()
        onLinkAsked: invitation.copyLink()
        onCodeAsked: large.open()
    }
    ModalDialog {
        id: large

        title: qsTr("Invite the class")
        width: 420
        height: 592

        InvitationColumn {
            anchors.fill: parent
            lobby: invitation.lobby
            spelled: invitation.spelled
            titled: false
            onCopyAsked: invitation.copyAddress()
            onLinkAsked: invitation.copyLink()
        }
    }
}
