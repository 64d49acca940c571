import QtQuick
import QtQuick.Shapes
import League

// An edge of a StateDiagram: along the line, down to what went wrong, or back up to the end.
Item {
    id: way

    required property string from
    required property string to
    required property string label
    required property bool isPassed
    required property bool isQuiet
    required property var places // by state: {x, y, width, column, line}
    required property int nodeSize
    required property bool mirrored

    readonly property var a: places[from]
    readonly property var b: places[to]
    readonly property real labelWidth: words.implicitWidth
    readonly property bool known: a !== undefined && b !== undefined
    // A node between, on the lower line, that leads to the same end: its way is shared.
    readonly property var neighbour: known ? router.neighbour() : undefined
    readonly property bool joins: neighbour !== undefined && !isPassed
    readonly property var points: known ? router.route() : []

    visible: known && (isPassed || !isQuiet)
    z: isPassed ? 0 : -1
    Accessible.ignored: true

    QtObject {
        id: router

        readonly property int space: Theme.space4
        readonly property int below: Theme.space12

        function middle(place: var): real {
            return place.x + place.width / 2;
        }
        function neighbour(): var {
            if (way.a.line === 0 || way.b.line === 1)
                return undefined;
            return Object.values(way.places).find(other => other.line === 1 && other.column > way.a.column && other.column < way.b.column);
        }
        function route(): var {
            const a = way.a, b = way.b, half = way.nodeSize / 2;
            const ahead = b.x > a.x ? 1 : -1;
            const leaves = ahead > 0 ? a.x + a.width + space : a.x - space;
            const enters = ahead > 0 ? b.x - space : b.x + b.width + space;
            if (a.line === b.line && b.column === a.column + 1)
                return [[leaves, a.y + half], [enters, b.y + half]];
            if (a.column === b.column)
                return [[middle(a), a.y + way.nodeSize + space], [middle(b), b.y - space]];
            if (way.joins) {
                const next = way.neighbour;
                return [[leaves, a.y + half], [ahead > 0 ? next.x - space : next.x + next.width + space, a.y + half]];
            }
            if (a.line === 1 && b.line === 0 && way.neighbour === undefined)
                return [[leaves, a.y + half], [middle(b), a.y + half], [middle(b), b.y + way.nodeSize + space]];
            return detour(a, b);
        }
        // Below everything, where no node stands.
        function detour(a: var, b: var): var {
            const lower = Math.max(...Object.values(way.places).map(place => place.y)) + way.nodeSize + below;
            const start = a.line === 1 ? middle(a) : a.x + Theme.space12;
            const end = middle(b);
            return [[start, a.y + way.nodeSize + space], [start, lower], [end, lower], [end, b.y + way.nodeSize + space]];
        }
        // Corners are round.
        function path(points: var): string {
            if (points.length < 2)
                return "";
            let text = "M " + points[0].join(" ");
            for (let at = 1; at < points.length; ++at) {
                const corner = points[at], next = points[at + 1];
                if (!next) {
                    text += " L " + corner.join(" ");
                    continue;
                }
                const radius = Theme.radius8;
                const before = toward(corner, points[at - 1], radius), after = toward(corner, next, radius);
                text += " L " + before.join(" ") + " Q " + corner.join(" ") + " " + after.join(" ");
            }
            return text;
        }
        function toward(from: var, to: var, distance: real): var {
            const dx = to[0] - from[0], dy = to[1] - from[1];
            const share = Math.min(0.5, distance / Math.max(1, Math.hypot(dx, dy)));
            return [from[0] + dx * share, from[1] + dy * share];
        }
        function head(points: var): string {
            if (points.length < 2)
                return "";
            const tip = points[points.length - 1], before = points[points.length - 2];
            const length = Math.max(1, Math.hypot(tip[0] - before[0], tip[1] - before[1]));
            const dx = (tip[0] - before[0]) / length * 6, dy = (tip[1] - before[1]) / length * 6;
            return " M " + (tip[0] - dx - dy * 0.8) + " " + (tip[1] - dy + dx * 0.8) + " L " + tip.join(" ") + " L " + (tip[0] - dx + dy * 0.8) + " " + (tip[1] - dy - dx * 0.8);
        }
        // Where the words stand: above a straight way, beside one that leads down.
        function labelPlace(): point {
            const first = way.points[0], second = way.points[1];
            if (!first || !second)
                return Qt.point(0, 0);
            if (first[0] === second[0] && way.points.length === 2)
                return Qt.point(way.mirrored ? first[0] - Theme.space12 - words.width : first[0] + Theme.space12, (first[1] + second[1] - words.height) / 2);
            if (way.points.length === 2)
                return Qt.point((first[0] + second[0] - words.width) / 2, first[1] - words.height - Theme.space4);
            if (way.points.length === 3)
                return Qt.point(second[0] > first[0] ? first[0] + Theme.space12 : first[0] - Theme.space12 - words.width, first[1] - words.height - 2);
            return Qt.point((second[0] + way.points[2][0] - words.width) / 2, second[1] - words.height - 2);
        }
    }
    Shape {
        ShapePath {
            strokeColor: way.isPassed ? Theme.text2 : Theme.line2
            strokeWidth: Theme.strokeAvatar
            fillColor: Theme.transparent
            capStyle: ShapePath.RoundCap
            joinStyle: ShapePath.RoundJoin
            strokeStyle: way.joins ? ShapePath.DashLine : ShapePath.SolidLine
            dashPattern: [1, 3]

            PathSvg {
                path: router.path(way.points) + (way.joins ? "" : router.head(way.points))
            }
        }
    }
    Txt {
        id: words

        readonly property point place: router.labelPlace()

        x: place.x
        y: place.y
        visible: text !== "" && !way.joins
        text: way.label
        type: Theme.caption
        color: Theme.text3
        Accessible.ignored: true
    }
}
