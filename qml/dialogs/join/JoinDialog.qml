import QtQuick
import League
import League.View

// Joins a league elsewhere as player, referee or spectator. Nav.ask("join", role) opens it.
ModalDialog {
    id: dialog

    property var join: JoinDesk
    readonly property bool spectates: join.role === "spectator"
    readonly property bool narrow: Theme.compact

    function submit(): void {
        if (join.testState === "idle")
            join.test(); // a link has filled it in: one Enter tests, the next one joins
        if (!join.mayJoin)
            return;
        close();
        join.join();
    }

    title: qsTr("Join a league")
    contentMargin: 0
    onClosed: join.end()
    beside: Segmented {
        name: qsTr("Role")
        value: dialog.join.role
        segments: [
            {value: "player", text: qsTr("Player"), symbol: "player"},
            {value: "referee", text: qsTr("Referee"), symbol: "referee"},
            {value: "spectator", text: qsTr("Spectator"), symbol: "watch"}
        ]
        onChosen: role => dialog.join.role = role
    }
    footnote: JoinFootnote {
        visible: !dialog.narrow
        role: dialog.join.role
    }
    actions: [
        PushButton {
            kind: PushButton.Ghost
            size: 48
            text: qsTr("Cancel")
            onClicked: dialog.close()
        },
        PushButton {
            objectName: "joinButton"
            kind: PushButton.Primary
            size: 48
            symbol: dialog.spectates ? "watch" : "arrow-right"
            directional: !dialog.spectates
            text: dialog.spectates ? qsTr("Watch league") : qsTr("Join league")
            reason: dialog.join.mayJoin ? "" : form.reason
            onClicked: dialog.submit()
        }
    ]

    JoinPlaces {
        id: places

        anchors.left: parent.left
        anchors.top: parent.top
        anchors.bottom: parent.bottom
        width: dialog.narrow ? 0 : 324 // not by visible: a dialog that goes would be laid out anew
        visible: !dialog.narrow
        join: dialog.join
    }
    Rule {
        anchors.left: places.right
        anchors.top: parent.top
        anchors.bottom: parent.bottom
        visible: places.visible
    }
    JoinForm {
        id: form

        anchors.left: places.right
        anchors.right: parent.right
        anchors.top: parent.top
        anchors.bottom: parent.bottom
        focus: true
        join: dialog.join
        narrow: dialog.narrow
        onAccepted: dialog.submit()
    }

    readonly property Connections asked: Connections {
        target: Nav
        function onDialogAsked(name: string, about: var): void {
            if (name !== "join")
                return;
            dialog.join.begin(typeof about === "string" ? about : "player");
            dialog.open();
            form.takeFocus(); // not when it has faded in: somebody may type already
        }
    }
}
