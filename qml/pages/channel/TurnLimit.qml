import QtQuick
import QtQuick.Layouts
import League

// How long a turn may take; a click on the figure changes it.
RowLayout {
    id: line

    required property var channel
    property string value
    property bool isEdited: false
    property bool isRefused: false

    function look(): void {
        value = channel.rule("defaultTimeoutSeconds");
    }
    function begin(): void {
        isEdited = true;
        isRefused = false;
        field.text = value;
        field.input.selectAll();
        field.forceActiveFocus(Qt.TabFocusReason);
    }
    function submit(): void {
        isRefused = !channel.setRule("defaultTimeoutSeconds", field.text);
        isEdited = isRefused;
    }

    Layout.preferredHeight: 36
    Component.onCompleted: look()

    Connections {
        target: line.channel
        function onChanged(): void {
            line.look();
        }
    }
    Txt {
        Layout.fillWidth: true
        text: line.isRefused ? qsTr("1 to 3600 seconds") : qsTr("Turn limit")
        type: Theme.small
        color: line.isRefused ? Theme.bad : Theme.text2
        elide: Text.ElideRight
    }
    PushButton {
        objectName: "turnLimit"
        Layout.rightMargin: -Theme.space8 // the figure ends where the switches do
        visible: !line.isEdited
        kind: PushButton.Ghost
        size: 28
        text: qsTr("%1 s", "seconds").arg(line.value)
        hint: qsTr("Change the turn limit")
        Accessible.description: hint
        onClicked: line.begin()
    }
    Field {
        id: field

        objectName: "turnLimitField"
        Layout.preferredWidth: 76
        visible: line.isEdited
        size: 32
        mono: true
        input.Accessible.name: qsTr("Turn limit in seconds")
        onAccepted: line.submit()
        Keys.onEscapePressed: {
            line.isEdited = false;
            line.isRefused = false;
        }
    }
}
