import QtQuick
import QtQuick.Controls.Basic
import QtTest
import League
import League.View

TestCase {
    id: suite

    name: "Settings"
    when: windowShown

    // What the page would change of the person who runs the tests.
    QtObject {
        id: kept

        property string theme: "dark"
        property real scale: 1
        property bool reducedMotion: false
        property string language: "en"
        property int basePort: 8000
        property bool isOpenToNetwork: true
        property string dataFolder: "/somewhere/leagues"
        property bool isDataFolderFixed: true
    }
    ListModel {
        id: ruleList

        ListElement {
            ruleKey: "max_retries"
            value: "3"
            defaultValue: "3"
            allowed: "0 to 5"
            meaning: "How often a call is repeated"
            isDefault: true
            problem: ""
        }
    }
    QtObject {
        id: ruleBook

        property var rows: ruleList
        property string game: "even_odd"
        property string warning: ""
        property bool isDefault: true
        property string lastKey
        property string lastValue

        function set(key: string, value: string): void {
            lastKey = key;
            lastValue = value;
        }
        function reset(key: string): void {
            lastKey = "reset " + key;
        }
    }
    Component {
        id: windowType

        ApplicationWindow {
            property alias page: page

            width: 1440
            height: 900
            visible: true

            SettingsPage {
                id: page

                anchors.fill: parent
                preferences: kept // qmllint disable unqualified
                rules: ruleBook // qmllint disable unqualified
            }
        }
    }
    function open(): var {
        const window = createTemporaryObject(windowType, suite);
        window.requestActivate();
        tryCompare(window, "active", true);
        return window;
    }
    function init() {
        kept.theme = "dark";
        kept.basePort = 8000;
        kept.scale = 1;
    }
    function type(text: string): void {
        for (const letter of text)
            keyClick(letter);
    }

    function test_theme_changesAtOnce() {
        const window = open();
        const theme = findChild(window.page, "theme");
        theme.forceActiveFocus();
        keyClick(Qt.Key_Right);
        compare(kept.theme, "light");
        keyClick(Qt.Key_Home);
        compare(kept.theme, "system");
    }

    function test_scale_goesInStepsOfTen_andStaysInItsRange() {
        const window = open();
        const scale = findChild(window.page, "scale");
        scale.forceActiveFocus();
        keyClick(Qt.Key_Up);
        fuzzyCompare(kept.scale, 1.1, 0.001);
        for (let i = 0; i < 10; ++i)
            keyClick(Qt.Key_Up);
        fuzzyCompare(kept.scale, 1.5, 0.001);
    }

    function test_motion_isSwitched() {
        const window = open();
        const motion = findChild(window.page, "motion");
        mouseClick(motion);
        compare(kept.reducedMotion, true);
        mouseClick(motion);
        compare(kept.reducedMotion, false);
    }

    function test_port_data() {
        return [
            {tag: "good", typed: "9000", port: 9000, error: false},
            {tag: "any", typed: "0", port: 0, error: false},
            {tag: "reserved", typed: "80", port: 8000, error: true},
            {tag: "too high", typed: "70000", port: 7000, error: true},
            {tag: "no number", typed: "abc", port: 8000, error: true}
        ];
    }
    function test_port(row) {
        const window = open();
        const field = findChild(window.page, "port");
        field.input.forceActiveFocus();
        field.input.selectAll();
        type(row.typed);
        compare(kept.basePort, row.port);
        compare(field.error !== "", row.error);
    }

    function test_rules_areSetAsTheyAreTyped() {
        const window = open();
        const boxes = [];
        const collect = item => {
            if (item.placeholderText !== undefined && item.text === "3")
                boxes.push(item);
            for (const child of Array.from(item.children))
                collect(child);
        };
        tryVerify(() => {
            boxes.length = 0;
            collect(window.page);
            return boxes.length === 1;
        });
        boxes[0].forceActiveFocus();
        boxes[0].selectAll();
        type("5");
        compare(ruleBook.lastKey, "max_retries");
        compare(ruleBook.lastValue, "5");
    }

    RuleWords {
        id: words
    }
    // Every rule of the program has words of its own, which can be translated.
    function test_everyRule_hasWords() {
        verify(RulesBoard.rows.count > 20);
        for (let row = 0; row < RulesBoard.rows.count; ++row) {
            const key = RulesBoard.rows.field(row, "ruleKey");
            verify(words.meanings[key] !== undefined, key);
            const told = words.meaning(key, "");
            compare(told.slice(1), RulesBoard.rows.field(row, "meaning").slice(1));
            verify(/^\S+ (to|or) \S+$/.test(RulesBoard.rows.field(row, "allowed")), key);
        }
        compare(words.meaning("new_rule", "as the program says"), "as the program says");
        compare(words.allowed("0 to 5"), "0 to 5");
    }
}
