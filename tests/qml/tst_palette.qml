import QtQuick
import QtQuick.Controls.Basic
import QtTest
import League

TestCase {
    id: suite

    name: "Palette"
    when: windowShown

    Actions {
        id: actions
    }
    Component {
        id: windowType

        ApplicationWindow {
            property alias palette: commands
            property alias help: help

            width: 1024
            height: 680
            visible: true

            WindowKeys {}
            CommandPalette {
                id: commands
            }
            HelpDialog {
                id: help
            }
        }
    }
    function open(): var {
        const window = createTemporaryObject(windowType, suite);
        window.requestActivate();
        tryCompare(window, "active", true);
        return window;
    }
    function texts(search: string): var {
        return actions.find(search).map(action => action.text);
    }
    function cleanup() {
        actions.inLeague = false;
        Nav.home();
        Nav.projector = false;
    }

    function test_onlyWhatMakesSenseNow_isOffered() {
        verify(texts("").includes("Run a local league"));
        verify(!texts("").includes("Stop the league"));
        verify(!texts("").includes("Go to the agents"));
        actions.inLeague = true;
        verify(texts("").includes("Go to the agents"));
        verify(!texts("").includes("Run a local league"));
    }

    function test_everyWordOfTheSearchMustFit() {
        compare(texts("run local"), ["Run a local league"]);
        compare(texts("LOCAL run"), ["Run a local league"]);
        compare(texts("run zebra"), []);
        compare(texts("  ").length, texts("").length);
    }

    function test_keysAreUniqueWhereTheyWork() {
        const everywhere = actions.all.filter(action => action.run && action.keys !== "" && !action.own);
        const used = everywhere.map(action => action.keys);
        compare(new Set(used).size, used.length);
        verify(used.length > 12);
    }

    function test_ctrlK_opensIt_typingFinds_andEnterDoesIt() {
        const window = open();
        keyClick(Qt.Key_K, Qt.ControlModifier);
        tryCompare(window.palette, "opened", true);
        for (const letter of "settings")
            keyClick(letter);
        keyClick(Qt.Key_Return);
        tryCompare(Nav, "page", "settings");
        tryCompare(window.palette, "visible", false);
    }

    function test_arrowsChoose_andEscLeavesEverythingAsItWas() {
        const window = open();
        Nav.ask("palette");
        tryCompare(window.palette, "opened", true);
        const second = actions.find("")[1];
        keyClick(Qt.Key_Down);
        keyClick(Qt.Key_Escape);
        tryCompare(window.palette, "visible", false);
        compare(Nav.page, "welcome");
        verify(second.text !== actions.find("")[0].text);
    }

    function test_questionMark_listsEveryKey() {
        const window = open();
        keyClick("?");
        tryCompare(window.help, "opened", true);
        compare(window.help.page, "keys");
        const listed = window.help.keys;
        compare(listed.keyed.length, actions.all.filter(action => action.keys !== "").length);
        verify(listed.groups.includes("Agents"));
        keyClick(Qt.Key_Escape);
        tryCompare(window.help, "visible", false);
    }

    function test_f1_opensTheHelp_andLeftAndRightTurnItsPages() {
        const window = open();
        keyClick(Qt.Key_F1);
        tryCompare(window.help, "opened", true);
        const pages = ["tour", "teacher", "student", "network", "keys"];
        for (const page of pages.slice(0, 4)) {
            compare(window.help.page, page);
            keyClick(Qt.Key_Right);
        }
        compare(window.help.page, "keys");
        keyClick(Qt.Key_Home);
        compare(window.help.page, "tour");
        const shown = window.help.shown;
        verify(shown.contentHeight > shown.height);
        keyClick(Qt.Key_PageDown);
        verify(shown.contentY > 0);
        keyClick(Qt.Key_PageUp);
        compare(shown.contentY, 0);
        keyClick(Qt.Key_Escape);
        tryCompare(window.help, "visible", false);
    }

    function test_ctrlComma_opensTheSettings_andAltLeftLeadsBack() {
        open();
        keyClick(Qt.Key_Comma, Qt.ControlModifier);
        tryCompare(Nav, "page", "settings");
        keyClick(Qt.Key_Left, Qt.AltModifier);
        tryCompare(Nav, "page", "welcome");
    }
}
