pragma ComponentBehavior: Bound
import QtQuick
import League

// The two letters of each player over the columns of the crosstable; goes along when it scrolls.
Item {
    id: head

    required property var names
    required property real from // how far the columns have moved
    property int step: 36
    property int cellWidth: 32
    readonly property bool mirrored: head.LayoutMirroring.enabled
    readonly property int first: Math.max(0, Math.floor(from / step))
    readonly property int count: Math.max(0, Math.min(names.length - first, Math.ceil(width / step) + 1))

    clip: names.length * step > width

    Repeater {
        model: head.count

        Txt {
            required property int index
            readonly property string player: head.names[head.first + index] ?? ""
            readonly property real way: (head.first + index) * head.step - head.from

            x: head.mirrored ? head.width - way - width : way
            width: head.cellWidth
            horizontalAlignment: Text.AlignHCenter
            text: player.slice(0, 2)
            type: Theme.captionStrong
            color: Theme.text3
            Accessible.role: Accessible.ColumnHeader
            Accessible.name: player
        }
    }
}
