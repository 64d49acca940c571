import QtQuick
import QtTest
import League

TestCase {
    id: suite

    name: "Fields"
    width: 500
    height: 400
    when: windowShown
    visible: true

    Component {
        id: fieldType

        Field {
            width: 240
            label: "Manager address"
            hint: "Shown in the lobby"
        }
    }
    Component {
        id: spyType

        SignalSpy {}
    }
    function field(properties: var): var {
        return createTemporaryObject(fieldType, suite, properties);
    }
    function spy(target: var, name: string): var {
        return createTemporaryObject(spyType, suite, {target: target, signalName: name});
    }

    function test_typing_tellsEveryChange_andEnterAccepts() {
        const item = field({});
        const edited = spy(item, "edited");
        const accepted = spy(item, "accepted");
        item.forceActiveFocus();
        keySequence("a,b");
        compare(item.text, "ab");
        compare(edited.count, 2);
        keyClick(Qt.Key_Return);
        compare(accepted.count, 1);
    }

    function test_boxIs40High_andAnErrorIsSaidBelow() {
        const item = field({});
        compare(item.input.height, 40);
        compare(item.input.Accessible.name, "Manager address");
        compare(item.input.Accessible.description, "Shown in the lobby");
        const calm = item.input.background.border.color;
        item.error = "No manager answers here.";
        compare(item.input.Accessible.description, "No manager answers here.");
        compare(item.input.background.border.color, Theme.bad);
        compare(item.input.background.border.width, 2);
        item.error = "";
        compare(item.input.background.border.color, calm);
    }

    function test_clearable_escapeAndItsButtonEmptyIt() {
        const item = field({clearable: true, text: "R9"});
        const edited = spy(item, "edited");
        item.forceActiveFocus();
        keyClick(Qt.Key_Escape);
        compare(item.text, "");
        compare(edited.count, 1);
        item.text = "R8";
        waitForRendering(item);
        mouseClick(item.input, item.input.width - 20, 20);
        compare(item.text, "");
    }

    function test_addresses_areMonospaced_andTheSymbolChangesSidesWhenMirrored() {
        const item = field({mono: true, text: "192.168.1.44:8000", symbol: "link"});
        compare(item.input.font.family, "JetBrains Mono");
        const lead = item.input.leftPadding;
        verify(lead > item.input.rightPadding);
        item.LayoutMirroring.childrenInherit = true;
        item.LayoutMirroring.enabled = true;
        compare(item.input.rightPadding, lead);
        verify(item.input.leftPadding < lead);
    }
}
