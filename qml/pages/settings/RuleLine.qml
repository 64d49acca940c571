import QtQuick
import QtQuick.Layouts
import League

// One rule: its meaning, its name on the command line, and its value.
Item {
    id: line

    required property string ruleKey
    required property string value
    required property string defaultValue
    required property string allowed
    required property string meaning
    required property bool isDefault
    required property string problem
    readonly property RuleWords words: RuleWords {}
    readonly property string told: words.meaning(ruleKey, meaning)
    readonly property string range: words.allowed(allowed)
    signal edited(string text)
    signal resetAsked

    implicitHeight: row.implicitHeight + Theme.space12

    RowLayout {
        id: row

        width: parent.width
        spacing: Theme.space12

        ColumnLayout {
            Layout.fillWidth: true
            spacing: 0

            Txt {
                Layout.fillWidth: true
                text: line.told
                type: Theme.small
                wrapMode: Text.Wrap
            }
            Txt {
                Layout.fillWidth: true
                text: Words.isolated(line.ruleKey)
                type: Theme.monoSmall
                color: Theme.text3
                elide: Text.ElideRight
            }
        }
        Field {
            id: box

            Layout.preferredWidth: 200
            Layout.alignment: Qt.AlignTop
            size: 32
            mono: true
            text: line.value
            hint: line.isDefault ? line.range : qsTr("%1; usually %2", "what is allowed, and the default").arg(line.range).arg(line.defaultValue)
            error: line.problem
            input.Accessible.name: line.told
            onEdited: text => line.edited(text)
        }
        IconButton {
            Layout.alignment: Qt.AlignTop
            Layout.topMargin: 2
            size: 28
            kind: PushButton.Ghost
            opacity: line.isDefault && line.problem === "" ? 0 : 1
            enabled: opacity > 0
            symbol: "refresh"
            text: qsTr("Reset to %1").arg(line.defaultValue)
            onClicked: {
                line.resetAsked();
                box.text = Qt.binding(() => line.value); // what was typed may differ
            }
        }
    }
}
