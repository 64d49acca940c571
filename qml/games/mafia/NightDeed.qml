import QtQuick
import QtQuick.Layouts
import League

// What one player does in the night: on whom, how firm that is, and what it thinks.
Rectangle {
    id: deed

    required property string name
    required property int number
    required property string action
    required property string targetName
    required property string think
    required property int afterMs
    required property string standing
    required property var waitsFor
    property bool showsThoughts: true
    readonly property string note: {
        switch (standing) {
        case "provisional":
            return waitsFor.length > 0 ? qsTr("provisional until %1 agrees").arg(waitsFor.join(", ")) : qsTr("provisional");
        case "agreed":
            return qsTr("the mafia agree");
        case "split":
            return qsTr("the mafia disagree");
        case "sealed":
            return qsTr("protected this night");
        case "private":
            return qsTr("result goes to the Sheriff only");
        case "drawn":
            return qsTr("drawn, no answer in time");
        }
        return "";
    }

    implicitHeight: column.implicitHeight + 2 * Theme.space12
    radius: Theme.radius8
    color: Theme.surface2
    border.color: Theme.line
    Accessible.role: Accessible.ListItem
    Accessible.name: targetName === "" ? qsTr("%1, %2, deciding").arg(name).arg(States.spoken(action)) : qsTr("%1, %2, %3, %4", "player, deed, target, how firm").arg(name).arg(States.spoken(action)).arg(targetName).arg(note)

    ColumnLayout {
        id: column

        anchors.left: parent.left
        anchors.right: parent.right
        anchors.top: parent.top
        anchors.margins: Theme.space12
        spacing: Theme.space4

        RowLayout {
            spacing: Theme.space8

            Avatar {
                size: 26
                name: deed.name
                number: deed.number
                Accessible.ignored: true
            }
            Txt {
                text: deed.name
                type: Theme.bodyStrong
                Accessible.ignored: true
            }
            Chip {
                dense: true
                chart: "action"
                word: deed.action
                Accessible.ignored: true
            }
            Item {
                Layout.fillWidth: true
            }
            Icon {
                visible: deed.targetName === ""
                symbol: "waiting"
                size: Theme.icon14
                color: Theme.warn
            }
            Txt {
                text: deed.targetName === "" ? qsTr("deciding") : deed.afterMs >= 0 ? Words.isolated("+" + (deed.afterMs / 1000).toFixed(1) + " s") : ""
                type: deed.targetName === "" ? Theme.captionStrong : Theme.monoSmall
                color: deed.targetName === "" ? Theme.warn : Theme.text3
                Accessible.ignored: true
            }
        }
        RowLayout {
            visible: deed.targetName !== ""
            spacing: Theme.space8

            Icon {
                symbol: "arrow-right"
                directional: true
            }
            Txt {
                text: deed.targetName
                type: Theme.smallStrong
                Accessible.ignored: true
            }
            Txt {
                Layout.fillWidth: true
                text: deed.note
                type: Theme.small
                color: Theme.text2
                elide: Text.ElideRight
                Accessible.ignored: true
            }
        }
        ThoughtLine {
            Layout.fillWidth: true
            visible: deed.showsThoughts && deed.think !== ""
            text: deed.think
        }
    }
}
