pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import League
import League.View

// What happened, newest first.
Card {
    id: panel

    required property var model
    property bool live: true
    property bool titled: true
    signal opened(string matchId)

    padding: Theme.space8
    name: qsTr("Events")

    PanelTitle {
        id: title

        x: Theme.space8
        y: Theme.space8
        width: parent.width - 2 * Theme.space8
        visible: panel.titled
        text: qsTr("Events")

        LiveDot {
            anchors.verticalCenter: parent.verticalCenter
            visible: panel.live
        }
        Txt {
            anchors.verticalCenter: parent.verticalCenter
            visible: panel.live
            text: qsTr("Live")
            type: Theme.captionStrong
            color: Theme.accent
        }
    }
    ListView {
        id: list

        anchors.left: parent.left
        anchors.right: parent.right
        anchors.top: panel.titled ? title.bottom : parent.top
        anchors.topMargin: panel.titled ? Theme.space4 : 0
        anchors.bottom: parent.bottom
        clip: contentHeight > height
        model: panel.model
        reuseItems: true
        boundsBehavior: Flickable.StopAtBounds
        activeFocusOnTab: true
        Accessible.role: Accessible.List
        Accessible.name: qsTr("Events")
        T.ScrollBar.vertical: Scroller {}

        delegate: EventLine {
            x: mirrored ? Theme.space12 : 0 // beside the scroll bar
            width: ListView.view.width - Theme.space12
            onClicked: if (matchId !== "") panel.opened(matchId)
        }
    }
    RepaintArea {
        anchors.fill: list
        model: panel.model
        position: list.contentY
    }
}
