pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import League

// Who said what to whom, from top to bottom: the referee in the middle, its players at its sides.
// Never mirrored. Arrow keys walk through the messages; the page shows the selected one.
FocusScope {
    id: diagram

    required property var match

    readonly property int timeRoom: 82
    readonly property real gap: Math.min(206, (width - timeRoom - 2 * Theme.space16 - 104) / 2)
    readonly property real centre: timeRoom + (width - timeRoom) / 2
    readonly property int boxWidth: Math.min(168, gap - Theme.space16)

    LayoutMirroring.enabled: false
    LayoutMirroring.childrenInherit: true

    SequenceHead {
        x: diagram.centre - diagram.gap - width / 2
        width: diagram.boxWidth
        name: diagram.match.a.name
        number: diagram.match.a.number
        detail: diagram.match.a.playerId + ", PLAYER_A"
    }
    SequenceHead {
        x: diagram.centre - width / 2
        width: diagram.boxWidth
        name: diagram.match.referee
        isReferee: true
        detail: diagram.match.refereeName
    }
    SequenceHead {
        x: diagram.centre + diagram.gap - width / 2
        width: diagram.boxWidth
        name: diagram.match.b.name
        number: diagram.match.b.number
        detail: diagram.match.b.playerId + ", PLAYER_B"
    }
    ListView {
        id: list

        anchors.fill: parent
        anchors.topMargin: 44
        clip: true
        focus: true
        activeFocusOnTab: true
        model: diagram.match.talk
        currentIndex: diagram.match.selected
        highlightMoveDuration: Theme.durationMove
        highlightFollowsCurrentItem: true
        boundsBehavior: Flickable.StopAtBounds
        keyNavigationEnabled: false
        Accessible.role: Accessible.List
        Accessible.name: qsTr("Messages of the match")
        Keys.onUpPressed: diagram.match.previous()
        Keys.onDownPressed: diagram.match.next()
        onCurrentIndexChanged: positionViewAtIndex(currentIndex, ListView.Contain)
        onHeightChanged: positionViewAtIndex(currentIndex, ListView.Contain)
        T.ScrollBar.vertical: Scroller {}

        delegate: SequenceRow {
            width: list.width
            gap: diagram.gap
            centre: diagram.centre
            selected: ListView.isCurrentItem
            focused: selected && list.activeFocus
            future: diagram.match.isPlaying && step > diagram.match.selected + 1
            hueA: Theme.series(diagram.match.a.number)
            hueB: Theme.series(diagram.match.b.number)
            isLast: step === list.count
            Accessible.name: diagram.match.spokenStep(step - 1)
            onChosen: {
                diagram.match.selected = step - 1;
                list.forceActiveFocus(Qt.MouseFocusReason);
            }
        }
    }
}
