pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import League

// What moved, newest first, with the reason; refusals and crashes too.
Card {
    id: panel

    required property var channel
    signal saveAsked

    implicitWidth: 0
    implicitHeight: 0
    name: qsTr("Transitions")

    PanelTitle {
        id: title

        anchors.left: parent.left
        anchors.right: parent.right
        text: panel.name

        IconButton {
            objectName: "saveTranscript"
            kind: PushButton.Ghost
            size: 28
            symbol: "download"
            text: qsTr("Save what was said")
            onClicked: panel.saveAsked()
        }
    }
    ListView {
        id: list

        anchors.left: parent.left
        anchors.right: parent.right
        anchors.rightMargin: -Theme.space12 // room for the scroll bar beside the times
        anchors.top: title.bottom
        anchors.topMargin: Theme.space8
        anchors.bottom: parent.bottom
        clip: true
        reuseItems: true
        model: panel.channel.transitions
        boundsBehavior: Flickable.StopAtBounds
        activeFocusOnTab: count > 0
        Accessible.role: Accessible.List
        Accessible.name: panel.name
        T.ScrollBar.vertical: Scroller {}
        delegate: TransitionLine {
            width: list.width - Theme.space12
        }
    }
}
