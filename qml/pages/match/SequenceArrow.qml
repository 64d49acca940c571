import QtQuick
import QtQuick.Shapes
import League

// An arrow from one lifeline to another, its name above and a note below.
Item {
    id: arrow

    required property real start
    required property real end
    required property string label
    required property string note
    required property color ink
    property bool dashed: false
    property bool headless: false

    readonly property int way: end > start ? 1 : -1
    readonly property real from: start + way * 5
    readonly property real tip: end - way * 5
    readonly property int level: 23

    Shape {
        ShapePath {
            strokeColor: arrow.ink
            strokeWidth: Theme.strokeAvatar
            fillColor: Theme.transparent
            capStyle: ShapePath.RoundCap
            joinStyle: ShapePath.RoundJoin
            strokeStyle: arrow.dashed ? ShapePath.DashLine : ShapePath.SolidLine
            dashPattern: [2, 3]

            PathSvg {
                path: "M " + arrow.from + " " + arrow.level + " L " + arrow.tip + " " + arrow.level
            }
        }
        ShapePath {
            strokeColor: arrow.headless ? Theme.transparent : arrow.ink
            strokeWidth: Theme.strokeAvatar
            fillColor: Theme.transparent
            capStyle: ShapePath.RoundCap
            joinStyle: ShapePath.RoundJoin

            PathSvg {
                path: "M " + (arrow.tip - arrow.way * 6) + " " + (arrow.level - 5) + " L " + arrow.tip + " " + arrow.level + " L " + (arrow.tip - arrow.way * 6) + " " + (arrow.level + 5)
            }
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
