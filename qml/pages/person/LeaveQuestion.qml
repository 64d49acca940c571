import QtQuick
import League

// Asks before a league elsewhere is left.
ConfirmDialog {
    id: question

    required property var seat

    title: qsTr("Leave the league?")
    sentence: qsTr("It goes on without you, and you lose the matches that are left.")
    symbol: "registering"
    confirmText: qsTr("Leave league")
    cancelText: qsTr("Stay")
    onConfirmed: {
        question.seat.leave();
        Nav.home();
    }
}
