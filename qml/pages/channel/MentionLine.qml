import QtQuick
import League

// A name to choose.
ListRow {
    id: line

    required property int index
    required property string modelData
    readonly property string name: modelData

    implicitHeight: 32
    focusPolicy: Qt.NoFocus
    text: name
    contentItem: Txt {
        text: line.name
        type: Theme.small
        verticalAlignment: Text.AlignVCenter
        Accessible.ignored: true
    }
}
