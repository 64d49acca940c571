pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import League
import League.View

// The leagues on this computer. An interrupted one comes first, with what is safe.
Card {
    id: panel

    signal fileAsked
    signal networkAsked

    padding: Theme.space12
    name: qsTr("Recent leagues")

    PanelTitle {
        id: title

        x: Theme.space8
        width: parent.width - 2 * Theme.space8
        text: qsTr("Recent leagues")

        PushButton {
            size: 28
            kind: PushButton.Ghost
            symbol: "folder"
            text: qsTr("Open file")
            onClicked: panel.fileAsked()
        }
    }
    ListView {
        id: list

        anchors.left: parent.left
        anchors.right: parent.right
        anchors.top: title.bottom
        anchors.topMargin: Theme.space4
        anchors.bottom: rule.top
        anchors.bottomMargin: Theme.space4
        clip: contentHeight > height
        model: Desk.recent.rows
        reuseItems: true
        boundsBehavior: Flickable.StopAtBounds
        activeFocusOnTab: true
        keyNavigationEnabled: true
        Accessible.role: Accessible.List
        Accessible.name: qsTr("Recent leagues")
        T.ScrollBar.vertical: Scroller {}

        delegate: RecentRow {
            width: ListView.view.width
            onResumed: Desk.resume(leagueId)
            onOpenedHere: Desk.openFinished(path)
        }
    }
    EmptyState {
        anchors.centerIn: list
        width: list.width - 2 * Theme.space16
        visible: Desk.recent.isKnown && list.count === 0
        symbol: "trophy"
        title: qsTr("No leagues yet")
        sentence: qsTr("Start one on this computer. It takes one click.")
    }
    Rule {
        id: rule

        anchors.left: parent.left
        anchors.right: parent.right
        anchors.leftMargin: Theme.space8
        anchors.rightMargin: Theme.space8
        anchors.bottom: network.top
        anchors.bottomMargin: Theme.space4
    }
    RowLayout {
        id: network

        anchors.left: parent.left
        anchors.right: parent.right
        anchors.leftMargin: Theme.space8
        anchors.bottom: parent.bottom
        height: 40

        Icon {
            symbol: "lan"
            color: Theme.accent
        }
        Txt {
            Layout.fillWidth: true
            text: qsTr("Follow a league on this network")
            type: Theme.small
            color: Theme.text2
            elide: Text.ElideRight
        }
        PushButton {
            objectName: "showNetworkButton"
            size: 28
            kind: PushButton.Link
            symbol: "chevron-right"
            directional: true
            text: qsTr("Show")
            onClicked: panel.networkAsked()
        }
    }
}
