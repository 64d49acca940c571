import QtQuick
import QtQuick.Layouts
import League

// What the room sees, laid out 900 high and scaled by its window.
Item {
    id: view

    required property var league
    readonly property bool isMafia: league.game === "mafia" // the table instead of lists
    property bool invites: false // before the league begins: how to get in
    property real factor: 1
    readonly property int side: Theme.space48
    readonly property int perPage: 8
    readonly property int matchesPerPage: 4
    readonly property int pages: Math.max(Math.ceil(league.standings.count / perPage), Math.ceil(league.matches.count / matchesPerPage), 1)
    property int page: 0
    // Only what another computer can reach is worth showing.
    readonly property string address: {
        const found = /^https?:\/\/(\[[^\]]+\]|[^:\/]+)(:\d+)?/.exec(league.endpoint);
        const host = found ? found[1] : "";
        const here = host === "" || host === "localhost" || host.startsWith("127.") || host === "[::1]" || host === "0.0.0.0";
        return here ? "" : host + (found[2] || "");
    }
    signal turned

    onPagesChanged: page = 0
    Accessible.role: Accessible.Pane
    Accessible.name: qsTr("Projector, %1").arg(league.name)

    TapHandler {
        onDoubleTapped: view.turned()
    }
    Timer {
        interval: Theme.durationPage
        running: view.pages > 1
        repeat: true
        onTriggered: view.page = (view.page + 1) % view.pages
    }
    RowLayout {
        id: head

        anchors.left: parent.left
        anchors.right: parent.right
        anchors.leftMargin: view.side
        anchors.rightMargin: view.side
        y: 40
        height: 60
        spacing: Theme.space20

        Logo {
            size: 56
            sourceSize.width: Math.ceil(56 * view.factor)
            sourceSize.height: Math.ceil(56 * view.factor)
        }
        Txt {
            Layout.fillWidth: true
            text: view.league.name
            type: Theme.projector52
            elide: Text.ElideRight
            Accessible.role: Accessible.Heading
        }
        RoundTitle {
            visible: !view.invites
            round: view.league.round
            rounds: view.league.rounds
            over: view.league.isOver
        }
    }
    RoundBars {
        visible: !view.invites
        anchors.left: head.left
        anchors.right: head.right
        y: 118
        model: view.league.roundList
    }
    Loader {
        anchors.left: head.left
        anchors.right: head.right
        y: 140
        height: 670
        active: view.isMafia && !view.invites
        source: "ProjectorMafia.qml"
    }
    ProjectorTable {
        id: table

        visible: !view.invites && !view.isMafia
        anchors.left: head.left
        y: 156
        width: Math.round(head.width * 0.533)
        height: 8 * 76
        model: view.league.standings
        page: view.page % Math.max(1, Math.ceil(view.league.standings.count / view.perPage))
        factor: view.factor
    }
    ProjectorMatches {
        visible: !view.invites && !view.isMafia
        anchors.left: table.right
        anchors.leftMargin: Theme.space24 + Theme.space4
        anchors.right: head.right
        y: 156
        height: 4 * 158
        model: view.league.matches
        nowMs: view.league.nowMs
        page: view.page % Math.max(1, Math.ceil(view.league.matches.count / view.matchesPerPage))
        factor: view.factor
    }
    Loader {
        anchors.left: head.left
        anchors.right: head.right
        y: 180
        height: 620
        active: view.invites
        source: "ProjectorInvitation.qml"
    }
    ProjectorFoot {
        visible: !view.invites
        anchors.left: head.left
        anchors.right: head.right
        anchors.bottom: parent.bottom
        anchors.bottomMargin: 32
        address: view.address
        done: view.league.matchesDone
        inAll: view.league.matchesInAll
        factor: view.factor
    }
}
