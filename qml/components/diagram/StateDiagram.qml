pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import League

// A state chart: its nodes in two lines and the ways between them, lit as far as they were gone.
// Nodes and edges are rows of ChartNode and ChartEdge (app/view/rows/chart_rows.h). It scrolls when
// its room is too narrow. A chart that runs in circles, like a breaker's, is never mirrored.
Flickable {
    id: diagram

    required property string chart
    required property var nodes // word, column, line, isVisited, isCurrent, spent
    required property var edges // from, to, label, isPassed, isQuiet
    property int nodeSize: 36 // 30 in panes
    property int labelRoom: 72 // between two nodes of the upper line, at least
    property int lineGap: 32 // between the lines
    property bool mirrorable: true
    property string name: qsTr("State diagram")

    readonly property bool mirrored: mirrorable && diagram.LayoutMirroring.enabled
    readonly property int headroom: Theme.space24 // labels stand above the upper line
    property var places: ({}) // by state: {x, y, width}

    // The room between the columns: the same everywhere, but no label is wider than its gap.
    function spread(room: real, columns: var, count: int): var {
        const gaps = Array(Math.max(0, count)).fill(labelRoom);
        for (let at = 0; at < ways.count; ++at) {
            const way = ways.itemAt(at) as ChartWay;
            const column = way ? columns[way.from] : undefined;
            if (column !== undefined && columns[way.to] === column + 1)
                gaps[column] = Math.max(gaps[column], way.labelWidth + Theme.space16);
        }
        const even = room / Math.max(1, count);
        if (gaps.every(gap => gap <= even))
            return gaps.fill(even);
        const left = Math.max(0, room - gaps.reduce((sum, gap) => sum + gap, 0));
        return gaps.map(gap => gap + left / count);
    }
    function arrange(): void {
        const widths = [];
        const items = [];
        const columns = {}; // of the upper line, by state
        for (let at = 0; at < states.count; ++at) {
            const item = states.itemAt(at) as ChartState;
            if (!item)
                return;
            items.push(item);
            if (item.line === 0) {
                columns[item.word] = item.column;
                widths[item.column] = Math.max(widths[item.column] || 0, item.implicitWidth);
            }
        }
        const taken = widths.reduce((sum, width) => sum + width, 0);
        const gaps = spread(width - taken - 2 * Theme.space4, columns, widths.length - 1);
        contentWidth = Math.max(width, taken + gaps.reduce((sum, gap) => sum + gap, 0) + 2 * Theme.space4);
        const lefts = [];
        widths.reduce((left, width, column) => {
            lefts[column] = left;
            return left + width + (gaps[column] ?? 0);
        }, Theme.space4);
        const found = {};
        for (const item of items) {
            const centre = lefts[item.column] + widths[item.column] / 2;
            const left = Math.max(Theme.space4, centre - item.implicitWidth / 2);
            found[item.word] = {
                x: mirrored ? contentWidth - left - item.implicitWidth : left,
                y: headroom + item.line * (nodeSize + lineGap),
                width: item.implicitWidth,
                column: item.column,
                line: item.line
            };
        }
        places = found;
    }

    implicitHeight: headroom + 2 * nodeSize + lineGap + Theme.space24
    contentHeight: height
    flickableDirection: Flickable.HorizontalFlick
    boundsBehavior: Flickable.StopAtBounds
    interactive: contentWidth > width
    clip: interactive
    Accessible.role: Accessible.Graphic
    Accessible.name: name
    onWidthChanged: arrange()
    onMirroredChanged: arrange()
    T.ScrollBar.horizontal: Scroller {}

    Repeater {
        id: ways

        model: diagram.edges
        onItemAdded: diagram.arrange()

        ChartWay {
            places: diagram.places
            nodeSize: diagram.nodeSize
            mirrored: diagram.mirrored
            onLabelWidthChanged: diagram.arrange()
        }
    }
    Repeater {
        id: states

        model: diagram.nodes
        onItemAdded: diagram.arrange()
        onItemRemoved: diagram.arrange()

        ChartState {
            chart: diagram.chart
            size: diagram.nodeSize
            place: diagram.places[word]
            mirrored: diagram.mirrored
        }
    }
}
