import QtQuick
import QtTest
import League

TestCase {
    id: suite

    name: "Ring"
    width: 400
    height: 300
    when: windowShown
    visible: true

    Component {
        id: ringType

        Ring {
            colour: Theme.violet
            running: false
        }
    }
    function ring(properties: var): var {
        return createTemporaryObject(ringType, suite, properties);
    }
    function cleanup() {
        Theme.reducedMotion = false;
    }

    function test_colourAndStroke_followTheTimeLeft_data() {
        return [
            {tag: "plenty", total: 30000, left: 18000, tone: "violet", stroke: 5, seconds: 18},
            {tag: "11 s", total: 30000, left: 10001, tone: "violet", stroke: 5, seconds: 11},
            {tag: "10 s", total: 30000, left: 10000, tone: "warn", stroke: 5, seconds: 10},
            {tag: "a bit over 5 s", total: 30000, left: 5001, tone: "warn", stroke: 5, seconds: 6},
            {tag: "5 s", total: 30000, left: 5000, tone: "bad", stroke: 7, seconds: 5},
            {tag: "over", total: 30000, left: 0, tone: "bad", stroke: 7, seconds: 0},
            {tag: "a join of 5 s keeps its colour", total: 5000, left: 3000, tone: "violet", stroke: 5, seconds: 3},
            {tag: "10 s in all: only the last 5 press", total: 10000, left: 9000, tone: "violet", stroke: 5, seconds: 9},
            {tag: "10 s in all, 4 left", total: 10000, left: 4000, tone: "bad", stroke: 7, seconds: 4}
        ];
    }
    function test_colourAndStroke_followTheTimeLeft(row) {
        const item = ring({total: row.total, remaining: row.left});
        compare(item.ink, Theme[row.tone]);
        compare(item.stroke, row.stroke);
        compare(item.seconds, row.seconds);
        compare(item.Accessible.name, "Time left, " + row.seconds + " of " + row.total / 1000 + " seconds");
    }

    function test_strokeBySize_data() {
        return [{tag: "48", stroke: 4}, {tag: "60", stroke: 5}, {tag: "68", stroke: 5}, {tag: "96", stroke: 8}, {tag: "196", stroke: 12}];
    }
    function test_strokeBySize(row) {
        const item = ring({size: Number(row.tag), total: 30000});
        compare(item.stroke, row.stroke);
        compare(item.implicitWidth, Number(row.tag));
    }

    function test_theArcIsTheShareLeft() {
        const item = ring({total: 30000, remaining: 15000});
        fuzzyCompare(item.share, 0.5, 0.01);
        item.remaining = 30000;
        compare(item.share, 1);
        item.remaining = 40000;
        compare(item.share, 1);
        compare(item.seconds, 30);
    }

    function test_itRunsByItself_andStartsAnewWhenToldSo() {
        const item = ring({total: 30000, remaining: 20000, running: true});
        tryVerify(() => item.timeLeft < 19990);
        item.remaining = 8000;
        verify(item.timeLeft <= 8000);
        tryVerify(() => item.timeLeft < 7990);
        item.running = false;
        compare(item.timeLeft, 8000);
    }

    function test_reducedMotion_wholeSecondsOnly() {
        Theme.reducedMotion = true;
        const item = ring({total: 30000, remaining: 17400});
        compare(item.share, 18 / 30);
    }

    function test_noDeadline_aPartOfTheRingAndASymbol() {
        const item = ring({symbol: "dice"});
        fuzzyCompare(item.share, 0.3, 0.001);
        compare(item.ink, Theme.violet);
        compare(item.Accessible.name, "No time limit");
    }

    function test_complete_aFullRing() {
        const item = ring({complete: true, total: 30000, remaining: 3000});
        compare(item.share, 1);
        compare(item.ink, Theme.violet);
    }

    function test_numberTile_runsThroughDigits_andEndsAtTheNumber() {
        const tile = createTemporaryObject(tileType, suite, {number: 7});
        compare(tile.shown, 7);
        compare(tile.choice, "odd");
        compare(tile.color, Theme.oddBg);
        tile.draw();
        tryVerify(() => !tile.settled && tile.shown !== 7);
        tryCompare(tile, "settled", true);
        compare(tile.shown, 7);
        tryCompare(tile, "scale", 1);
    }
    function test_numberTile_withReducedMotion_isThereAtOnce() {
        Theme.reducedMotion = true;
        const tile = createTemporaryObject(tileType, suite, {number: 4});
        tile.draw();
        verify(tile.settled);
        compare(tile.shown, 4);
        compare(tile.Accessible.name, "4, even");
    }
    Component {
        id: tileType

        NumberTile {}
    }
}
