import QtQuick
import QtQuick.Layouts
import League
import League.View

// The invitation from top to bottom.
ColumnLayout {
    id: column

    required property var lobby
    required property string spelled
    property bool titled: true
    signal copyAsked
    signal linkAsked

    spacing: Theme.space16

    Txt {
        visible: column.titled
        text: qsTr("Invite the class")
        type: Theme.h3
        Accessible.role: Accessible.Heading
    }
    Rectangle {
        Layout.alignment: Qt.AlignHCenter
        Layout.preferredWidth: 248
        Layout.preferredHeight: 248
        color: Theme.paper
        radius: Theme.radius12

        QrCode {
            anchors.fill: parent
            anchors.margins: Theme.space4
            text: column.lobby.link
            Accessible.role: Accessible.Graphic
            Accessible.name: qsTr("QR code of the link")
        }
    }
    ColumnLayout {
        Layout.fillWidth: true
        visible: column.lobby.code !== ""
        spacing: 0

        Txt {
            Layout.fillWidth: true
            horizontalAlignment: Text.AlignHCenter
            text: qsTr("Join code")
            type: Theme.captionStrong
            color: Theme.text3
            Accessible.ignored: true
        }
        Txt {
            Layout.fillWidth: true
            horizontalAlignment: Text.AlignHCenter
            text: Words.isolated(column.lobby.code)
            type: Theme.joinCode
            Accessible.name: column.spelled
        }
    }
    AddressBox {
        Layout.fillWidth: true
        address: column.lobby.address
        onCopyAsked: column.copyAsked()
    }
    PushButton {
        Layout.fillWidth: true
        symbol: "link"
        text: qsTr("Copy link")
        hint: qsTr("Copy the link (%1)").arg("Ctrl+Shift+L")
        onClicked: column.linkAsked()
    }
    InvitationFact {
        Layout.fillWidth: true
        symbol: "lan"
        text: column.lobby.isOpenToNetwork ? qsTr("Other computers may join") : qsTr("Only this computer may join")
    }
    InvitationFact {
        Layout.fillWidth: true
        symbol: column.lobby.mayBeWatched ? "eye" : "eye-off"
        text: column.lobby.mayBeWatched ? qsTr("Spectators may watch") : qsTr("Nobody may watch")
    }
    Item {
        Layout.fillHeight: true
    }
    PushButton {
        Layout.fillWidth: true
        visible: column.titled
        size: 48
        symbol: "projector"
        text: qsTr("Show on projector")
        onClicked: Nav.open("projector")
    }
}
