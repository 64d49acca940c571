import QtQuick
import League

// One meeting in the crosstable; a click opens the match.
Item {
    id: cell

    required property string text
    required property string kind
    required property string matchId
    property int cellWidth: 32
    property int cellHeight: 24
    property bool turned: false // the table is turned over: turn back
    signal opened(string matchId)

    implicitWidth: cellWidth + Theme.space4
    implicitHeight: cellHeight + Theme.space4
    Accessible.role: Accessible.Cell
    Accessible.name: kind === "live" ? qsTr("%1, live").arg(matchId) : kind === "pending" ? qsTr("to be played") : text

    HeatCell {
        transform: Scale {
            origin.x: cell.cellWidth / 2
            xScale: cell.turned ? -1 : 1
        }
        width: cell.cellWidth
        height: cell.cellHeight
        small: cell.cellWidth < 32
        value: cell.kind === "live" || cell.kind === "own" ? cell.kind : cell.text
    }
    TapHandler {
        enabled: cell.matchId !== ""
        onTapped: cell.opened(cell.matchId)
    }
    HoverHandler {
        enabled: cell.matchId !== ""
        cursorShape: Qt.PointingHandCursor
    }
}
