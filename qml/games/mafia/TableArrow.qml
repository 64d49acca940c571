import QtQuick
import QtQuick.Shapes
import League

// From one seat to another: solid or dashed, with its word in the middle when it is a deed of the
// night. It bends towards the middle of the table and grows from its beginning.
Item {
    id: arrow

    required property string word
    required property bool isFirm
    required property bool isLeading
    property point from // centres of the two seats
    property point to
    property point middle // of the table
    property real gap: 36 // free space around a face
    property real grown: 1

    readonly property bool isVote: word === "VOTE"
    readonly property color ink: isVote ? (isLeading ? Theme.violet : Theme.neutral) : States.colour("action", word)
    readonly property real length: Math.hypot(to.x - from.x, to.y - from.y)
    readonly property real bend: 0.06 + 0.5 * Math.max(0, 1 - length / 420)
    readonly property point half: mix(mix(from, to, 0.5), middle, bend)
    // To its right, so that two who aim at each other have two arrows.
    readonly property point knee: Qt.point(half.x - (to.y - from.y) * 0.05, half.y + (to.x - from.x) * 0.05)
    readonly property point start: away(from, knee)
    readonly property point end: away(to, knee)
    // The part of the curve that has grown so far.
    readonly property point partKnee: mix(start, knee, grown)
    readonly property point tip: mix(partKnee, mix(knee, end, grown), grown)
    readonly property real aim: Math.atan2(tip.y - partKnee.y, tip.x - partKnee.x)

    function mix(one: point, other: point, share: real): point {
        return Qt.point(one.x + (other.x - one.x) * share, one.y + (other.y - one.y) * share);
    }
    function away(seat: point, towards: point): point {
        return mix(seat, towards, gap / Math.max(gap, Math.hypot(towards.x - seat.x, towards.y - seat.y)));
    }
    function wing(angle: real): point {
        return Qt.point(tip.x - 12 * Math.cos(aim + angle), tip.y - 12 * Math.sin(aim + angle));
    }

    anchors.fill: parent
    Component.onCompleted: {
        if (Theme.durationVote > 0) {
            grown = 0;
            growth.start();
        }
    }

    NumberAnimation {
        id: growth

        target: arrow
        property: "grown"
        to: 1
        duration: Theme.durationVote
        easing.type: Theme.easeMove
    }
    Shape {
        anchors.fill: parent

        ShapePath {
            strokeColor: arrow.ink
            strokeWidth: 2
            strokeStyle: arrow.isFirm ? ShapePath.SolidLine : ShapePath.DashLine
            dashPattern: [4, 3]
            fillColor: Theme.transparent
            startX: arrow.start.x
            startY: arrow.start.y

            PathQuad {
                controlX: arrow.partKnee.x
                controlY: arrow.partKnee.y
                x: arrow.tip.x
                y: arrow.tip.y
            }
        }
        ShapePath {
            strokeColor: arrow.ink
            strokeWidth: 2
            fillColor: Theme.transparent
            capStyle: ShapePath.RoundCap
            joinStyle: ShapePath.RoundJoin
            startX: arrow.wing(0.45).x
            startY: arrow.wing(0.45).y

            PathLine {
                x: arrow.tip.x
                y: arrow.tip.y
            }
            PathLine {
                x: arrow.wing(-0.45).x
                y: arrow.wing(-0.45).y
            }
        }
    }
    Chip {
        readonly property point place: arrow.mix(arrow.mix(arrow.start, arrow.knee, 0.5), arrow.mix(arrow.knee, arrow.end, 0.5), 0.5)

        x: place.x - width / 2
        y: place.y - height / 2
        visible: !arrow.isVote
        dense: true
        chart: "action"
        word: arrow.isVote ? "KILL" : arrow.word
        Accessible.ignored: true
    }
}
