pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import League

// Leagues that were joined before; one fills in address and code.
Item {
    id: panel

    required property var join

    Txt {
        id: title

        anchors.left: parent.left
        anchors.top: parent.top
        anchors.leftMargin: Theme.dialogPadding
        anchors.topMargin: Theme.space16
        text: qsTr("Joined before")
        type: Theme.captionStrong
        color: Theme.text2
        Accessible.role: Accessible.Heading
    }
    Txt {
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.top: title.bottom
        anchors.margins: Theme.dialogPadding
        anchors.topMargin: Theme.space12
        visible: list.count === 0
        text: qsTr("The leagues you join are kept here.")
        type: Theme.caption
        color: Theme.text3
        wrapMode: Text.Wrap
    }
    ListView {
        id: list

        anchors.left: parent.left
        anchors.right: parent.right
        anchors.top: title.bottom
        anchors.bottom: note.top
        anchors.margins: Theme.space12
        anchors.topMargin: Theme.space8
        clip: contentHeight > height
        spacing: Theme.space4
        boundsBehavior: Flickable.StopAtBounds
        keyNavigationEnabled: true
        model: panel.join.places
        Accessible.role: Accessible.List
        Accessible.name: title.text
        T.ScrollBar.vertical: Scroller {}

        delegate: JoinPlace {
            width: list.width
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
