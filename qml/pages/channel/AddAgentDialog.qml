pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import League

// One more agent for the channel: a demo agent, a program, or one from elsewhere.
ModalDialog {
    id: dialog

    required property var desk
    required property var channel
    property string mind: "demo"
    readonly property string obstacle: mind === "script" && command.text.trim() === "" ? qsTr("Write the command that starts the program.") : ""

    function ask(): void {
        mind = "demo";
        name.text = "";
        open();
        kinds.forceActiveFocus(Qt.TabFocusReason);
    }
    function submit(): void {
        if (obstacle !== "")
            return;
        close();
        if (mind === "demo")
            desk.addDemo(channel.channelId, voice.currentValue, name.text.trim());
        else
            desk.addScript(channel.channelId, name.text.trim(), command.text.trim());
    }

    title: qsTr("Add agent")
    width: 520
    height: form.implicitHeight + 2 * Theme.dialogPadding + 140
    actions: [
        PushButton {
            kind: PushButton.Ghost
            size: 48
            text: dialog.mind === "outside" ? qsTr("Close") : qsTr("Cancel")
            onClicked: dialog.close()
        },
        PushButton {
            objectName: "addAgentButton"
            visible: dialog.mind !== "outside"
            kind: PushButton.Primary
            size: 48
            symbol: "plus"
            text: qsTr("Add agent")
            reason: dialog.obstacle
            onClicked: dialog.submit()
        }
    ]

    ColumnLayout {
        id: form

        width: parent.width
        spacing: Theme.space16

        Segmented {
            id: kinds

            name: qsTr("Kind of agent")
            value: dialog.mind
            segments: [{value: "demo", text: qsTr("Demo agent"), symbol: "builtin"}, {value: "script", text: qsTr("A program"), symbol: "script"}, {value: "outside", text: qsTr("From elsewhere"), symbol: "lan"}]
            onChosen: kind => dialog.mind = kind
        }
        DropDown {
            id: voice

            Layout.fillWidth: true
            visible: dialog.mind === "demo"
            label: qsTr("Demo agent")
            model: dialog.desk.voices.map(word => ({word: word, told: voices.told(word)}))
            textRole: "told"
            valueRole: "word"
        }
        Field {
            id: name

            objectName: "agentName"
            Layout.fillWidth: true
            visible: dialog.mind !== "outside"
            label: qsTr("Display name")
            placeholder: qsTr("what it is called by itself")
            onAccepted: dialog.submit()
        }
        Field {
            id: command

            objectName: "agentCommand"
            Layout.fillWidth: true
            visible: dialog.mind === "script"
            label: qsTr("Command")
            placeholder: "python3 my_agent.py"
            hint: qsTr("It reads what is said, one line of JSON each, and writes one line for its turn.")
            mono: true
            onAccepted: dialog.submit()
        }
        JoinHelp {
            Layout.fillWidth: true
            visible: dialog.mind === "outside"
            desk: dialog.desk
            channelId: dialog.channel.channelId
        }
    }
    VoiceWords {
        id: voices
    }
}
