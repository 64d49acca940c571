import QtQuick
import QtTest
import League

TestCase {
    id: suite

    name: "States"
    width: 400
    height: 100
    when: windowShown
    visible: true

    readonly property var wanted: ({
        match: "CREATED:neutral,created WAITING_FOR_PLAYERS:warn,waiting COLLECTING_CHOICES:accent,choices DRAWING_NUMBER:violet,dice EVALUATING:cyan,evaluating FINISHED:good,finished CANCELLED:neutral,cancelled TIMEOUT_ERROR:bad,timeout",
        agent: "INIT:neutral,init REGISTERING:warn,registering REGISTERED:accent,registered ACTIVE:good,active FAILED:bad,failed SHUTDOWN:neutral,shutdown",
        breaker: "CLOSED:good,breaker-closed HALF_OPEN:warn,breaker-half OPEN:bad,breaker-open",
        turn: "OFFLINE:neutral,offline IDLE:neutral,idle QUEUED:accent,queued ACTIVE:good,turn WAITING:warn,hold",
        round: "PENDING:neutral,created ROUND_INIT:neutral,created ANNOUNCED:warn,bell IN_PROGRESS:accent,progress COMPLETED:good,check-circle",
        manager: "STARTUP:neutral,init ACCEPTING_REGISTRATIONS:warn,lobby SCHEDULING:violet,queued RUNNING_TOURNAMENT:accent,play COMPLETED:good,trophy",
        phase: "SETUP:neutral,settings NIGHT_ACTIONS:crimson,night MORNING_REVEAL:warn,sunrise DAY_DISCUSSION:accent,discuss DAY_VOTING:violet,vote RESOLUTION:neutral,gavel END:good,finished",
        role: "mafia:crimson,mask doctor:good,doctor sheriff:warn,sheriff villager:neutral,villager unknown:text3,help",
        action: "KILL:crimson,target PROTECT:good,doctor INVESTIGATE:warn,search",
        strategy: "built-in:neutral,builtin human:neutral,human script:neutral,script LLM:neutral,llm",
        mode: "queue:neutral,queue interrupt:neutral,interrupt inject:neutral,inject parallel:neutral,parallel"
    })

    // M-131: the phases of Mafia among them
    function test_everyStateOfTheDesign_hasItsColourAndIcon_data() {
        const rows = [];
        for (const chart of Object.keys(wanted)) {
            for (const entry of wanted[chart].split(" ")) {
                const [word, look] = entry.split(":");
                const [tone, icon] = look.split(",");
                rows.push({tag: chart + " " + word, chart: chart, word: word, tone: tone, icon: icon});
            }
        }
        return rows;
    }
    function test_everyStateOfTheDesign_hasItsColourAndIcon(row) {
        const chip = createTemporaryObject(chipType, suite, {chart: row.chart, word: row.word});
        verify(States.knows(row.chart, row.word));
        compare(chip.tone, row.tone);
        compare(chip.symbol, row.icon);
        compare(chip.ink, Theme[row.tone]);
        tryCompare(chip, "color", Theme[(row.tone === "text3" ? "neutral" : row.tone) + "Bg"]);
        compare(chip.Accessible.name, "State, " + row.word.toLowerCase().replace(/_/g, " "));
        verify(chip.implicitWidth > 40);
    }
    Component {
        id: chipType

        Chip {}
    }

    // L-06
    function test_everyStateWithAnIcon_hasThatDrawing() {
        for (const chart of States.charts()) {
            for (const word of States.words(chart)) {
                picture.source = "qrc:/icons/" + States.icon(chart, word) + ".svg";
                compare(picture.status, Image.Ready, chart + " " + word);
                picture.source = "qrc:/icons/small/" + States.icon(chart, word) + ".svg";
                compare(picture.status, Image.Ready, chart + " " + word + ", small");
            }
        }
        verify(States.knows("match", "ABORTED"));
    }
    Image {
        id: picture
    }

    function test_chartsAreKnownByTheirNamesInTheTables() {
        compare(States.icon("league", "COMPLETED"), "trophy");
        compare(States.icon("circuit_breaker", "OPEN"), "breaker-open");
        compare(States.icon("agent_lifecycle", "ACTIVE"), "active");
    }

    function test_aWordNobodyKnows_isNeutral_andSaidAsItIs() {
        const chip = createTemporaryObject(chipType, suite, {chart: "match", word: "SOMETHING_NEW"});
        compare(chip.tone, "neutral");
        compare(chip.symbol, "help");
        verify(!States.knows("match", "SOMETHING_NEW"));
    }

    function test_aChipIs24High_dense20() {
        const chip = createTemporaryObject(chipType, suite, {chart: "match", word: "FINISHED"});
        compare(chip.implicitHeight, 24);
        chip.dense = true;
        compare(chip.implicitHeight, 20);
    }

    function test_everyResultAndMarkerIsDrawn() {
        for (const result of States.words("result")) {
            const mark = createTemporaryObject(markType, suite, {result: result});
            compare(mark.status, Image.Ready, result);
            verify(mark.Accessible.name.length > 2);
        }
        for (let number = 1; number <= 10; ++number)
            compare(createTemporaryObject(markerType, suite, {number: number}).status, Image.Ready, number);
    }
    Component {
        id: markType

        ResultMark {}
    }
    Component {
        id: markerType

        Marker {}
    }
}
