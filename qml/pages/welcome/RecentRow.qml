import QtQuick
import QtQuick.Layouts
import League

// One league of this computer: what it was and how it stands. An interrupted one can go on.
ListRow {
    id: row

    required property string leagueId
    required property string path
    required property string name
    required property string game
    required property string kind
    required property int players
    required property int round
    required property int rounds
    required property int matchesSafe
    required property int matches
    required property string leader
    required property int points
    required property real changedMs
    required property int daysAgo
    required property bool isHosted
    required property string problem
    signal resumed
    signal openedHere

    readonly property bool interrupted: kind === "interrupted"
    readonly property string detail: {
        if (problem !== "")
            return problem;
        if (interrupted)
            return qsTr("%1 of %2 matches safe", "of an interrupted league").arg(matchesSafe).arg(matches);
        const count = qsTr("%n player(s)", "", players);
        return game === "mafia" ? qsTr("%1, %2", "game, players").arg(Words.game(game)).arg(count) : count;
    }
    readonly property string when: {
        const moment = new Date(changedMs);
        if (daysAgo <= 0)
            return qsTr("Today %1", "time").arg(moment.toLocaleTimeString(Qt.locale(), "HH:mm"));
        if (daysAgo === 1)
            return qsTr("Yesterday");
        return daysAgo < 7 ? moment.toLocaleDateString(Qt.locale(), "dddd") : moment.toLocaleDateString(Qt.locale(), "d MMM");
    }

    implicitHeight: 64
    text: interrupted ? qsTr("%1, interrupted. %2. Resume", "name of a league, what is safe").arg(name).arg(detail) : qsTr("%1, %2").arg(name).arg(detail)
    leftPadding: Theme.space8
    rightPadding: Theme.space8
    onClicked: if (problem === "") interrupted && isHosted ? resumed() : openedHere()

    contentItem: RowLayout {
        spacing: Theme.space12

        IconTile {
            size: 36
            symbol: row.game === "mafia" ? "mask" : "even"
            tone: row.game === "mafia" ? "crimson" : "accent"
        }
        ColumnLayout {
            Layout.fillWidth: true
            spacing: 0

            Txt {
                Layout.fillWidth: true
                text: row.name
                type: Theme.bodyStrong
                elide: Text.ElideRight
                Accessible.ignored: true
            }
            Txt {
                Layout.fillWidth: true
                text: row.detail
                type: Theme.caption
                color: row.problem !== "" ? Theme.bad : Theme.text3
                elide: Text.ElideRight
                Accessible.ignored: true
            }
        }
        ColumnLayout {
            spacing: 2

            Chip {
                Layout.alignment: Qt.AlignRight
                dense: true
                text: row.problem !== "" ? qsTr("Unreadable") : row.interrupted ? (row.isHosted ? qsTr("Resume, R%1 of %2", "round").arg(row.round).arg(row.rounds) : qsTr("Paused, R%1 of %2", "round").arg(row.round).arg(row.rounds)) : row.kind === "finished" ? qsTr("%1, %n pt(s)", "champion and points", row.points).arg(row.leader) : qsTr("Not started")
                symbol: row.problem !== "" ? "error" : row.interrupted ? (row.isHosted ? "play" : "pause") : row.kind === "finished" ? "trophy" : "created"
                tone: row.problem !== "" ? "bad" : row.interrupted ? "accent" : row.kind === "finished" ? "good" : "neutral"
            }
            Txt {
                Layout.alignment: Qt.AlignRight
                text: row.when
                type: Theme.caption
                color: Theme.text3
                Accessible.ignored: true
            }
        }
    }
}
