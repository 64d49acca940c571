import QtQuick
import QtQuick.Layouts
import League

// The invitation in one line.
RowLayout {
    id: strip

    required property var lobby
    required property string spelled
    signal copyAsked
    signal linkAsked
    signal codeAsked

    spacing: Theme.space16

    Txt {
        Layout.leftMargin: Theme.space8
        text: qsTr("Invite the class")
        type: Theme.h3
        Accessible.role: Accessible.Heading
    }
    Txt {
        visible: text !== ""
        text: Words.isolated(strip.lobby.code)
        type: Theme.score18
        font.family: Theme.monoFamily
        Accessible.name: strip.spelled
    }
    Txt {
        Layout.fillWidth: true
        text: Words.isolated(strip.lobby.address)
        type: Theme.mono
        color: Theme.text2
        elide: Text.ElideRight
    }
    IconButton {
        kind: PushButton.Ghost
        symbol: "copy"
        text: qsTr("Copy the address")
        onClicked: strip.copyAsked()
    }
    IconButton {
        kind: PushButton.Ghost
        symbol: "link"
        text: qsTr("Copy link")
        onClicked: strip.linkAsked()
    }
    IconButton {
        symbol: "projector"
        text: qsTr("Show on projector")
        onClicked: Nav.open("projector")
    }
    PushButton {
        symbol: "qr"
        text: qsTr("QR code")
        onClicked: strip.codeAsked()
    }
}
