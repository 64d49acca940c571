pragma Singleton
import QtQuick

// Words of the program in the reader's language, where a page shows them and not the constant.
QtObject {
    // Ids, addresses and figures keep their direction inside right-to-left sentences.
    function isolated(text: string): string {
        return String.fromCharCode(0x2066) + text + String.fromCharCode(0x2069);
    }
    // How a player decides; what others call their strategies stays as they wrote it.
    function strategy(word: string): string {
        switch (word) {
        case "":
            return "";
        case "random":
            return qsTr("Random", "strategy");
        case "adaptive":
            return qsTr("Adaptive", "strategy");
        case "pattern":
            return qsTr("Pattern", "strategy");
        case "even":
            return qsTr("Always even", "strategy");
        case "odd":
            return qsTr("Always odd", "strategy");
        case "alternating":
            return qsTr("Alternating", "strategy");
        case "heuristic":
            return qsTr("Heuristic", "strategy");
        case "human":
            return qsTr("Human", "strategy");
        case "script":
            return qsTr("Script", "strategy");
        case "llm":
            return qsTr("LLM", "strategy: a language model");
        }
        return word;
    }
    function result(word: string): string {
        switch (word) {
        case "win":
            return qsTr("won");
        case "draw":
            return qsTr("drew");
        case "loss":
            return qsTr("lost");
        case "technical":
            return qsTr("technical loss");
        }
        return qsTr("did not count");
    }
    function choice(word: string): string {
        return word === "even" ? qsTr("even") : word === "odd" ? qsTr("odd") : word;
    }
    function game(id: string): string {
        return id === "even_odd" ? qsTr("Even/Odd") : id === "mafia" ? qsTr("Mafia") : id;
    }
    function gameSymbol(id: string): string {
        return id === "mafia" ? "mask" : "even";
    }
    function role(word: string): string {
        switch (word) {
        case "mafia":
            return qsTr("Mafia", "role");
        case "doctor":
            return qsTr("Doctor", "role");
        case "sheriff":
            return qsTr("Sheriff", "role");
        case "villager":
            return qsTr("Villager", "role");
        }
        return word;
    }
    // How and when somebody left a table of Mafia.
    function departure(cause: string, cycle: int): string {
        switch (cause) {
        case "night":
            return qsTr("Night %1").arg(cycle);
        case "vote":
            return qsTr("Day %1 vote").arg(cycle);
        }
        return qsTr("Left on day %1").arg(cycle);
    }
    function winner(team: string): string {
        switch (team) {
        case "mafia":
            return qsTr("The mafia win");
        case "town":
            return qsTr("The town wins");
        }
        return qsTr("Nobody wins");
    }
    // A match of Mafia as a screen reader says it; never a role.
    function mafiaMatch(match: var): string {
        if (match.winnerTeam !== "")
            return qsTr("%1, %2", "match, who won").arg(match.matchId).arg(winner(match.winnerTeam));
        if (match.phase === "")
            return qsTr("%1, not begun", "match").arg(match.matchId);
        const when = match.phase === "NIGHT_ACTIONS" ? qsTr("Night %1").arg(match.night) : qsTr("Day %1").arg(match.day);
        return qsTr("%1, %2, %3 of %4 alive", "match, day or night").arg(match.matchId).arg(when).arg(match.alive).arg(match.seats);
    }
    function endReason(reason: string): string {
        switch (reason) {
        case "All mafia eliminated":
            return qsTr("All mafia are out");
        case "Mafia reached parity":
            return qsTr("The mafia are as many as the town");
        case "Day limit reached":
            return qsTr("The last day is over");
        }
        return reason;
    }
    // The clock of a person: 19 min 48 s
    function duration(ms: real): string {
        const seconds = Math.round(ms / 1000);
        if (seconds < 60)
            return qsTr("%1 s", "seconds").arg(seconds);
        if (seconds < 3600)
            return qsTr("%1 min %2 s", "minutes, seconds").arg(Math.floor(seconds / 60)).arg(seconds % 60);
        return qsTr("%1 h %2 min", "hours, minutes").arg(Math.floor(seconds / 3600)).arg(Math.floor(seconds / 60) % 60);
    }
}
