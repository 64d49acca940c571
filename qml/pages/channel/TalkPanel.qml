pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import League

// What is said. The list follows the end until somebody scrolls up; then it says how much is new.
Card {
    id: panel

    required property var channel
    property bool follows: true
    property int seen: 0
    readonly property int fresh: follows ? 0 : Math.max(0, list.count - seen)

    function toEnd(): void {
        follows = true;
        end();
    }
    function keepEnd(): void {
        if (follows)
            later.restart();
    }
    function end(): void {
        list.positionViewAtEnd();
        if (list.contentHeight > list.height) // it knows nothing of margins
            list.contentY = list.originY + list.contentHeight - list.height + list.bottomMargin;
    }
    // Somebody has scrolled, perhaps away from the end.
    function look(): void {
        const atEnd = list.atYEnd || list.contentHeight <= list.height;
        if (follows && !atEnd)
            seen = list.count;
        follows = atEnd;
    }

    implicitWidth: 0
    implicitHeight: 0
    padding: 0
    name: qsTr("Conversation")

    Timer {
        id: later // when the rows have their heights

        interval: 0
        onTriggered: panel.end()
    }

    ListView {
        id: list

        objectName: "talkList"
        anchors.fill: parent
        anchors.margins: Theme.space4
        topMargin: Theme.space16
        bottomMargin: Theme.space16
        clip: true
        model: panel.channel.talk
        boundsBehavior: Flickable.StopAtBounds
        verticalLayoutDirection: ListView.TopToBottom
        spacing: Theme.space16
        cacheBuffer: 2000
        activeFocusOnTab: true
        Accessible.role: Accessible.List
        Accessible.name: panel.name
        T.ScrollBar.vertical: Scroller {
            onPressedChanged: if (pressed) panel.look()
        }
        onCountChanged: panel.keepEnd()
        onContentHeightChanged: panel.keepEnd()
        onHeightChanged: panel.keepEnd()
        onMovementEnded: panel.look()
        onMovementStarted: panel.look()
        Keys.onPressed: event => {
            event.accepted = true;
            if (event.key === Qt.Key_Up)
                flick(0, 600);
            else if (event.key === Qt.Key_Down)
                flick(0, -600);
            else if (event.key === Qt.Key_Home)
                positionViewAtBeginning();
            else if (event.key === Qt.Key_End)
                panel.toEnd();
            else
                event.accepted = false;
            panel.look();
        }

        delegate: SpeechLine {
            width: list.width
        }
    }
    EmptyState {
        anchors.centerIn: parent
        width: 320
        visible: list.count === 0
        symbol: "discuss"
        title: qsTr("Nothing has been said yet")
        sentence: qsTr("The first agent in the queue begins; you may write at any time.")
    }
    PushButton {
        anchors.horizontalCenter: parent.horizontalCenter
        anchors.bottom: parent.bottom
        anchors.bottomMargin: Theme.space12
        visible: !panel.follows && list.count > 0
        size: 28
        symbol: "arrow-down"
        text: panel.fresh > 0 ? qsTr("%n new", "messages", panel.fresh) : qsTr("To the newest")
        onClicked: panel.toEnd()
    }
}
