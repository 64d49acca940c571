pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import League
import League.View

// The messages as a table. Selecting one, or scrolling away from the top, stops following.
FocusScope {
    id: panel

    required property var traffic
    signal opened

    function choose(row: int): void {
        if (row < 0 || row >= list.count)
            return;
        traffic.select(row);
        list.positionViewAtIndex(row, ListView.Contain);
    }

    Card {
        anchors.fill: parent
        implicitWidth: 0
        implicitHeight: 0
        padding: 0

        TrafficHead {
            id: head

            anchors.left: parent.left
            anchors.right: parent.right
            columns: layout
        }
        ListView {
            id: list

            anchors.left: parent.left
            anchors.right: parent.right
            anchors.top: head.bottom
            anchors.bottom: parent.bottom
            anchors.topMargin: Theme.space4
            anchors.bottomMargin: Theme.space8
            clip: true
            focus: true
            activeFocusOnTab: true
            reuseItems: true
            keyNavigationEnabled: false
            boundsBehavior: Flickable.StopAtBounds
            model: panel.traffic.messages
            Accessible.role: Accessible.Table
            Accessible.name: qsTr("Messages, newest first")
            Keys.onUpPressed: panel.choose(Math.max(0, panel.traffic.selectedRow() - 1))
            Keys.onDownPressed: panel.choose(panel.traffic.selectedRow() + 1)
            Keys.onReturnPressed: panel.opened()
            Keys.onEnterPressed: panel.opened()
            Keys.onPressed: event => {
                event.accepted = true;
                const page = Math.max(1, Math.floor(height / 31) - 1);
                if (event.key === Qt.Key_Home)
                    panel.choose(0);
                else if (event.key === Qt.Key_End)
                    panel.choose(count - 1);
                else if (event.key === Qt.Key_PageDown)
                    panel.choose(Math.min(count - 1, panel.traffic.selectedRow() + page));
                else if (event.key === Qt.Key_PageUp)
                    panel.choose(Math.max(0, panel.traffic.selectedRow() - page));
                else
                    event.accepted = false;
            }
            onMovementStarted: panel.traffic.isFollowing = false
            T.ScrollBar.vertical: Scroller {
                onPressedChanged: if (pressed) panel.traffic.isFollowing = false
            }

            delegate: TrafficLine {
                required property int index

                width: list.width
                columns: layout
                selected: number === panel.traffic.selected
                focused: selected && list.activeFocus
                onChosen: {
                    list.forceActiveFocus(Qt.MouseFocusReason);
                    panel.choose(index);
                    panel.opened();
                }
            }
        }
        RepaintArea {
            anchors.fill: list
            model: list.model
            position: list.contentY
        }
        EmptyState {
            anchors.centerIn: parent
            visible: list.count === 0
            symbol: panel.traffic.kept === 0 ? "traffic" : "search"
            title: panel.traffic.kept === 0 ? qsTr("Nothing was said yet") : qsTr("No message fits")
            sentence: panel.traffic.kept === 0 ? qsTr("Messages appear here as agents send them.") : qsTr("Change the search or the kinds of messages above.")
        }
    }
    TrafficColumns {
        id: layout

        width: panel.width
    }
}
