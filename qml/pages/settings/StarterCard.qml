pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Dialogs
import QtQuick.Layouts
import League
import League.View

// Small agents to begin with, written into a folder.
SettingsCard {
    id: card

    property string kit
    property string note
    property bool wentWell: true

    readonly property var kits: ({
        "python": [qsTr("Python"), qsTr("A complete player, standard library only")],
        "node": [qsTr("Node"), qsTr("A complete player, without packages")],
        "script": [qsTr("Script"), qsTr("A bot that reads questions and prints answers")],
        "channel-python": [qsTr("Channel member in Python"), qsTr("A complete member of a turn channel, standard library only")],
        "channel-node": [qsTr("Channel member in Node"), qsTr("A complete member of a turn channel, without packages")]
    })

    title: qsTr("Write your own player")

    Repeater {
        model: StarterShelf.kits

        SettingLine {
            id: line

            required property var modelData

            readonly property var words: card.kits[modelData.name] || [modelData.name, modelData.summary]

            Layout.fillWidth: true
            text: words[0]
            about: words[1]

            PushButton {
                size: 28
                symbol: "download"
                text: qsTr("Write")
                Accessible.name: qsTr("Write the starter kit %1").arg(line.words[0])
                onClicked: {
                    card.kit = line.modelData.name;
                    dialog.open();
                }
            }
        }
    }
    Txt {
        Layout.fillWidth: true
        visible: text !== ""
        text: card.note
        type: Theme.small
        color: card.wentWell ? Theme.good : Theme.bad
        wrapMode: Text.Wrap
    }
    FolderDialog {
        id: dialog

        title: qsTr("Where to put the starter kit")
        onAccepted: StarterShelf.write(card.kit, selectedFolder)
    }
    Connections {
        target: StarterShelf
        function onWritten(folder: string, tryIt: string): void {
            card.wentWell = true;
            card.note = qsTr("Written to %1. Try it there: %2").arg(folder).arg(tryIt);
        }
        function onFailed(sentence: string): void {
            card.wentWell = false;
            card.note = sentence;
        }
    }
}
