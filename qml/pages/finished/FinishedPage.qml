import QtQuick
import League
import League.View

// A league that is over: podium, final table, what was remarkable, and ways to keep it.
AppPage {
    id: page

    property var desk: Desk
    property var league: Desk.league
    property var exports: ExportDesk
    readonly property bool onDisk: desk.leagueFolder !== ""
    readonly property int gap: Theme.cardGap

    function replay(): void {
        if (onDisk)
            desk.replay(desk.leagueFolder);
    }
    function write(format: string): void {
        if (onDisk)
            exports.write(desk.leagueFolder, league.name, format);
    }

    title: league.name
    chart: "league"
    word: league.state
    caption: [Words.game(league.game), qsTr("%n round(s)", "", league.rounds), qsTr("%n match(es)", "", league.matchesDone), Words.duration(league.durationMs)].join(" · ")
    actions: [
        PushButton {
            kind: PushButton.Ghost
            symbol: "league"
            text: qsTr("Rounds and matches")
            onClicked: Nav.open("rounds")
        },
        PushButton {
            visible: page.desk.mayControl
            symbol: "refresh"
            text: qsTr("Run it again")
            onClicked: page.desk.runLocal(page.league.game, page.league.players, page.league.referees)
        },
        PushButton {
            visible: page.onDisk
            kind: PushButton.Primary
            symbol: "replay"
            text: qsTr("Watch the replay")
            hint: "R"
            onClicked: page.replay()
        }
    ]

    Shortcut {
        sequence: "R"
        enabled: page.onDisk && page.enabled
        onActivated: page.replay()
    }
    Shortcut {
        sequence: "Ctrl+E"
        enabled: page.onDisk && page.enabled
        onActivated: page.write("html")
    }
    AwardsBoard {
        id: awards

        league: page.league
    }
    Podium {
        id: podium

        anchors.left: parent.left
        anchors.top: parent.top
        anchors.bottom: praise.visible ? praise.top : exportBar.top
        anchors.bottomMargin: page.gap
        width: Theme.compact ? 360 : 560
        model: page.league.standings
    }
    FinalStandings {
        anchors.left: podium.right
        anchors.leftMargin: page.gap
        anchors.right: parent.right
        anchors.top: parent.top
        anchors.bottom: podium.bottom
        model: page.league.standings
        rounds: page.league.rounds
        onOpened: playerId => Nav.openAgent(playerId)
    }
    AwardCards {
        id: praise

        anchors.left: parent.left
        anchors.right: parent.right
        anchors.bottom: exportBar.top
        anchors.bottomMargin: page.gap
        visible: awards.rows.count > 0
        model: awards.rows
    }
    ExportBar {
        id: exportBar

        anchors.left: parent.left
        anchors.right: parent.right
        anchors.bottom: parent.bottom
        height: Theme.compact ? 72 : 92
        available: page.onDisk
        busy: page.exports.isBusy
        folder: page.desk.leagueFolder
        onAsked: format => page.write(format)
        onFolderAsked: Qt.openUrlExternally(page.exports.address(page.desk.leagueFolder))
    }
}
