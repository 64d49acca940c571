import QtQuick
import QtTest
import League

TestCase {
    id: suite

    name: "Choices"
    width: 600
    height: 500
    when: windowShown
    visible: true

    Component {
        id: segmentedType

        Segmented {
            value: "NORMAL"
            segments: Array.from(["NORMAL", "FAST", "DEBUG", "STEP"], word => ({value: word, text: word, mono: true}))
        }
    }
    Component {
        id: spyType

        SignalSpy {}
    }
    function segmented(): var {
        const control = createTemporaryObject(segmentedType, suite);
        control.forceActiveFocus(Qt.TabFocusReason);
        return {control: control, spy: createTemporaryObject(spyType, suite, {target: control, signalName: "chosen"})};
    }

    function test_segmented_arrowsChoose_andStopAtTheEnds() {
        const {control, spy} = segmented();
        keyClick(Qt.Key_Right);
        compare(control.value, "FAST");
        keyClick(Qt.Key_End);
        compare(control.value, "STEP");
        keyClick(Qt.Key_Right);
        compare(control.value, "STEP");
        keyClick(Qt.Key_Home);
        keyClick(Qt.Key_Left);
        compare(control.value, "NORMAL");
        compare(spy.count, 3);
    }

    function test_segmented_mirrored_arrowsFollowTheEye() {
        const {control} = segmented();
        control.LayoutMirroring.enabled = true;
        keyClick(Qt.Key_Left);
        compare(control.value, "FAST");
        keyClick(Qt.Key_Right);
        compare(control.value, "NORMAL");
    }

    function test_segmented_aClickChoosesOnce() {
        const {control, spy} = segmented();
        const third = control.contentItem.children[2];
        mouseClick(third);
        mouseClick(third);
        compare(control.value, "DEBUG");
        compare(spy.count, 1);
        compare(spy.signalArguments[0][0], "DEBUG");
    }

    Component {
        id: stepperType

        Stepper {
            from: 2
            to: 5
            value: 4
        }
    }
    function test_stepper_keepsItsLimits() {
        const control = createTemporaryObject(stepperType, suite);
        control.forceActiveFocus(Qt.TabFocusReason);
        keyClick(Qt.Key_Up);
        compare(control.value, 5);
        keyClick(Qt.Key_Up);
        compare(control.value, 5);
        for (let press = 0; press < 6; ++press)
            keyClick(Qt.Key_Down);
        compare(control.value, 2);
        verify(!control.down.indicator.possible);
        verify(control.up.indicator.possible);
    }
    function test_stepper_buttonsStep_andTurnRoundWhenMirrored() {
        const control = createTemporaryObject(stepperType, suite);
        compare(control.implicitHeight, 44);
        mouseClick(control, 10, 22);
        compare(control.value, 3);
        mouseClick(control, control.width - 10, 22);
        compare(control.value, 4);
        control.LayoutMirroring.enabled = true;
        mouseClick(control, 10, 22);
        compare(control.value, 5);
    }

    function test_togglesAndChecks_byKeyboard_data() {
        return [{tag: "Toggle", type: toggleType}, {tag: "Check", type: checkType}];
    }
    function test_togglesAndChecks_byKeyboard(row) {
        const control = createTemporaryObject(row.type, suite);
        control.forceActiveFocus(Qt.TabFocusReason);
        keyClick(Qt.Key_Space);
        verify(control.checked);
        keyClick(Qt.Key_Return);
        verify(!control.checked);
        verify(control.height >= 28);
        compare(control.Accessible.name, "Words");
    }
    Component {
        id: toggleType

        Toggle {
            text: "Words"
        }
    }
    Component {
        id: checkType

        Check {
            text: "Words"
        }
    }

    Component {
        id: radiosType

        Column {
            Radio {
                text: "One"
                checked: true
            }
            Radio {
                text: "Two"
            }
        }
    }
    function test_radios_excludeOneAnother() {
        const column = createTemporaryObject(radiosType, suite);
        mouseClick(column.children[1]);
        verify(column.children[1].checked);
        verify(!column.children[0].checked);
    }

    Component {
        id: dropDownType

        DropDown {
            textRole: "text"
            valueRole: "value"
            symbolRole: "symbol"
            model: [{value: "a", text: "Adaptive", symbol: "builtin"}, {value: "s", text: "Script", symbol: "script"}]
        }
    }
    function test_dropDown_opensByEnter_andChooses() {
        const control = createTemporaryObject(dropDownType, suite);
        compare(control.symbolAt(0), "builtin");
        control.forceActiveFocus(Qt.TabFocusReason);
        keyClick(Qt.Key_Return);
        tryCompare(control.popup, "opened", true);
        keyClick(Qt.Key_Down);
        keyClick(Qt.Key_Return);
        tryCompare(control, "currentValue", "s");
        compare(control.displayText, "Script");
        tryCompare(control.popup, "visible", false);
    }

    Component {
        id: menuType

        PopupMenu {
            PopupMenuItem {
                text: "Restart"
                symbol: "refresh"
            }
            PopupMenuItem {
                text: "Withdraw"
                dangerous: true
            }
        }
    }
    function test_menu_isWalkedByKeys() {
        const menu = createTemporaryObject(menuType, suite);
        const spy = createTemporaryObject(spyType, suite, {target: menu.itemAt(1), signalName: "triggered"});
        menu.open();
        tryCompare(menu, "opened", true);
        keyClick(Qt.Key_Down);
        keyClick(Qt.Key_Down);
        keyClick(Qt.Key_Return);
        tryCompare(spy, "count", 1);
        tryCompare(menu, "visible", false);
    }
}
