pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Window
import League
import League.View

// The window: one page at a time inside the shell, and what belongs to no page.
Window {
    id: window

    property string page: "welcome"
    property string matchId
    readonly property bool onWelcome: page === "welcome"
    readonly property bool hasLeague: Desk.phase !== Desk.Idle && Desk.phase !== Desk.Failed

    // Where the rail leads; a page that cannot be shown now is not there.
    readonly property var places: [
        {page: "league", text: qsTr("League"), symbol: "league", key: "Ctrl+1"},
        {page: "settings", text: qsTr("Settings"), symbol: "settings", bottom: true, key: "Ctrl+,"}
    ]

    function open(place: string): void {
        page = place;
    }
    function openMatch(id: string): void {
        matchId = id;
    }
    function leave(): void {
        Desk.leave();
        open("welcome");
    }

    width: 1440
    height: 900
    minimumWidth: 1024
    minimumHeight: 680
    visible: true
    title: hasLeague ? qsTr("%1 – Agent League").arg(Desk.league.name) : qsTr("Agent League")
    color: Theme.bg
    LayoutMirroring.enabled: Languages.isRightToLeft
    LayoutMirroring.childrenInherit: true

    WindowMemory {
        window: window
    }
    Binding {
        target: Theme
        property: "mode"
        value: Preferences.isDark ? "dark" : "light"
    }
    Binding {
        target: Theme
        property: "scale"
        value: Preferences.scale
    }
    Binding {
        target: Theme
        property: "reducedMotion"
        value: Preferences.reducedMotion
    }
    Connections {
        target: Desk
        function onPhaseChanged(): void {
            if (window.hasLeague && window.onWelcome)
                window.open("league");
        }
        function onSaid(sentence: string, isGood: bool): void {
            shell.toaster.show({kind: isGood ? "info" : "bad", title: sentence});
        }
    }
    Connections {
        target: Languages
        function onChanged(): void {
            Desk.league.retell();
        }
    }

    Shell {
        id: shell

        places: window.places
        current: window.page
        railVisible: !window.onWelcome
        statusVisible: !window.onWelcome
        onOpened: page => window.open(page)

        Loader {
            anchors.fill: parent
            focus: true
            sourceComponent: {
                switch (window.page) {
                case "league":
                    return leaguePage;
                default:
                    return welcomePage;
                }
            }
        }
    }
    Component {
        id: welcomePage

        WelcomePage {
            focus: true
        }
    }
    Component {
        id: leaguePage

        DashboardPage {
            focus: true
            desk: Desk
            league: Desk.league
            onMatchOpened: matchId => window.openMatch(matchId)
            onStopAsked: stopQuestion.open()
        }
    }
    ConfirmDialog {
        id: stopQuestion

        title: qsTr("Stop the league?")
        sentence: qsTr("%n finished match(es) are kept. The league can go on later from here.", "", Desk.league.matchesDone)
        symbol: "stop"
        confirmText: qsTr("Stop league")
        cancelText: qsTr("Keep playing")
        onConfirmed: window.leave()
    }
}
