import QtQuick
import QtQuick.Layouts
import League

// The person speaks to the table, or passes.
FocusScope {
    id: speech

    required property var person
    readonly property int spare: person.mostCharacters - box.text.length

    function send(): void {
        if (spare < 0 || box.text.trim() === "")
            return;
        person.say(box.text);
        box.text = "";
    }

    implicitHeight: column.implicitHeight

    ColumnLayout {
        id: column

        anchors.left: parent.left
        anchors.right: parent.right
        spacing: Theme.space8

        TextBox {
            id: box

            objectName: "seatSpeech"
            Layout.fillWidth: true
            implicitHeight: Theme.low ? 72 : 96
            focus: true
            label: qsTr("What you say to everybody")
            placeholder: qsTr("Say something to the table")
            wrong: speech.spare < 0
            onAccepted: speech.send()
        }
        RowLayout {
            spacing: Theme.space8

            PushButton {
                objectName: "seatSay"
                kind: PushButton.Primary
                symbol: "send"
                directional: true
                text: qsTr("Say it")
                hint: qsTr("Enter", "the key")
                onClicked: speech.send()
            }
            PushButton {
                objectName: "seatPass"
                symbol: "minus"
                text: qsTr("Pass")
                onClicked: speech.person.passTurn()
            }
            Txt {
                Layout.fillWidth: true
                text: speech.spare < 0 ? qsTr("At most %n character(s).", "", speech.person.mostCharacters) : qsTr("%n left", "characters", speech.spare)
                type: Theme.caption
                color: speech.spare < 0 ? Theme.bad : Theme.text3
                horizontalAlignment: Text.AlignRight
                elide: Text.ElideRight
            }
        }
    }
}
