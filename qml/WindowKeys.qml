import QtQuick
import League
import League.View

// Keys that work on every page of a league.
Item {
    id: keys

    readonly property bool inLeague: Nav.page !== "welcome"
    readonly property bool held: Desk.league.isPaused || Desk.speed === "STEP"

    Shortcut {
        sequence: "Space"
        enabled: keys.inLeague && (Desk.mayControl || Desk.playback !== null)
        onActivated: {
            if (Desk.playback !== null)
                Desk.playback.isPlaying ? Desk.pause() : Desk.proceed();
            else
                keys.held ? Desk.proceed() : Desk.pause();
        }
    }
    Shortcut {
        sequence: "N"
        enabled: keys.inLeague && (Desk.mayControl || Desk.playback !== null)
        onActivated: Desk.step()
    }
    Shortcut {
        sequence: "Ctrl+."
        enabled: keys.inLeague && Desk.mayControl
        onActivated: Nav.ask("stop")
    }
    Shortcut {
        sequence: "Alt+1"
        enabled: keys.inLeague && Desk.mayControl
        onActivated: Desk.speed = "NORMAL"
    }
    Shortcut {
        sequence: "Alt+2"
        enabled: keys.inLeague && Desk.mayControl
        onActivated: Desk.speed = "FAST"
    }
    Shortcut {
        sequence: "Alt+3"
        enabled: keys.inLeague && Desk.mayControl
        onActivated: Desk.speed = "DEBUG"
    }
    Shortcut {
        sequence: "Alt+4"
        enabled: keys.inLeague && Desk.mayControl
        onActivated: Desk.speed = "STEP"
    }
}
