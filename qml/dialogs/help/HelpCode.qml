import QtQuick
import League

// Commands to copy. They keep their direction in every language.
Rectangle {
    id: box

    required property string commands

    LayoutMirroring.enabled: false
    LayoutMirroring.childrenInherit: true
    implicitHeight: Math.max(words.implicitHeight, copy.height) + 2 * Theme.space8
    color: Theme.bg
    border.color: Theme.line2
    radius: Theme.radius8

    Txt {
        id: words

        anchors.left: parent.left
        anchors.leftMargin: Theme.space12
        anchors.right: copy.left
        anchors.rightMargin: Theme.space8
        anchors.verticalCenter: parent.verticalCenter
        text: box.commands
        type: Theme.mono
        wrapMode: Text.Wrap
    }
    IconButton {
        id: copy

        anchors.right: parent.right
        anchors.rightMargin: Theme.space8
        anchors.top: parent.top
        anchors.topMargin: Theme.space8
        kind: PushButton.Ghost
        size: 28
        symbol: "copy"
        text: qsTr("Copy")
        onClicked: clipboard.put(box.commands)
    }
    Clipboard {
        id: clipboard
    }
}
