import QtQuick
import League
import League.View

// Everything one can do from anywhere, and every key: WindowKeys makes shortcuts of it, the command
// palette offers what makes sense now, and the keyboard help lists the keys.
// {group, text, symbol, keys, when, run}: without run it is a key that a page handles itself,
// `hidden` keeps a key out of the palette.
QtObject {
    id: actions

    property bool inLeague: Nav.page !== "welcome" && Desk.phase !== Desk.Idle
    // On the page of channels these keys are that page's own.
    readonly property bool onChannel: Nav.page === "channel"
    // … as on the page of a match of Mafia, where they steer the match.
    readonly property bool onMafia: Nav.page === "match" && Desk.league.game === "mafia"
    readonly property bool mayControl: inLeague && !onChannel && !onMafia && Desk.mayControl && Desk.phase === Desk.Playing
    readonly property bool replays: inLeague && !onChannel && !onMafia && Desk.playback !== null
    readonly property bool held: Desk.league.isPaused || Desk.speed === "STEP"
    readonly property bool over: inLeague && Desk.phase === Desk.Over && Desk.leagueFolder !== ""

    function toggle(): void {
        if (Desk.playback !== null)
            Desk.playback.isPlaying ? Desk.pause() : Desk.proceed();
        else
            held ? Desk.proceed() : Desk.pause();
    }
    function write(format: string): void {
        ExportDesk.write(Desk.leagueFolder, Desk.league.name, format);
    }
    // Those whose words hold every word of the search, the ones that begin with it first.
    function find(search: string): var {
        const words = search.split(/\s+/).filter(word => word !== "").map(word => word.toLowerCase());
        const first = [];
        const rest = [];
        for (const one of all) {
            if (!one.run || one.hidden || !one.when())
                continue;
            const text = (one.text + " " + one.group).toLowerCase();
            if (!words.every(word => text.includes(word)))
                continue;
            if (words.length > 0 && text.startsWith(words[0]))
                first.push(one);
            else
                rest.push(one);
        }
        return first.concat(rest);
    }

    readonly property var all: [
        {group: qsTr("Window"), text: qsTr("Find a command"), symbol: "search", keys: "Ctrl+K", hidden: true, when: () => true, run: () => Nav.ask("palette")},
        {group: qsTr("Window"), text: qsTr("Open the help"), symbol: "help", keys: "F1", when: () => true, run: () => Nav.ask("help", "tour")},
        {group: qsTr("Window"), text: qsTr("Show all keys"), symbol: "keyboard", keys: "?", when: () => true, run: () => Nav.ask("help", "keys")},
        {group: qsTr("Window"), text: qsTr("Open the settings"), symbol: "settings", keys: "Ctrl+,", when: () => Nav.page !== "settings", run: () => Nav.open("settings")},
        {group: qsTr("Window"), text: qsTr("Open a file"), symbol: "folder", keys: "Ctrl+O", when: () => true, run: () => Nav.ask("open")},
        {group: qsTr("Window"), text: qsTr("Show the projector"), symbol: "projector", keys: "Ctrl+P", when: () => actions.inLeague, run: () => Nav.open("projector")},
        {group: qsTr("Window"), text: qsTr("Dark theme"), symbol: "moon", keys: "", when: () => !Preferences.isDark, run: () => Preferences.theme = "dark"},
        {group: qsTr("Window"), text: qsTr("Light theme"), symbol: "sun", keys: "", when: () => Preferences.isDark, run: () => Preferences.theme = "light"},
        {group: qsTr("Window"), text: qsTr("Back"), symbol: "arrow-left", keys: "Alt+Left", when: () => Nav.past.length > 0, run: () => Nav.back()},
        {group: qsTr("Window"), text: qsTr("Close or go back"), keys: "Esc", when: () => true},
        {group: qsTr("Window"), text: qsTr("From region to region"), keys: "F6", when: () => true},
        {group: qsTr("Window"), text: qsTr("About Agent League"), symbol: "info", keys: "", when: () => true, run: () => Nav.ask("about")},
        {group: qsTr("Window"), text: qsTr("Quit"), symbol: "shutdown", keys: "Ctrl+Q", when: () => true, run: () => Qt.quit()},
        {group: qsTr("Welcome"), text: qsTr("Run a local league"), symbol: "play", keys: "", when: () => !actions.inLeague, run: () => Desk.runLocal(Preferences.game, Preferences.players, Preferences.referees)},
        {group: qsTr("Welcome"), text: qsTr("Host a league"), keys: "H", when: () => true},
        {group: qsTr("Welcome"), text: qsTr("Join as player"), keys: "P", when: () => true},
        {group: qsTr("Welcome"), text: qsTr("Join as referee"), keys: "R", when: () => true},
        {group: qsTr("Welcome"), text: qsTr("Watch a league"), keys: "W", when: () => true},
        {group: qsTr("Welcome"), text: qsTr("Open a turn channel"), keys: "C", when: () => true},
        {group: qsTr("League"), text: qsTr("Go to the league"), symbol: "league", keys: "Ctrl+1", when: () => actions.inLeague || Desk.phase !== Desk.Idle, run: () => Nav.open("league")},
        {group: qsTr("League"), text: qsTr("Go to the matches"), symbol: "match", keys: "Ctrl+2", when: () => actions.inLeague, run: () => Nav.open("match")},
        {group: qsTr("League"), text: qsTr("Go to the agents"), symbol: "agents", keys: "Ctrl+3", when: () => actions.inLeague, run: () => Nav.open("agents")},
        {group: qsTr("League"), text: qsTr("Go to the traffic"), symbol: "traffic", keys: "Ctrl+4", when: () => actions.inLeague, run: () => Nav.open("traffic")},
        {group: qsTr("Channel"), text: qsTr("Go to the channels"), symbol: "channel", keys: "Ctrl+5", when: () => true, run: () => Nav.open("channel")},
        {group: qsTr("League"), text: qsTr("Pause or go on"), symbol: "pause", keys: "Space", when: () => actions.mayControl || actions.replays, run: () => actions.toggle()},
        {group: qsTr("League"), text: qsTr("One step"), symbol: "step", keys: "N", when: () => actions.mayControl || actions.replays, run: () => Desk.step()},
        {group: qsTr("League"), text: qsTr("Finish the round, then stop"), symbol: "finished", keys: "", when: () => actions.mayControl, run: () => Desk.finishRound()},
        {group: qsTr("League"), text: qsTr("Stop the league"), symbol: "stop", keys: "Ctrl+.", when: () => actions.inLeague && Desk.mayControl && Desk.phase !== Desk.Over, run: () => Nav.ask("stop")},
        {group: qsTr("League"), text: qsTr("Speed %1").arg("NORMAL"), symbol: "speed", keys: "Alt+1", when: () => actions.mayControl, run: () => Desk.speed = "NORMAL"},
        {group: qsTr("League"), text: qsTr("Speed %1").arg("FAST"), symbol: "speed", keys: "Alt+2", when: () => actions.mayControl, run: () => Desk.speed = "FAST"},
        {group: qsTr("League"), text: qsTr("Speed %1").arg("DEBUG"), symbol: "speed", keys: "Alt+3", when: () => actions.mayControl, run: () => Desk.speed = "DEBUG"},
        {group: qsTr("League"), text: qsTr("Speed %1").arg("STEP"), symbol: "speed", keys: "Alt+4", when: () => actions.mayControl, run: () => Desk.speed = "STEP"},
        {group: qsTr("League"), text: qsTr("Back to the welcome page"), symbol: "home", keys: "", when: () => actions.inLeague && (!Desk.mayControl || Desk.phase === Desk.Over), run: () => {
                Desk.leave();
                Nav.home();
            }},
        {group: qsTr("League"), text: qsTr("Go to my seat"), symbol: "human", keys: "Ctrl+0", when: () => SeatBoard.isSeated, run: () => Nav.open("seat")},
        {group: qsTr("Channel"), text: qsTr("Send the message"), keys: "Ctrl+Enter", when: () => true},
        {group: qsTr("Channel"), text: qsTr("Hold the turn, or release the floor"), keys: "Ctrl+H", when: () => true},
        {group: qsTr("Channel"), text: qsTr("Skip the turn"), keys: "Ctrl+J", when: () => true},
        {group: qsTr("Channel"), text: qsTr("Choose the mode"), keys: "Alt+1 2 3 4", when: () => true},
        {group: qsTr("Channel"), text: qsTr("Move an agent in the queue"), keys: "Ctrl+↑ ↓", when: () => true},
        {group: qsTr("Lobby"), text: qsTr("Copy the address"), keys: "Ctrl+Shift+C", when: () => true},
        {group: qsTr("Lobby"), text: qsTr("Copy the link"), keys: "Ctrl+Shift+L", when: () => true},
        {group: qsTr("Lobby"), text: qsTr("Start the league"), keys: "Ctrl+Enter", when: () => true},
        {group: qsTr("Your seat"), text: qsTr("Choose even or odd"), keys: "E O", when: () => true},
        {group: qsTr("Match"), text: qsTr("From message to message"), keys: qsTr("Left Right", "two keys"), when: () => true},
        {group: qsTr("Match"), text: qsTr("First and last message"), keys: qsTr("Home End", "two keys"), when: () => true},
        {group: qsTr("Mafia"), text: qsTr("Whose view: all, audience, each player"), keys: "V", when: () => true},
        {group: qsTr("Mafia"), text: qsTr("Show or hide thoughts"), keys: "T", when: () => true},
        {group: qsTr("Mafia"), text: qsTr("Pause or go on with the match"), keys: "Space", when: () => true},
        {group: qsTr("Mafia"), text: qsTr("Advance the match"), keys: "N", when: () => true},
        {group: qsTr("Mafia"), text: qsTr("Timeline"), keys: "L", when: () => true},
        {group: qsTr("Mafia"), text: qsTr("Who suspects whom"), keys: "G", when: () => true},
        {group: qsTr("Mafia"), text: qsTr("Post-mortem of a finished match"), keys: "P", when: () => true},
        {group: qsTr("Traffic"), text: qsTr("Search the messages"), keys: "/", when: () => true},
        {group: qsTr("Traffic"), text: qsTr("Follow the newest message"), keys: "F", when: () => true},
        {group: qsTr("Traffic"), text: qsTr("Copy the message"), keys: "C", when: () => true},
        {group: qsTr("Agents"), text: qsTr("From agent to agent"), keys: qsTr("Arrows"), when: () => true},
        {group: qsTr("Agents"), text: qsTr("Open an agent"), keys: qsTr("Enter"), when: () => true},
        {group: qsTr("Agents"), text: qsTr("Find an agent"), keys: "/", when: () => true},
        {group: qsTr("Agents"), text: qsTr("Ping all agents"), keys: "G", when: () => true},
        {group: qsTr("Finished league"), text: qsTr("Watch the replay"), keys: "R", when: () => true},
        {group: qsTr("Finished league"), text: qsTr("Replay the league"), symbol: "replay", keys: "", when: () => actions.over, run: () => Desk.replay(Desk.leagueFolder)},
        {group: qsTr("Finished league"), text: qsTr("Export an HTML report"), symbol: "file-html", keys: "Ctrl+E", own: true, when: () => actions.over, run: () => actions.write("html")},
        {group: qsTr("Finished league"), text: qsTr("Export CSV"), symbol: "file-csv", keys: "", when: () => actions.over, run: () => actions.write("csv")},
        {group: qsTr("Finished league"), text: qsTr("Export JSON"), symbol: "file-json", keys: "", when: () => actions.over, run: () => actions.write("json")},
        {group: qsTr("Finished league"), text: qsTr("Export everything in one file"), symbol: "download", keys: "", when: () => actions.over, run: () => actions.write("bundle")},
        {group: qsTr("Projector"), text: qsTr("Fill the screen"), keys: "F11", when: () => true},
        {group: qsTr("Projector"), text: qsTr("Leave"), keys: "Esc", when: () => true}
    ]
}
