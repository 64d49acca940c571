import QtQuick
import QtQuick.Layouts
import League

// One action in the command palette.
ListRow {
    id: row

    required property var modelData

    implicitHeight: 38
    focusPolicy: Qt.NoFocus
    text: modelData.text

    contentItem: RowLayout {
        spacing: Theme.space12

        Icon {
            symbol: row.modelData.symbol || ""
            color: row.selected ? Theme.accent : Theme.text2
        }
        Txt {
            text: row.modelData.text
            Layout.fillWidth: true
            elide: Text.ElideRight
            Accessible.ignored: true
        }
        Txt {
            text: row.modelData.group
            type: Theme.caption
            color: Theme.text3
            Accessible.ignored: true
        }
        KeySequence {
            keys: row.modelData.keys
        }
    }
}
