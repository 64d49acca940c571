import QtQuick
import QtQuick.Controls.Basic
import QtTest
import League

TestCase {
    id: suite

    name: "Dialogs"
    when: windowShown

    Component {
        id: windowType

        ApplicationWindow {
            property alias confirm: confirm
            property alias dialog: dialog
            property alias drawer: drawer

            width: 1024
            height: 680
            visible: true
            LayoutMirroring.childrenInherit: true

            ConfirmDialog {
                id: confirm

                title: "Stop the league?"
                sentence: "3 matches are still running."
                confirmText: "Stop league"
            }
            ModalDialog {
                id: dialog

                title: "Join a league"
                actions: [
                    PushButton {
                        text: "Join"
                    }
                ]
            }
            EndDrawer {
                id: drawer

                title: "Detail"
            }
        }
    }
    Component {
        id: spyType

        SignalSpy {}
    }
    function open(): var {
        const window = createTemporaryObject(windowType, suite);
        window.requestActivate();
        tryCompare(window, "active", true);
        return window;
    }
    function init() {
        Theme.reducedMotion = true;
    }
    function cleanup() {
        Theme.scale = 1;
        Theme.reducedMotion = false;
    }

    function test_confirm_theHarmlessAnswerHasTheFocus() {
        const window = open();
        const confirmed = createTemporaryObject(spyType, suite, {target: window.confirm, signalName: "confirmed"});
        const declined = createTemporaryObject(spyType, suite, {target: window.confirm, signalName: "declined"});
        window.confirm.open();
        tryCompare(window.confirm, "opened", true);
        compare(window.confirm.width, 400);
        keyClick(Qt.Key_Return);
        compare(declined.count, 1);
        compare(confirmed.count, 0);
        tryCompare(window.confirm, "visible", false);
        window.confirm.open();
        tryCompare(window.confirm, "opened", true);
        keyClick(Qt.Key_Tab);
        keyClick(Qt.Key_Return);
        compare(confirmed.count, 1);
    }

    function test_escapeCloses_data() {
        return [{tag: "confirm"}, {tag: "dialog"}, {tag: "drawer"}];
    }
    function test_escapeCloses(row) {
        const popup = open()[row.tag];
        popup.open();
        tryCompare(popup, "opened", true);
        keyClick(Qt.Key_Escape);
        tryCompare(popup, "visible", false);
    }

    function test_dialog_isNeverLargerThanTheWindow() {
        const window = open();
        window.dialog.open();
        tryCompare(window.dialog, "opened", true);
        compare(window.dialog.width, 960);
        compare(window.dialog.height, 632);
        Theme.scale = 1.5;
        verify(window.dialog.width * 1.5 <= window.width);
        verify(window.dialog.height * 1.5 <= window.height);
    }

    function test_drawer_comesFromTheReadingEnd() {
        const window = open();
        window.drawer.open();
        tryCompare(window.drawer, "opened", true);
        compare(window.drawer.x, 1024 - 400);
        compare(window.drawer.height, 680);
        window.drawer.close();
        tryCompare(window.drawer, "visible", false);
        window.LayoutMirroring.enabled = true;
        window.drawer.open();
        tryCompare(window.drawer, "opened", true);
        compare(window.drawer.x, 0);
    }
}
