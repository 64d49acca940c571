pragma ComponentBehavior: Bound
import QtQuick
import League

// An arrow from one lifeline to another, its name above and a note below. Drawn with rectangles:
// the software renderer does not clip shapes that have left their list.
Item {
    id: arrow

    required property real start
    required property real end
    required property string label
    required property string note
    required property color ink
    property bool dashed: false // nothing came: no head either

    readonly property int way: end > start ? 1 : -1
    readonly property real from: start + way * 5
    readonly property real tip: end - way * 5
    readonly property real length: Math.abs(tip - from)
    readonly property real level: 23

    Rectangle {
        x: Math.min(arrow.from, arrow.tip)
        y: arrow.level - height / 2
        width: arrow.length
        height: Theme.strokeAvatar
        visible: !arrow.dashed
        antialiasing: true
        color: arrow.ink
    }
    Repeater {
        model: arrow.dashed ? Math.floor(arrow.length / Theme.space8) : 0

        Rectangle {
            required property int index

            x: Math.min(arrow.from, arrow.tip) + index * Theme.space8
            y: arrow.level - height / 2
            width: Theme.space4
            height: Theme.strokeAvatar
            antialiasing: true
            color: arrow.ink
        }
    }
    Repeater {
        model: arrow.dashed ? [] : [-1, 1]

        Rectangle {
            required property int modelData

            x: arrow.way > 0 ? arrow.tip - width : arrow.tip
            y: arrow.level - height / 2
            width: Theme.space8
            height: Theme.strokeAvatar
            transformOrigin: arrow.way > 0 ? Item.Right : Item.Left
            rotation: modelData * 40
            antialiasing: true
            color: arrow.ink
        }
    }
    Txt {
        x: Math.min(arrow.start, arrow.end) + Theme.space4
        y: 4
        width: Math.abs(arrow.end - arrow.start) - Theme.space8
        text: arrow.label
        type: Theme.monoSmallStrong
        color: arrow.dashed ? arrow.ink : Theme.text1
        horizontalAlignment: Text.AlignHCenter
        elide: Text.ElideRight
        Accessible.ignored: true
    }
    Txt {
        x: Math.min(arrow.start, arrow.end) + Theme.space4
        y: 26
        width: Math.abs(arrow.end - arrow.start) - Theme.space8
        visible: text !== ""
        text: arrow.note
        type: Theme.caption
        color: Theme.text3
        horizontalAlignment: Text.AlignHCenter
        elide: Text.ElideRight
        Accessible.ignored: true
    }
}
