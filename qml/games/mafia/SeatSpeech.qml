import QtQuick
import QtQuick.Layouts
import League

// The person speaks to the table, or passes.
FocusScope {
    id: speech

    required property var person
    readonly property bool isLong: field.text.length > person.mostCharacters

    function send(): void {
        if (isLong || field.text.trim() === "")
            return;
        person.say(field.text);
        field.text = "";
    }

    implicitHeight: column.implicitHeight

    ColumnLayout {
        id: column

        anchors.left: parent.left
        anchors.right: parent.right
        spacing: Theme.space12

        Field {
            id: field

            objectName: "seatSpeech"
            Layout.fillWidth: true
            focus: true
            size: 44
            label: qsTr("What you say to everybody")
            placeholder: qsTr("Say something to the table")
            error: speech.isLong ? qsTr("At most %n character(s).", "", speech.person.mostCharacters) : ""
            onAccepted: speech.send()
        }
        Row {
            spacing: Theme.space8

            PushButton {
                kind: PushButton.Primary
                symbol: "send"
                text: qsTr("Say it")
                onClicked: speech.send()
            }
            PushButton {
                symbol: "minus"
                text: qsTr("Pass")
                onClicked: speech.person.passTurn()
            }
        }
    }
}
