import QtQuick
import League
import League.View

// Where the rail leads. A page that cannot be shown now is not there.
QtObject {
    readonly property bool hasLeague: Desk.phase !== Desk.Idle && Desk.phase !== Desk.Failed
    readonly property bool isMafia: Desk.league.game === "mafia"
    readonly property int attention: AgentsBoard.attention
    readonly property var all: [
        {page: "welcome", text: qsTr("Home"), symbol: "home", shown: !hasLeague || !Desk.mayControl || Desk.phase === Desk.Over},
        {page: "league", text: qsTr("League"), symbol: "league", key: "Ctrl+1", shown: hasLeague},
        {page: "match", text: isMafia ? Words.game("mafia") : qsTr("Match"), symbol: isMafia ? "mask" : "match", key: "Ctrl+2", shown: hasLeague},
        {page: "agents", text: qsTr("Agents"), symbol: "agents", key: "Ctrl+3", badge: attention, shown: hasLeague},
        {page: "channel", text: qsTr("Channel"), symbol: "channel", key: "Ctrl+5", shown: ChannelDesk.isThere},
        {page: "traffic", text: qsTr("Traffic"), symbol: "traffic", key: "Ctrl+4", shown: hasLeague},
        {page: "seat", text: qsTr("My seat"), symbol: "human", key: "Ctrl+0", shown: SeatBoard.isSeated},
        {page: "projector", text: qsTr("Projector"), symbol: "projector", key: "Ctrl+P", bottom: true, shown: hasLeague},
        {page: "settings", text: qsTr("Settings"), symbol: "settings", key: "Ctrl+,", bottom: true, shown: true}
    ]
    readonly property var list: all.filter(place => place.shown)
}
