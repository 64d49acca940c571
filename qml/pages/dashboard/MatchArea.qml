pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import League

// The matches of the shown round: two columns of cards, or lines in a small window.
GridView {
    id: area

    required property real nowMs
    property bool byHand: false
    property bool asLines: false
    property int rows: 8 // of the table beside, which is as high
    signal opened(string matchId)

    readonly property bool mirrored: area.LayoutMirroring.enabled
    readonly property int columns: asLines ? 1 : Math.max(1, Math.floor(width / 330))
    readonly property bool oneRow: !asLines && count <= columns
    // Four cards are as high as a table of eight; a small league leaves room for what is below.
    readonly property int wantedHeight: oneRow ? Math.max(220, 96 + Math.min(rows, 8) * 36) : 376

    cellWidth: Math.floor(width / columns)
    cellHeight: asLines ? 80 + Theme.space8 : oneRow ? height : 196
    clip: contentHeight - Theme.cardGap > height
    boundsBehavior: Flickable.StopAtBounds
    reuseItems: true
    activeFocusOnTab: true
    keyNavigationEnabled: true
    Accessible.role: Accessible.List
    Accessible.name: qsTr("Matches")
    T.ScrollBar.vertical: Scroller {
        policy: area.clip ? T.ScrollBar.AsNeeded : T.ScrollBar.AlwaysOff
    }

    delegate: asLines ? line : card

    Component {
        id: card

        MatchCard {
            width: area.cellWidth - Theme.cardGap
            height: area.oneRow ? area.height : 180
            nowMs: area.nowMs
            byHand: area.byHand
            onClicked: area.opened(matchId)
        }
    }
    Component {
        id: line

        MatchLine {
            width: area.width
            height: 80
            nowMs: area.nowMs
            byHand: area.byHand
            onClicked: area.opened(matchId)
        }
    }
}
