pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import League

// Where a person writes, and what happens to the message while an agent speaks.
Card {
    id: composer

    required property var channel
    readonly property bool isLong: field.text.length > channel.mostCharacters

    function takeFocus(): void {
        field.input.forceActiveFocus(Qt.OtherFocusReason);
    }
    function send(): void {
        const text = field.text.trim();
        if (text === "" || isLong || !channel.mayWrite)
            return;
        channel.say(text);
        field.text = "";
    }

    implicitWidth: 0
    implicitHeight: column.implicitHeight + 2 * 12
    height: implicitHeight
    padding: 0
    name: qsTr("Write to the channel")

    ColumnLayout {
        id: column

        anchors.left: parent.left
        anchors.right: parent.right
        anchors.leftMargin: Theme.space16
        anchors.rightMargin: Theme.space16
        anchors.verticalCenter: parent.verticalCenter
        spacing: Theme.space8

        RowLayout {
            Layout.fillWidth: true
            spacing: Theme.space12

            Txt {
                visible: !Theme.compact
                text: qsTr("While an agent speaks")
                type: Theme.smallStrong
                color: Theme.text2
            }
            Segmented {
                id: modes

                objectName: "modes"
                Layout.alignment: Qt.AlignLeft
                name: qsTr("What happens to a message while an agent speaks")
                enabled: composer.channel.mayWrite
                segments: [{value: "queue", text: "queue", symbol: "queue"}, {value: "interrupt", text: "interrupt", symbol: "interrupt"}, {value: "inject", text: "inject", symbol: "inject"}, {value: "parallel", text: "parallel", symbol: "parallel"}]
                onChosen: mode => composer.channel.setMode(mode)

                Binding {
                    target: modes
                    property: "value"
                    value: composer.channel.mode
                    restoreMode: Binding.RestoreNone
                }
            }
            Item {
                Layout.fillWidth: true
            }
        }
        ModeSentence {
            Layout.fillWidth: true
            channel: composer.channel
            problem: composer.isLong ? qsTr("Too long: the channel takes %n character(s).", "", composer.channel.mostCharacters) : ""
        }
        RowLayout {
            Layout.fillWidth: true
            spacing: Theme.space8

            Field {
                id: field

                objectName: "composerField"
                Layout.fillWidth: true
                focus: true
                size: 44
                enabled: composer.channel.mayWrite
                placeholder: composer.channel.mayWrite ? qsTr("Write to the channel") : qsTr("Nobody can write here now")
                input.Keys.onPressed: event => event.accepted = mentions.take(event.key)
                onAccepted: composer.send()

                MentionList {
                    id: mentions

                    members: composer.channel.members
                    text: field.text
                    onChosen: name => {
                        field.text = mentions.completed(name);
                        field.input.cursorPosition = field.text.length;
                    }
                }
            }
            PushButton {
                objectName: "sendButton"
                implicitHeight: 44
                kind: PushButton.Primary
                symbol: "send"
                directional: true
                text: qsTr("Send")
                hint: "Ctrl+Enter"
                enabled: composer.channel.mayWrite
                onClicked: composer.send()
            }
        }
    }
}
