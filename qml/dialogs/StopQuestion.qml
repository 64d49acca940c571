import QtQuick
import League
import League.View

// Asks before a league is stopped; says what is kept.
ConfirmDialog {
    id: question

    title: qsTr("Stop the league?")
    sentence: qsTr("%n finished match(es) are kept. The league can go on later from here.", "", Desk.league.matchesDone)
    symbol: "stop"
    confirmText: qsTr("Stop league")
    cancelText: qsTr("Keep playing")
    otherText: Desk.phase === Desk.Playing ? qsTr("Finish the round, then stop") : ""
    onOtherChosen: Desk.finishRound()
    onConfirmed: {
        Desk.leave();
        Nav.home();
    }

    readonly property Connections asked: Connections {
        target: Nav
        function onDialogAsked(name: string): void {
            if (name === "stop")
                question.open();
        }
    }
}
