pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import League

// Makes a channel: its name, and who is in it from the start. Others may join later.
ModalDialog {
    id: dialog

    required property var desk
    property var chosen: [] // demo agents
    readonly property string channelId: idOf(name.text)
    readonly property string obstacle: name.text.trim() === "" ? qsTr("Give the channel a name first.") : channelId === "" ? qsTr("The name needs a letter from a to z or a digit.") : desk.hasChannel(channelId) ? qsTr("There is a channel of that name already.") : ""

    // Ids travel on the wire and are names of files.
    function idOf(title: string): string {
        let id = "";
        for (const letter of title.trim().toLowerCase()) {
            if (/[a-z0-9]/.test(letter))
                id += letter;
            else if (id !== "" && !id.endsWith("-"))
                id += "-";
        }
        return id.endsWith("-") ? id.slice(0, -1) : id;
    }
    function ask(): void {
        name.text = desk.hasChannel("reviews") ? "" : "reviews";
        chosen = desk.voices;
        open();
        name.input.selectAll();
        name.forceActiveFocus(Qt.TabFocusReason);
    }
    function choose(voice: string, isIn: bool): void {
        const wanted = [];
        for (const each of desk.voices) {
            const was = chosen.includes(each);
            if (each === voice && isIn || each !== voice && was)
                wanted.push(each);
        }
        chosen = wanted;
    }
    function submit(): void {
        if (obstacle !== "")
            return;
        close();
        desk.create(channelId, name.text.trim(), chosen);
    }

    title: qsTr("New channel")
    width: 520
    height: form.implicitHeight + 2 * Theme.dialogPadding + 140
    actions: [
        PushButton {
            kind: PushButton.Ghost
            size: 48
            text: qsTr("Cancel")
            onClicked: dialog.close()
        },
        PushButton {
            objectName: "createChannel"
            kind: PushButton.Primary
            size: 48
            symbol: "plus"
            text: qsTr("Open channel")
            reason: dialog.obstacle
            onClicked: dialog.submit()
        }
    ]

    ColumnLayout {
        id: form

        width: parent.width
        spacing: Theme.space16

        Field {
            id: name

            objectName: "channelName"
            Layout.fillWidth: true
            focus: true
            label: qsTr("Name")
            hint: dialog.channelId !== "" ? qsTr("Agents join it as %1.").arg(Words.isolated(dialog.channelId)) : ""
            error: text.trim() !== "" ? dialog.obstacle : ""
            onAccepted: dialog.submit()
        }
        LabelledBox {
            Layout.fillWidth: true
            label: qsTr("Demo agents")

            Repeater {
                model: dialog.desk.voices

                Check {
                    required property string modelData

                    objectName: "voice_" + modelData
                    text: voices.told(modelData)
                    checked: dialog.chosen.includes(modelData)
                    onToggled: dialog.choose(modelData, checked)
                }
            }
        }
        JoinHelp {
            Layout.fillWidth: true
            desk: dialog.desk
            channelId: dialog.channelId
        }
    }
    VoiceWords {
        id: voices
    }
}
