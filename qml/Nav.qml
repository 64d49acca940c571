pragma Singleton
import QtQuick

// Where the window is: which page, and which match or player it is about. Pages call it to lead
// elsewhere; Main.qml shows what it says.
QtObject {
    id: nav

    property string page: "welcome"
    property string matchId
    property string agentId
    property var past: [] // pages to go back to
    property bool projector: false // the window for the room is open

    signal focusLost // a dialog has closed, and what had the focus before is gone
    signal dialogNeeded(string name) // it is about to be asked for: time to make it
    signal dialogAsked(string name, var about) // join, host, stop, help, about, palette, open

    function open(place: string): void {
        if (place === "projector") {
            projector = true;
            return;
        }
        if (place === page)
            return;
        past = past.concat([page]).slice(-20);
        page = place;
    }
    function openMatch(match: string): void {
        matchId = match;
        open("match");
    }
    function openAgent(agent: string): void {
        agentId = agent;
        open("agents");
    }
    function back(): void {
        const last = past.length > 0 ? past[past.length - 1] : "league";
        past = past.slice(0, -1);
        page = last;
    }
    // Esc leads from a page that was opened beside the league, or beside the welcome page, to where
    // one was. False when there is nothing to leave.
    function leavePage(): bool {
        if (page === "welcome" || page === "league" || page === "seat")
            return false;
        back();
        return true;
    }
    function home(): void {
        past = [];
        page = "welcome";
    }
    function ask(dialog: string, about = {}): void {
        dialogNeeded(dialog);
        dialogAsked(dialog, about);
    }
}
