import QtQuick
import League

// One second: what arrived, and what failed before it.
Item {
    id: column

    required property int delivered
    required property int failed
    required property int most

    readonly property real unit: height / Math.max(1, most)

    Rectangle {
        id: lower

        anchors.bottom: parent.bottom
        width: parent.width
        height: column.failed === 0 ? 0 : Math.max(3, column.failed * column.unit)
        color: Theme.bad
    }
    Rectangle {
        anchors.bottom: lower.top
        width: parent.width
        height: column.delivered === 0 ? 0 : Math.max(2, column.delivered * column.unit)
        radius: 1
        color: Theme.accentLine
    }
}
