pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import League

// What to know before the start, and what the league will come to.
Card {
    id: panel

    required property var lobby

    name: qsTr("Before you start")
    padding: Theme.panelPadding
    implicitWidth: 266
    implicitHeight: 400

    Txt {
        id: title

        text: qsTr("Before you start")
        type: Theme.h3
        Accessible.role: Accessible.Heading
    }
    ListView {
        id: list

        anchors.left: parent.left
        anchors.right: parent.right
        anchors.top: title.bottom
        anchors.topMargin: Theme.space12
        anchors.bottom: figures.top
        anchors.bottomMargin: Theme.space12
        clip: contentHeight > height
        spacing: Theme.space12
        boundsBehavior: Flickable.StopAtBounds
        model: panel.lobby.readiness
        Accessible.role: Accessible.List
        Accessible.name: title.text
        T.ScrollBar.vertical: Scroller {}

        delegate: ReadinessLine {
            width: list.width
        }
    }
    ScheduleFigures {
        id: figures

        anchors.left: parent.left
        anchors.right: parent.right
        anchors.bottom: parent.bottom
        lobby: panel.lobby
    }
}
