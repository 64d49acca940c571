import QtQuick
import QtQuick.Dialogs
import League
import League.View

// Opens a league from a file: its journal, or an export as JSON. Says why a file, or a link that
// somebody opened the program with, is not taken.
QtObject {
    id: opener

    required property Toaster toaster
    property int refusedLink: 0 // the message about it; the next one takes its place

    function take(path: string): void {
        const isUnderWay = Desk.phase === Desk.Opening || Desk.phase === Desk.Lobby || Desk.phase === Desk.Playing;
        if (SeatBoard.isSeated || (Desk.mayControl && isUnderWay)) {
            opener.keepPlaying();
            return;
        }
        Desk.openFinished(path);
        if (Desk.phase !== Desk.Idle)
            Nav.open("league");
    }
    function keepPlaying(): void {
        toaster.show({
            kind: "bad",
            title: qsTr("The file could not be opened"),
            detail: qsTr("A league is played in this window, and opening another would end it. Leave it first, then open the file again.")
        });
    }
    // It is read beside the window, so the refusal comes later.
    function refuse(): void {
        const why = Desk.problem;
        Desk.leave();
        Nav.home();
        toaster.show({kind: "bad", title: qsTr("The file could not be opened"), detail: why});
    }

    readonly property FileDialog dialog: FileDialog {
        title: qsTr("Open a league")
        nameFilters: [qsTr("Leagues (journal.db *.json)"), qsTr("All files (*)")]
        currentFolder: ExportDesk.address(Preferences.dataFolder)
        onAccepted: opener.take(ExportDesk.path(selectedFile))
    }
    readonly property Connections refused: Connections {
        target: Desk
        function onPhaseChanged(): void {
            if (Desk.phase === Desk.Failed && Desk.source === Desk.Record)
                opener.refuse();
        }
        function onFileRefused(): void {
            opener.keepPlaying();
        }
    }
    readonly property Connections linkRefused: Connections {
        target: Desk
        function onLinkRefused(why: string): void {
            opener.toaster.close(opener.refusedLink);
            opener.refusedLink = opener.toaster.show({kind: "bad", title: qsTr("The link could not be opened"), detail: why});
        }
    }
    readonly property Connections asked: Connections {
        target: Nav
        function onDialogAsked(name: string, about: var): void {
            if (name !== "open")
                return;
            // A path that is known already, as from the command line, needs no dialog.
            if (about.path)
                opener.take(about.path);
            else
                opener.dialog.open();
        }
    }
}
