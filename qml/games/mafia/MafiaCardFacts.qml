import QtQuick
import QtQuick.Layouts
import League

// Which day or night it is at a table, how many live, and who won.
RowLayout {
    id: facts

    required property var match

    spacing: Theme.space12

    Icon {
        symbol: facts.match.winnerTeam === "mafia" ? "mask" : facts.match.winnerTeam === "town" ? "villager" : facts.match.phase === "NIGHT_ACTIONS" ? "night" : "sun"
        color: facts.match.winnerTeam === "mafia" ? Theme.crimson : Theme.text2
    }
    Txt {
        text: facts.match.winnerTeam !== "" ? Words.winner(facts.match.winnerTeam) : facts.match.phase === "" ? qsTr("Not begun") : facts.match.phase === "NIGHT_ACTIONS" ? qsTr("Night %1").arg(facts.match.night) : qsTr("Day %1").arg(facts.match.day)
        type: Theme.bodyStrong
        Accessible.ignored: true
    }
    Txt {
        Layout.fillWidth: true
        text: facts.match.phase === "" ? qsTr("%n player(s)", "", facts.match.seats) : qsTr("%1 of %2 alive").arg(facts.match.alive).arg(facts.match.seats)
        type: Theme.small
        color: Theme.text2
        elide: Text.ElideRight
        Accessible.ignored: true
    }
}
