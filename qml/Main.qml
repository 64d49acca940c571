import QtQuick
import QtQuick.Window
import League
import League.View

// The window: one page at a time inside the shell, and what belongs to no page.
Window {
    id: window

    readonly property string page: Nav.page
    readonly property bool onWelcome: Nav.page === "welcome"
    readonly property bool onChannel: Nav.page === "channel" && ChannelDesk.isThere
    readonly property bool hasLeague: Desk.phase !== Desk.Idle && Desk.phase !== Desk.Failed
    readonly property var pages: ({
        "welcome": "pages/welcome/WelcomePage.qml",
        "agents": "pages/agents/AgentsPage.qml",
        "settings": "pages/settings/SettingsPage.qml",
        "seat": SeatBoard.isPerson && MafiaSeatBoard.isMafia ? "games/mafia/MafiaSeatPage.qml" : SeatBoard.isPerson ? "pages/person/PersonPage.qml" : "pages/seat/SeatPage.qml",
        "match": Desk.league.game === "mafia" ? "games/MafiaGame.qml" : "games/EvenOddGame.qml",
        "postmortem": "games/mafia/postmortem/PostmortemPage.qml",
        "traffic": "routes/TrafficRoute.qml",
        "channel": "routes/ChannelRoute.qml",
        "rounds": "pages/dashboard/DashboardPage.qml",
        "league": Desk.phase === Desk.Opening ? "pages/opening/OpeningPage.qml" : Desk.phase === Desk.Over ? "pages/finished/FinishedPage.qml" : Desk.phase === Desk.Lobby && Desk.mayControl ? "pages/lobby/LobbyPage.qml" : "pages/dashboard/DashboardPage.qml"
    })

    function goHome(): void {
        Desk.leave();
        Nav.home();
    }

    width: Math.min(1440, Screen.desktopAvailableWidth)
    height: Math.min(900, Screen.desktopAvailableHeight)
    minimumWidth: 1024
    minimumHeight: 680
    visible: true
    title: hasLeague ? qsTr("%1 – Agent League").arg(Desk.league.name) : qsTr("Agent League")
    color: Theme.bg
    // Dialogs live in the window's overlay, not in the shell.
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
        target: Preferences
        function onChanged(): void {
            Languages.speak(Preferences.language);
        }
    }
    Connections {
        target: Desk
        function onPhaseChanged(): void {
            if (window.hasLeague && window.onWelcome)
                Nav.open("league");
            // The welcome page says why, and what helps.
            if (Desk.phase === Desk.Failed && Desk.source === Desk.House && Nav.page === "league")
                Nav.home();
            if (Desk.phase === Desk.Playing && SeatBoard.isHere && Nav.page === "league")
                Nav.open("seat");
        }
        function onSaid(sentence: string, isGood: bool): void {
            shell.toaster.show({kind: isGood ? "info" : "bad", title: sentence});
        }
    }
    Connections {
        target: Nav
        function onFocusLost(): void {
            pageLoader.forceActiveFocus(Qt.PopupFocusReason);
        }
    }
    Connections {
        target: SeatBoard
        function onSeatChanged(): void {
            if (SeatBoard.isSeated && !SeatBoard.isHere)
                Nav.open("seat");
            else if (!SeatBoard.isSeated && Nav.page === "seat")
                Nav.home();
        }
    }
    Connections {
        target: Languages
        function onChanged(): void {
            Desk.league.retell();
            Desk.match.retell();
            Desk.traffic.retell();
        }
    }
    Component.onCompleted: Languages.speak(Preferences.language)

    Shell {
        id: shell

        LayoutMirroring.enabled: Languages.isRightToLeft
        LayoutMirroring.childrenInherit: true
        places: railPlaces.list
        current: Nav.page
        railVisible: !window.onWelcome && Nav.page !== "seat"
        statusVisible: (window.hasLeague || window.onChannel) && !window.onWelcome && Nav.page !== "seat"
        onOpened: page => page === "welcome" ? window.goHome() : Nav.open(page)
        Keys.onEscapePressed: event => event.accepted = Nav.leavePage()
        status: [
            StatusFacts {
                visible: !window.onChannel
                desk: Desk
                league: Desk.league
            },
            ChannelFacts {
                visible: window.onChannel
                desk: ChannelDesk
            }
        ]
        statusEnd: [
            StatusFact {
                visible: Desk.traffic.perSecond > 0
                symbol: "traffic"
                text: qsTr("%1 msg/s", "messages in a second").arg(Desk.traffic.perSecond)
            },
            StatusFact {
                visible: window.hasLeague
                mono: true
                text: qsTr("%1 UTC", "the time").arg(Desk.league.time)
            }
        ]

        Loader {
            id: pageLoader

            anchors.fill: parent
            anchors.topMargin: trouble.implicitHeight
            focus: true
            source: window.pages[Nav.page] || window.pages["welcome"]
        }
        WatchTrouble {
            id: trouble

            anchors.left: parent.left
            anchors.right: parent.right
            onHomeAsked: window.goHome()
        }
    }
    RailPlaces {
        id: railPlaces
    }
    WindowKeys {}
    StopQuestion {}
    MadeWhenAsked {
        name: "join"
        source: "dialogs/join/JoinDialog.qml"
    }
    MadeWhenAsked {
        name: "host"
        source: "dialogs/host/HostDialog.qml"
    }
    Loader {
        source: Nav.projector ? "pages/projector/ProjectorWindow.qml" : ""
    }
    MadeWhenAsked {
        name: "help"
        source: "dialogs/help/HelpDialog.qml"
    }
    MadeWhenAsked {
        name: "about"
        source: "dialogs/AboutDialog.qml"
    }
    MadeWhenAsked {
        name: "palette"
        source: "dialogs/CommandPalette.qml"
    }
    OpenFile {
        toaster: shell.toaster
    }
    ExportNews {
        toaster: shell.toaster
    }
}
