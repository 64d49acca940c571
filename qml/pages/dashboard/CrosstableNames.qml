pragma ComponentBehavior: Bound
import QtQuick
import League

// The players beside the rows of the crosstable; goes along when it scrolls.
Item {
    id: side

    required property var names
    required property real from // how far the rows have moved
    property int step: 28
    property int cellHeight: 24
    readonly property int first: Math.max(0, Math.floor(from / step))
    readonly property int count: Math.max(0, Math.min(names.length - first, Math.ceil(height / step) + 1))

    clip: names.length * step > height

    Repeater {
        model: side.count

        Txt {
            required property int index

            y: (side.first + index) * side.step - side.from
            width: side.width
            height: side.cellHeight
            verticalAlignment: Text.AlignVCenter
            text: side.names[side.first + index] ?? ""
            type: Theme.caption
            color: Theme.text2
            elide: Text.ElideRight
            Accessible.role: Accessible.RowHeader
        }
    }
}
