import QtQuick
import QtTest
import League

TestCase {
    id: suite

    name: "Buttons"
    width: 600
    height: 400
    when: windowShown
    visible: true

    Component {
        id: buttonType

        PushButton {
            text: "Pause"
            symbol: "pause"
        }
    }
    Component {
        id: spyType

        SignalSpy {
            signalName: "clicked"
        }
    }
    function made(properties: var): var {
        const button = createTemporaryObject(buttonType, suite, properties);
        return {button: button, spy: createTemporaryObject(spyType, suite, {target: button})};
    }

    function test_heights_data() {
        return [{tag: "28", size: 28, label: 13}, {tag: "36", size: 36, label: 14}, {tag: "48", size: 48, label: 16}, {tag: "56", size: 56, label: 18}];
    }
    function test_heights(row) {
        const button = made({size: row.size}).button;
        compare(button.height, row.size);
        compare(button.contentItem.type.pixelSize, row.label);
    }

    function test_clicksByMouseSpaceAndEnter() {
        const {button, spy} = made({});
        mouseClick(button);
        button.forceActiveFocus(Qt.TabFocusReason);
        keyClick(Qt.Key_Space);
        keyClick(Qt.Key_Return);
        keyClick(Qt.Key_Enter);
        compare(spy.count, 4);
    }

    function test_withAReason_itCannotBePressed_andSaysWhy() {
        const {button, spy} = made({reason: "Two players are needed."});
        mouseClick(button);
        button.forceActiveFocus(Qt.TabFocusReason);
        verify(button.activeFocus);
        keyClick(Qt.Key_Space);
        keyClick(Qt.Key_Return);
        compare(spy.count, 0);
        compare(button.Accessible.description, "Two players are needed.");
        button.reason = "";
        mouseClick(button);
        compare(spy.count, 1);
    }

    function test_busy_itCannotBePressedTwice() {
        const {button, spy} = made({busy: true});
        mouseClick(button);
        button.forceActiveFocus();
        keyClick(Qt.Key_Return);
        compare(spy.count, 0);
    }

    function ringOf(button: var): var {
        return Array.from(button.background.children).find(child => child instanceof FocusRing);
    }
    function test_focusRing_onlyForTheKeyboard() {
        const button = made({}).button;
        mouseClick(button);
        verify(button.activeFocus);
        verify(!ringOf(button).visible);
        suite.forceActiveFocus();
        button.forceActiveFocus(Qt.TabFocusReason);
        verify(ringOf(button).visible);
    }

    function test_iconButton_saysItsText() {
        const button = createTemporaryObject(iconButtonType, suite);
        compare(button.width, 36);
        compare(button.Accessible.name, "Copy");
        compare(button.hint, "Copy");
    }
    Component {
        id: iconButtonType

        IconButton {
            text: "Copy"
            symbol: "copy"
        }
    }

    function test_actionCard_opensByEnterAndSpace() {
        const card = createTemporaryObject(cardType, suite);
        const spy = createTemporaryObject(spyType, suite, {target: card});
        card.forceActiveFocus(Qt.TabFocusReason);
        keyClick(Qt.Key_Return);
        keyClick(Qt.Key_Space);
        compare(spy.count, 2);
    }
    Component {
        id: cardType

        ActionCard {
            width: 344
            height: 180
            text: "R5M2"
        }
    }
}
