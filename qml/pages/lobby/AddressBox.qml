import QtQuick
import QtQuick.Layouts
import League

// The manager's address, to copy.
Rectangle {
    id: box

    required property string address
    signal copyAsked

    implicitHeight: 44
    implicitWidth: 260
    radius: Theme.radius8
    color: Theme.bg
    border.color: Theme.line2

    RowLayout {
        anchors.fill: parent
        anchors.leftMargin: Theme.space12
        anchors.rightMargin: Theme.space4
        spacing: Theme.space4

        Txt {
            Layout.fillWidth: true
            text: Words.isolated(box.address)
            type: Theme.mono
            fontSizeMode: Text.HorizontalFit // an address that is cut off cannot be read out
            minimumPixelSize: 11
            elide: Text.ElideRight
        }
        IconButton {
            kind: PushButton.Ghost
            symbol: "copy"
            text: qsTr("Copy the address")
            hint: qsTr("Copy the address (%1)").arg("Ctrl+Shift+C")
            onClicked: box.copyAsked()
        }
    }
}
