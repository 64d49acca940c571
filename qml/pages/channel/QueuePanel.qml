pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import League

// The turn queue, and who is not in it. Arrows walk, Enter opens what can be done with an agent,
// Ctrl with an arrow moves it in the queue; so does dragging.
Card {
    id: panel

    required property var channel
    property bool byKeyboard: false
    signal addAsked

    function openMenu(row: int): void {
        list.currentIndex = row;
        if (list.currentItem)
            menu.openFor(list.currentItem);
    }
    function shift(by: int): void {
        const row = list.currentItem as MemberLine;
        if (row && row.position > 0)
            channel.moveTo(row.agentId, row.position + by);
    }

    implicitWidth: 0
    implicitHeight: 0
    padding: 0
    name: qsTr("Turn queue")

    PanelTitle {
        id: title

        anchors.left: parent.left
        anchors.right: parent.right
        anchors.top: parent.top
        anchors.leftMargin: Theme.panelPadding
        anchors.rightMargin: Theme.panelPadding
        anchors.topMargin: 17
        text: qsTr("Turn queue")

        Txt {
            visible: panel.channel.cycle > 0
            text: qsTr("cycle %1").arg(panel.channel.cycle)
            type: Theme.caption
            color: Theme.text3
        }
    }
    ListView {
        id: list

        objectName: "queueList"
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.top: title.bottom
        anchors.bottom: foot.top
        anchors.margins: Theme.space8
        clip: contentHeight > height
        model: panel.channel.members
        boundsBehavior: Flickable.StopAtBounds
        activeFocusOnTab: true
        Accessible.role: Accessible.List
        Accessible.name: panel.name
        T.ScrollBar.vertical: Scroller {}
        onActiveFocusChanged: panel.byKeyboard = activeFocus && panel.byKeyboard
        onCountChanged: if (currentIndex < 0 && count > 0) currentIndex = 0
        Keys.onPressed: event => {
            panel.byKeyboard = true;
            const moves = event.modifiers & Qt.ControlModifier;
            event.accepted = true;
            if (moves && event.key === Qt.Key_Up)
                panel.shift(-1);
            else if (moves && event.key === Qt.Key_Down)
                panel.shift(1);
            else if (event.key === Qt.Key_Return || event.key === Qt.Key_Enter || event.key === Qt.Key_Menu)
                panel.openMenu(currentIndex);
            else
                event.accepted = false;
        }

        delegate: MemberLine {
            width: list.width
            rowHeight: Theme.low ? 52 : 64
            headsOthers: position === 0 && index === panel.channel.queued
            chosen: ListView.isCurrentItem
            lit: ListView.isCurrentItem && list.activeFocus && panel.byKeyboard
            onPicked: list.currentIndex = index
            onMenuAsked: panel.openMenu(index)
            onDropped: place => panel.channel.moveTo(agentId, place)
        }
        moveDisplaced: Transition {
            NumberAnimation {
                property: "y"
                duration: Theme.durationMove
                easing.type: Theme.easeMove
            }
        }
        move: moveDisplaced
    }
    Txt {
        anchors.centerIn: list
        width: list.width - 2 * Theme.space16
        visible: list.count === 0
        text: qsTr("Nobody is here yet. Add an agent, or let one join.")
        type: Theme.small
        color: Theme.text3
        horizontalAlignment: Text.AlignHCenter
        wrapMode: Text.Wrap
    }
    RowLayout {
        id: foot

        anchors.left: parent.left
        anchors.right: parent.right
        anchors.bottom: parent.bottom
        anchors.margins: Theme.space16
        spacing: Theme.space8

        PushButton {
            objectName: "addAgent"
            Layout.fillWidth: true
            symbol: "plus"
            text: qsTr("Add agent")
            reason: panel.channel.runWord === "CLOSED" ? qsTr("The channel is closed.") : ""
            onClicked: panel.addAsked()
        }
        IconButton {
            objectName: "memberMenu"
            symbol: "more"
            text: qsTr("What can be done with the chosen agent")
            enabled: list.currentItem !== null
            onClicked: panel.openMenu(list.currentIndex)
        }
    }
    MemberMenu {
        id: menu

        channel: panel.channel
    }
}
