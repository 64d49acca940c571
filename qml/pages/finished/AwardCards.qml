pragma ComponentBehavior: Bound
import QtQuick
import League

// What was remarkable; side by side, in a compact window two by two.
Grid {
    id: grid

    required property var model
    readonly property int count: model.count
    readonly property real cell: (width - (columns - 1) * spacing) / Math.max(1, columns)

    columns: Theme.compact && count > 3 ? 2 : Math.max(1, count)
    spacing: Theme.cardGap
    Accessible.role: Accessible.List
    Accessible.name: qsTr("Awards")

    Repeater {
        model: grid.model

        AwardCard {
            width: grid.cell
            height: Theme.compact || Theme.low ? 64 : 132
        }
    }
}
