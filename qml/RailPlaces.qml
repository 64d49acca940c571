import QtQuick
import League.View

// Where the rail leads. A page that cannot be shown now is not there.
QtObject {
    readonly property var list: [
        {page: "league", text: qsTr("League"), symbol: "league", key: "Ctrl+1"},
        ...(SeatBoard.isSeated ? [{page: "seat", text: qsTr("My seat"), symbol: "human", key: "Ctrl+0"}] : [])
    ]
}
