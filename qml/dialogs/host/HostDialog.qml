import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import League
import League.View

// Opens a lobby that others can join. Nav.ask("host") opens it; it closes when the lobby is open.
ModalDialog {
    id: dialog

    property var desk: Desk
    property var hosting: HostDesk
    property bool ordered: false
    property bool showsRules: false

    function submit(): void {
        if (openButton.reason !== "")
            return;
        ordered = true;
        hosting.host();
    }

    title: showsRules ? qsTr("Rules and timing") : qsTr("Host a league")
    width: Math.min(showsRules ? 960 : 640, room - 2 * Theme.space32)
    height: showsRules ? Math.min(736, roomBelow - 2 * Theme.space24) : Math.min(form.implicitHeight + 2 * Theme.dialogPadding + 140, roomBelow - 2 * Theme.space24)
    footnote: PushButton {
        kind: PushButton.Ghost
        symbol: dialog.showsRules ? "arrow-left" : "settings"
        directional: dialog.showsRules
        text: dialog.showsRules ? qsTr("Back") : dialog.hosting.changedRules > 0 ? qsTr("Rules and timing, %n changed", "", dialog.hosting.changedRules) : qsTr("Rules and timing")
        onClicked: dialog.showsRules = !dialog.showsRules
    }
    actions: [
        PushButton {
            kind: PushButton.Ghost
            size: 48
            text: qsTr("Cancel")
            onClicked: dialog.close()
        },
        PushButton {
            id: openButton

            objectName: "openLobbyButton"
            kind: PushButton.Primary
            size: 48
            symbol: "host"
            text: qsTr("Open the lobby")
            busy: dialog.desk.phase === Desk.Opening && dialog.ordered
            reason: !dialog.hosting.isPortValid ? qsTr("The port is a number up to 65535.") : dialog.hosting.problem
            onClicked: dialog.submit()
        }
    ]

    Flickable {
        anchors.fill: parent
        visible: !dialog.showsRules
        contentHeight: form.implicitHeight
        clip: contentHeight > height
        boundsBehavior: Flickable.StopAtBounds
        T.ScrollBar.vertical: Scroller {}

        HostForm {
            id: form

            width: parent.width
            hosting: dialog.hosting
            games: Preferences.games
            problem: dialog.ordered && dialog.desk.phase === Desk.Failed ? dialog.desk.problem : ""
            freePort: dialog.desk.freePort
            onAccepted: dialog.submit()
            onPortTaken: port => {
                dialog.hosting.port = port;
                dialog.submit();
            }
        }
    }
    RuleList {
        anchors.fill: parent
        visible: dialog.showsRules
        hosting: dialog.hosting
    }

    readonly property Connections asked: Connections {
        target: Nav
        function onDialogAsked(name: string, about: var): void {
            if (name !== "host")
                return;
            if (about.players) {
                dialog.hosting.players = about.players;
                dialog.hosting.referees = about.referees;
            }
            dialog.ordered = false;
            dialog.showsRules = false;
            dialog.open();
            form.takeFocus(); // not when it has faded in: somebody may type already
        }
    }
    readonly property Connections opening: Connections {
        target: dialog.desk
        function onPhaseChanged(): void {
            if (dialog.ordered && dialog.desk.phase === Desk.Lobby)
                dialog.close();
        }
    }
}
