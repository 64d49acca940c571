import QtQuick
import QtQuick.Controls.Basic
import QtTest
import League

TestCase {
    id: suite

    name: "Shell"
    when: windowShown

    Component {
        id: windowType

        ApplicationWindow {
            property alias shell: shell
            property alias headerButton: headerButton
            property alias bodyButton: bodyButton

            width: 1440
            height: 900
            visible: true
            LayoutMirroring.childrenInherit: true

            Shell {
                id: shell

                current: "league"
                places: [{page: "league", text: "League", symbol: "league"}, {page: "agents", text: "Agents", symbol: "agents", badge: 2}, {page: "settings", text: "Settings", symbol: "settings", bottom: true}]
                onOpened: page => current = page

                AppPage {
                    anchors.fill: parent
                    title: "Spring Cup"
                    actions: [
                        PushButton {
                            id: headerButton

                            text: "Pause"
                        }
                    ]

                    PushButton {
                        id: bodyButton

                        text: "Open"
                    }
                }
            }
        }
    }
    function open(): var {
        const window = createTemporaryObject(windowType, suite);
        window.requestActivate();
        tryCompare(window, "active", true);
        return window;
    }
    function cleanup() {
        Theme.scale = 1;
    }
    function focused(window: var): string {
        return window.activeFocusItem && window.activeFocusItem.text ? window.activeFocusItem.text : "";
    }

    function test_f6_goesFromRegionToRegion_andBack() {
        const window = open();
        window.headerButton.forceActiveFocus();
        keyClick(Qt.Key_F6);
        compare(focused(window), "Open");
        keyClick(Qt.Key_F6);
        compare(focused(window), "League");
        keyClick(Qt.Key_F6);
        compare(focused(window), "Pause");
        keyClick(Qt.Key_F6, Qt.ShiftModifier);
        compare(focused(window), "League");
    }

    function test_rail_isWalkedByArrows_andEnterOpens() {
        const window = open();
        window.bodyButton.forceActiveFocus();
        keyClick(Qt.Key_F6);
        compare(focused(window), "League");
        keyClick(Qt.Key_Down);
        compare(focused(window), "Agents");
        compare(window.activeFocusItem.Accessible.name, "Agents, 2 need attention");
        keyClick(Qt.Key_Down);
        compare(focused(window), "Settings");
        keyClick(Qt.Key_Return);
        compare(window.shell.current, "settings");
        keyClick(Qt.Key_Down);
        compare(focused(window), "League");
    }

    function test_compactAndLow_followTheWindow() {
        const window = open();
        tryCompare(Theme, "compact", false);
        verify(!Theme.low);
        compare(Theme.cardGap, 16);
        window.width = 1359;
        window.height = 759;
        tryCompare(Theme, "compact", true);
        verify(Theme.low);
        compare(Theme.cardGap, 12);
        compare(Theme.pageSide, 16);
        window.width = 1360;
        window.height = 760;
        tryCompare(Theme, "compact", false);
        verify(!Theme.low);
    }

    function test_scale_enlargesEverything_andTheWindowCountsAsSmaller() {
        const window = open();
        Theme.scale = 1.5;
        tryCompare(window.shell, "width", 960);
        compare(window.shell.height, 600);
        verify(Theme.compact);
        const corner = window.headerButton.mapToItem(null, 0, 0);
        const end = window.headerButton.mapToItem(null, 0, window.headerButton.height);
        compare(Math.round(end.y - corner.y), 54);
    }

    function test_mirrored_railAndActionsChangeSides() {
        const window = open();
        compare(window.bodyButton.mapToItem(null, 0, 0).x, 100);
        tryVerify(() => window.headerButton.mapToItem(null, window.headerButton.width, 0).x === 1420);
        window.LayoutMirroring.enabled = true;
        tryVerify(() => window.headerButton.mapToItem(null, 0, 0).x === 20);
    }
}
