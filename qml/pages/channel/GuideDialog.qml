import QtQuick
import QtQuick.Templates as T
import League

// The short guide to the turn protocol for those who write agents (T-082).
ModalDialog {
    id: dialog

    required property var desk

    title: qsTr("Guide for agent authors")
    actions: [
        PushButton {
            kind: PushButton.Ghost
            size: 48
            symbol: "copy"
            text: qsTr("Copy")
            onClicked: clipboard.put(dialog.desk.guide())
        },
        PushButton {
            size: 48
            text: qsTr("Close")
            focus: true
            onClicked: dialog.close()
        }
    ]

    Flickable {
        id: page

        anchors.fill: parent
        contentHeight: words.implicitHeight
        clip: true
        activeFocusOnTab: true
        boundsBehavior: Flickable.StopAtBounds
        T.ScrollBar.vertical: Scroller {}
        Keys.onUpPressed: flick(0, 800)
        Keys.onDownPressed: flick(0, -800)

        Text {
            id: words

            width: page.width - Theme.space16
            // The guide is English and shows JSON: it keeps its direction.
            LayoutMirroring.enabled: false
            horizontalAlignment: Text.AlignLeft
            text: dialog.visible ? dialog.desk.guide() : ""
            textFormat: Text.MarkdownText
            font: Theme.body.font
            color: Theme.text1
            linkColor: Theme.accent
            wrapMode: Text.Wrap
            Accessible.role: Accessible.StaticText
            Accessible.name: text
        }
    }
    Clipboard {
        id: clipboard
    }
}
