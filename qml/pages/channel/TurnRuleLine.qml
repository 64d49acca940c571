import QtQuick
import QtQuick.Layouts
import League

// One rule: its meaning, its name in the configuration, and its value with what is allowed.
Item {
    id: line

    required property string ruleKey
    required property string kind
    required property string value
    required property string defaultValue
    required property int lowest
    required property int highest
    required property var words
    required property bool isRefused
    readonly property string told: meanings.meaning(ruleKey)
    readonly property string range: kind === "agents" ? qsTr("Agents with seconds, as in %1").arg(Words.isolated("A02:90")) : qsTr("%1 to %2", "a range of numbers").arg(lowest).arg(highest)
    signal edited(string text)

    implicitHeight: row.implicitHeight + Theme.space12

    TurnRuleWords {
        id: meanings
    }
    RowLayout {
        id: row

        width: parent.width
        spacing: Theme.space12

        ColumnLayout {
            Layout.fillWidth: true
            Layout.alignment: Qt.AlignTop
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
        Toggle {
            Layout.alignment: Qt.AlignTop
            Layout.preferredWidth: 36
            visible: line.kind === "switch"
            checked: line.value === "true"
            Accessible.name: line.told
            onToggled: line.edited(checked ? "true" : "false")
        }
        Segmented {
            Layout.alignment: Qt.AlignTop
            visible: line.kind === "word"
            size: 28
            name: line.told
            value: line.value
            segments: line.words.map(word => ({value: word, text: word, mono: true}))
            onChosen: word => line.edited(word)
        }
        Field {
            objectName: "rule_" + line.ruleKey
            Layout.alignment: Qt.AlignTop
            Layout.preferredWidth: 200
            visible: line.kind === "number" || line.kind === "agents"
            size: 32
            mono: true
            text: line.value
            hint: line.value === line.defaultValue ? line.range : qsTr("%1; usually %2", "what is allowed, and the default").arg(line.range).arg(line.defaultValue)
            error: line.isRefused ? (line.kind === "agents" ? line.range : qsTr("Only %1 to %2 is allowed. The channel keeps %3.").arg(line.lowest).arg(line.highest).arg(line.value)) : ""
            input.Accessible.name: line.told
            input.onEditingFinished: if (text !== line.value || line.isRefused) line.edited(text)
        }
    }
}
