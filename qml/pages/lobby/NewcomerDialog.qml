import QtQuick
import QtQuick.Layouts
import League
import League.View

// Asks what a new player of this program needs: a name, a command, a model.
ModalDialog {
    id: dialog

    required property var lobby
    property string mind: "person" // person, script or model
    readonly property bool complete: mind === "person" ? name.text.trim() !== "" : mind === "script" ? command.text.trim() !== "" : url.text.trim() !== "" && model.text.trim() !== ""

    function ask(who: string): void {
        mind = who;
        name.text = who === "person" ? Preferences.displayName : "";
        open();
        name.forceActiveFocus(Qt.TabFocusReason);
    }
    function submit(): void {
        if (!complete)
            return;
        close();
        if (mind === "person") {
            Preferences.displayName = name.text;
            lobby.addPerson(name.text);
        } else if (mind === "script") {
            lobby.addScript(name.text, command.text);
        } else {
            lobby.addModel(name.text, url.text, model.text);
        }
    }

    title: mind === "person" ? qsTr("Play yourself") : mind === "script" ? qsTr("Add a program") : qsTr("Add a language model")
    width: 480
    height: form.implicitHeight + 2 * Theme.dialogPadding + 140
    actions: [
        PushButton {
            kind: PushButton.Ghost
            size: 48
            text: qsTr("Cancel")
            onClicked: dialog.close()
        },
        PushButton {
            objectName: "addNewcomerButton"
            kind: PushButton.Primary
            size: 48
            symbol: "plus"
            text: qsTr("Add player")
            reason: dialog.complete ? "" : qsTr("Fill in the fields first.")
            onClicked: dialog.submit()
        }
    ]

    ColumnLayout {
        id: form

        width: parent.width
        spacing: Theme.space16

        Field {
            id: name

            objectName: "newcomerName"
            Layout.fillWidth: true
            focus: true
            label: qsTr("Display name")
            placeholder: dialog.mind === "person" ? "" : qsTr("one of the usual names")
            onAccepted: dialog.submit()
        }
        Field {
            id: command

            Layout.fillWidth: true
            visible: dialog.mind === "script"
            label: qsTr("Command")
            placeholder: "python3 my_player.py"
            mono: true
            onAccepted: dialog.submit()
        }
        Field {
            id: url

            Layout.fillWidth: true
            visible: dialog.mind === "model"
            label: qsTr("Address of the model’s server")
            placeholder: "http://localhost:11434/v1"
            hint: qsTr("Needs a key? Set AGENT_LEAGUE_LLM_KEY before you start the program.")
            mono: true
            onAccepted: dialog.submit()
        }
        Field {
            id: model

            Layout.fillWidth: true
            visible: dialog.mind === "model"
            label: qsTr("Model")
            placeholder: "llama3.2"
            mono: true
            onAccepted: dialog.submit()
        }
    }
}
