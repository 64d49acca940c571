import QtQuick
import QtTest
import League

TestCase {
    id: suite

    name: "LineChart"
    width: 600
    height: 400
    when: windowShown
    visible: true

    ChartScale {
        id: places

        plot: Qt.rect(20, 10, 300, 200)
        rounds: 6
    }
    function init() {
        places.mirrored = false;
        places.series = [{name: "Ada", number: 1, points: [3, 6, 8], highlighted: true}, {name: "Boole", number: 2, points: [0, 1]}];
    }

    function test_theScaleIsFourStepsOfWins() {
        compare([places.step, places.top], [3, 12]);
        places.series = [{name: "Ada", number: 1, points: [3, 13]}];
        compare([places.step, places.top], [6, 24]);
        places.series = [];
        compare(places.top, 12);
    }

    function test_aLineStartsAtNothing_andStopsAtItsLastRound() {
        const path = places.path([3, 6, 12]);
        compare(path.length, 4);
        compare(path[0], Qt.point(20, 210));
        compare(path[3], Qt.point(170, 10));
    }
    function test_mirrored_timeRunsToTheLeft() {
        places.mirrored = true;
        const path = places.path([12]);
        compare(path[0], Qt.point(320, 210));
        compare(path[1], Qt.point(270, 10));
    }

    function test_labels_areNeverCloserThan15_data() {
        const many = count => Array.from({length: count}, (unused, at) => ({name: "P" + at, number: at + 1, points: [at % 4], highlighted: at % 50 === 7}));
        return [{tag: "equal points", series: Array.from({length: 5}, (unused, at) => ({name: "P" + at, number: at + 1, points: [7]}))}, {tag: "all at the bottom", series: many(10).map(one => ({name: one.name, number: one.number, points: [0]}))}, {tag: "200 players", series: many(200)}];
    }
    function test_labels_areNeverCloserThan15(row) {
        places.series = row.series;
        const labels = places.labels();
        verify(labels.length >= Math.min(row.series.length, 14));
        for (let at = 1; at < labels.length; ++at)
            verify(labels[at].y - labels[at - 1].y >= 15 - 1e-6, at);
        verify(labels[0].y >= places.plot.top);
        verify(labels[labels.length - 1].y <= places.plot.bottom + 1e-6);
        for (const one of row.series.filter(entry => entry.highlighted))
            verify(labels.some(label => label.name === one.name), one.name);
    }
    function test_labels_equalPoints_keepTheirOrder() {
        places.series = Array.from(["a", "b", "c", "d"], (name, at) => ({name: name, number: at + 1, points: [7]}));
        compare(places.labels().map(label => label.name), ["a", "b", "c", "d"]);
    }

    Component {
        id: chartType

        LineChart {
            width: 508
            height: 312
        }
    }
    function pixelsOf(image: var, colour: color): int {
        let found = 0;
        for (let x = 0; x < image.width; x += 1) {
            for (let y = 0; y < image.height; y += 2) {
                if (Qt.colorEqual(image.pixel(x, y), colour))
                    ++found;
            }
        }
        return found;
    }
    function test_highlightedLinesAreDrawn_inTheirHue() {
        const chart = createTemporaryObject(chartType, suite, {rounds: 7, series: [{name: "Ada", number: 1, points: [1, 4, 8], highlighted: true}]});
        waitForRendering(chart);
        const image = grabImage(chart);
        verify(pixelsOf(image, Theme.series(1)) > 100);
        compare(pixelsOf(image, Theme.series(2)), 0);
    }
    function test_200Series_aWholeLeague() {
        const series = Array.from({length: 200}, (unused, at) => ({name: "P" + at, number: at + 1, points: Array.from({length: 199}, (nothing, round) => (round + 1) * (at % 4)), highlighted: at < 4}));
        const chart = createTemporaryObject(chartType, suite, {rounds: 199, current: 199, series: series});
        verify(!chart.markEveryRound);
        waitForRendering(chart);
        verify(pixelsOf(grabImage(chart), Theme.series(4)) > 100);
    }
}
