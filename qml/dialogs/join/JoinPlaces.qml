pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import League

// Leagues that call on this network, and under them those that were joined before. One of them
// fills in address and code.
Item {
    id: panel

    required property var join

    PlacesTitle {
        id: title

        anchors.left: parent.left
        anchors.right: parent.right
        anchors.top: parent.top
        anchors.leftMargin: Theme.dialogPadding
        anchors.rightMargin: Theme.dialogPadding
        anchors.topMargin: Theme.space16
        text: qsTr("On this network")
        searching: panel.join.seeking === "seeking"
    }
    ListView {
        id: network

        objectName: "networkList"
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.top: title.bottom
        anchors.margins: Theme.space12
        anchors.topMargin: Theme.space8
        // What was joined before keeps a little of the room.
        height: Math.min(contentHeight, note.y - y - Theme.space12 - (before.count > 0 ? 140 : 0))
        clip: contentHeight > height
        spacing: Theme.space4
        boundsBehavior: Flickable.StopAtBounds
        keyNavigationEnabled: true
        model: panel.join.heard
        Accessible.role: Accessible.List
        Accessible.name: title.text
        T.ScrollBar.vertical: Scroller {}

        delegate: HeardLeague {
            width: network.width
            chosen: address === panel.join.address
            onClicked: panel.join.pickHeard(index)
        }
    }
    Txt {
        id: silence

        anchors.left: parent.left
        anchors.right: parent.right
        anchors.top: title.bottom
        anchors.margins: Theme.dialogPadding
        anchors.topMargin: Theme.space12
        visible: network.count === 0
        text: panel.join.seeking === "failed" ? qsTr("This computer cannot listen: another program keeps the port. Type the address.") : qsTr("No league calls yet. It appears here by itself when its host lets other computers join.")
        type: Theme.caption
        color: Theme.text3
        wrapMode: Text.Wrap
    }
    PlacesTitle {
        id: beforeTitle

        anchors.left: parent.left
        anchors.right: parent.right
        anchors.top: network.count > 0 ? network.bottom : silence.bottom
        anchors.leftMargin: Theme.dialogPadding
        anchors.rightMargin: Theme.dialogPadding
        anchors.topMargin: Theme.space20
        visible: before.count > 0
        text: qsTr("Joined before")
    }
    ListView {
        id: before

        anchors.left: parent.left
        anchors.right: parent.right
        anchors.top: beforeTitle.bottom
        anchors.bottom: note.top
        anchors.margins: Theme.space12
        anchors.topMargin: Theme.space8
        clip: contentHeight > height
        spacing: Theme.space4
        boundsBehavior: Flickable.StopAtBounds
        keyNavigationEnabled: true
        model: panel.join.places
        Accessible.role: Accessible.List
        Accessible.name: beforeTitle.text
        T.ScrollBar.vertical: Scroller {}

        delegate: JoinPlace {
            width: before.width
            chosen: address === panel.join.address
            onClicked: panel.join.pick(index)
            onForgotten: panel.join.forget(index)
        }
    }
    Txt {
        id: note

        anchors.left: parent.left
        anchors.right: parent.right
        anchors.bottom: parent.bottom
        anchors.margins: Theme.dialogPadding
        anchors.bottomMargin: Theme.space16
        text: qsTr("Not listed? Type the address and the join code. Both are shown in the host’s lobby.")
        type: Theme.caption
        color: Theme.text3
        wrapMode: Text.Wrap
    }
}
