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
    // One table of many players has the room of all cards, also in a small window.
    readonly property bool oneTable: count === 1 && model.field(0, "seats") > 2
    readonly property int columns: asLines || oneTable ? 1 : Math.max(1, Math.floor(width / 330))
    readonly property bool oneRow: oneTable || (!asLines && count <= columns)
    // Four cards are as high as a table of eight; a small league leaves room for what is below.
    readonly property int wantedHeight: oneTable ? 384 : oneRow ? Math.max(220, 96 + Math.min(rows, 8) * 36) : 376

    cellWidth: Math.floor(width / columns)
    cellHeight: asLines && !oneTable ? 80 + Theme.space8 : oneRow ? height : 196
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

    delegate: asLines && !oneTable ? line : card

    Component {
        id: card

        MatchCard {
            width: area.asLines ? area.width : area.cellWidth - Theme.cardGap
            alone: area.oneTable
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
