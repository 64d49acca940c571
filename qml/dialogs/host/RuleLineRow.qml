import QtQuick
import QtQuick.Layouts
import League

// One rule: what it means, and its value.
RowLayout {
    id: row

    required property string rule
    required property string value
    required property string usual
    required property string allowed
    required property string meaning
    required property string problem
    readonly property RuleWords words: RuleWords {}
    readonly property string told: words.meaning(rule, meaning)
    readonly property string range: words.allowed(allowed)
    signal chosen(string text)

    spacing: Theme.space16

    ColumnLayout {
        Layout.fillWidth: true
        spacing: 0

        Txt {
            Layout.fillWidth: true
            text: row.told
            type: Theme.small
            elide: Text.ElideRight
        }
        Txt {
            Layout.fillWidth: true
            text: row.value === row.usual ? qsTr("%1, %2", "a rule and what is allowed").arg(Words.isolated(row.rule)).arg(row.range) : qsTr("%1, %2, usually %3", "a rule, what is allowed, and the usual value").arg(Words.isolated(row.rule)).arg(row.range).arg(row.usual)
            type: Theme.caption
            color: row.value === row.usual ? Theme.text3 : Theme.accent
            elide: Text.ElideRight
        }
    }
    Field {
        Layout.preferredWidth: 180
        Layout.fillWidth: false
        size: 32
        mono: true
        text: row.value
        error: row.problem
        input.Accessible.name: row.told
        input.onEditingFinished: if (text !== row.value) row.chosen(text)
    }
}
