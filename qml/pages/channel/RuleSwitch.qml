import QtQuick
import QtQuick.Layouts
import League

// A rule that is on or off, with its words at the start and the switch at the end.
RowLayout {
    id: line

    required property var channel
    required property string ruleKey
    required property string text
    property bool isOn: false

    function look(): void {
        isOn = channel.rule(ruleKey) === "true";
        toggle.checked = isOn;
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
        text: line.text
        type: Theme.small
        color: Theme.text2
        elide: Text.ElideRight
        Accessible.ignored: true
    }
    Toggle {
        id: toggle

        objectName: line.ruleKey
        Layout.preferredWidth: 36
        Accessible.name: line.text
        onToggled: line.channel.setRule(line.ruleKey, checked ? "true" : "false")
    }
}
