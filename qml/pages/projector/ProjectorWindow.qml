import QtQuick
import QtQuick.Window
import League
import League.View

// The league for a whole room, in a window of its own: no controls, large letters, plain words.
// F11 fills the screen; Esc leaves it, and once more closes the window.
Window {
    id: window

    property var desk: Desk
    property var league: Desk.league
    readonly property bool full: visibility === Window.FullScreen

    function turn(): void {
        visibility = full ? Window.Windowed : Window.FullScreen;
    }

    width: 1440
    height: 900
    minimumWidth: 800
    minimumHeight: 500
    visible: true
    color: Theme.bg
    title: qsTr("%1 – projector").arg(league.name)
    onClosing: Nav.projector = false

    // The room sees the first table that is still played, and never more than the audience may.
    function openTable(): void {
        if (league.game !== "mafia")
            return;
        const running = league.matches.indexOf("isCounted", false);
        desk.mafiaStage.open(league.matches.field(Math.max(0, running), "matchId") || "");
    }
    Component.onCompleted: openTable()

    Connections {
        target: window.league
        function onShown(): void {
            window.openTable();
        }
    }
    Shortcut {
        sequence: "F11"
        onActivated: window.turn()
    }
    Shortcut {
        sequence: "Esc"
        onActivated: window.full ? window.turn() : window.close()
    }
    ProjectorView {
        factor: window.height / 900
        width: window.width / factor
        height: 900
        scale: factor
        transformOrigin: Item.TopLeft
        LayoutMirroring.enabled: Languages.isRightToLeft
        LayoutMirroring.childrenInherit: true
        league: window.league
        invites: window.desk.phase === Desk.Lobby && window.desk.mayControl
        onTurned: window.turn()
    }
}
