pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import League

// The public transcript with the thoughts beside it, and who speaks next.
ColumnLayout {
    id: talk

    required property var board
    property bool showsThoughts: true
    property bool knowsThoughts: true // the viewer may see some
    property bool follows: true
    signal thoughtsAsked(bool shown)

    function keepEnd(): void {
        if (follows)
            later.restart();
    }

    spacing: Theme.space12

    Timer {
        id: later // when the rows have their heights

        interval: 0
        onTriggered: list.positionViewAtEnd()
    }
    RowLayout {
        spacing: Theme.space12

        Txt {
            Layout.fillWidth: true
            text: qsTr("Discussion")
            type: Theme.h2
            elide: Text.ElideRight
            Accessible.role: Accessible.Heading
        }
        Segmented {
            visible: talk.knowsThoughts
            size: 28
            name: qsTr("What is shown of a turn")
            value: talk.showsThoughts
            segments: [{value: false, text: qsTr("SAY"), symbol: "say"}, {value: true, text: qsTr("+ THINK"), symbol: "think"}]
            onChosen: shown => talk.thoughtsAsked(shown)
        }
    }
    ListView {
        id: list

        Layout.fillWidth: true
        Layout.fillHeight: true
        clip: true
        spacing: Theme.space12
        boundsBehavior: Flickable.StopAtBounds
        model: talk.board.statements
        activeFocusOnTab: true
        Accessible.role: Accessible.List
        Accessible.name: qsTr("Discussion")
        T.ScrollBar.vertical: Scroller {}
        onCountChanged: talk.keepEnd()
        onContentHeightChanged: talk.keepEnd()
        onHeightChanged: talk.keepEnd()
        onMovementEnded: talk.follows = atYEnd

        delegate: MafiaTalkLine {
            width: list.width - Theme.space8
            showsThoughts: talk.showsThoughts
        }
    }
    PersonChips {
        Layout.fillWidth: true
        visible: talk.board.awaited.count > 0 && talk.board.table.phase === "DAY_DISCUSSION"
        title: qsTr("Next to speak")
        model: talk.board.awaited
        most: 3
        ruled: true
    }
}
