import QtQuick

// Where things stand in a LineChart: values and rounds to pixels, and labels that do not touch.
QtObject {
    property var series: []
    property int rounds: 1
    property rect plot // inside the chart
    property bool mirrored: false
    property real labelGap: 15

    readonly property int most: series.reduce((top, one) => Math.max(top, ...one.points), 0)
    readonly property int step: 3 * Math.max(1, Math.ceil(most / 12)) // a win's points at least
    readonly property int top: 4 * step

    function x(round: real): real {
        const way = plot.width * round / Math.max(1, rounds);
        return mirrored ? plot.right - way : plot.left + way;
    }
    function y(value: real): real {
        return plot.bottom - plot.height * value / top;
    }
    // A line starts at nothing before the first round, and stops at its last played one.
    function path(points: var): var {
        return [Qt.point(x(0), y(0)), ...points.map((value, index) => Qt.point(x(index + 1), y(value)))];
    }
    function last(one: var): real {
        return one.points.length > 0 ? one.points[one.points.length - 1] : 0;
    }
    // {name, number, value, highlighted, y} from top to bottom, at least labelGap apart; those that
    // are highlighted first when there is no room for all.
    function labels(): var {
        const room = Math.max(1, Math.floor(plot.height / labelGap) + 1);
        const chosen = series.filter(one => one.highlighted).concat(series.filter(one => !one.highlighted)).slice(0, room);
        chosen.sort((a, b) => last(b) - last(a) || series.indexOf(a) - series.indexOf(b));
        const placed = [];
        for (const one of chosen) {
            const above = placed.length > 0 ? placed[placed.length - 1].y + labelGap : plot.top;
            placed.push({name: one.name, number: one.number, highlighted: one.highlighted === true, value: last(one), y: Math.max(above, y(last(one)))});
        }
        for (let at = placed.length - 1, below = plot.bottom; at >= 0 && placed[at].y > below; --at, below -= labelGap)
            placed[at].y = below;
        return placed;
    }
}
