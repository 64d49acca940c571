import QtQuick
import QtTest
import League

TestCase {
    id: suite

    name: "JsonView"
    width: 400
    height: 300
    when: windowShown
    visible: true

    Component {
        id: viewType

        JsonView {
            width: 400
            height: 300
        }
    }
    function view(text: string): var {
        return createTemporaryObject(viewType, suite, {text: text});
    }
    JsonLines {
        id: json
    }
    TextEdit {
        id: pasted
    }
    function clipboard(): string {
        pasted.text = "";
        pasted.paste();
        return pasted.text;
    }

    function test_whatCameInOneLine_isIndented_notRewritten() {
        const item = view('{"a":1e400,"b":[1,{"c":"x, {y}: \\"z\\""}],"e":{},"f":[ ],"a":12345678901234567890}');
        compare(item.lines, ["{", "  \"a\": 1e400,", "  \"b\": [", "    1,", "    {", "      \"c\": \"x, {y}: \\\"z\\\"\"", "    }", "  ],", "  \"e\": {},", "  \"f\": [],", "  \"a\": 12345678901234567890", "}"]);
    }
    function test_linesThatCame_stayLines() {
        compare(view("{\n \"a\": 1\n}\n").lines, ["{", " \"a\": 1", "}"]);
        compare(view("").lines, []);
    }
    function test_whatIsNoJson_isShownToo_data() {
        return [{tag: "cut", text: '{"a": "b'}, {tag: "words", text: "Bad Gateway"}, {tag: "brackets", text: "]]}}"}, {tag: "quote", text: '"'}];
    }
    function test_whatIsNoJson_isShownToo(row) {
        const shown = view(row.text).lines.join("").replace(/\s/g, "");
        compare(shown, row.text.replace(/\s/g, ""));
    }

    function test_colours_keysStringsNumbersConstants() {
        const markup = json.coloured('  "a": "b", 1.5, true');
        verify(markup.includes('<font color="' + Theme.accent + '">"a"</font>:'), markup);
        verify(markup.includes('<font color="' + Theme.good + '">"b"</font>'), markup);
        verify(markup.includes('<font color="' + Theme.odd + '">1.5</font>'), markup);
        verify(markup.includes('<font color="' + Theme.violet + '">true</font>'), markup);
        verify(markup.startsWith("&nbsp;&nbsp;"));
    }
    function test_markupInsideStrings_isNotMarkup() {
        verify(json.coloured('"<b>x</b>&amp;"').includes("&lt;b&gt;x&lt;/b&gt;&amp;amp;"));
    }

    function test_linesAreSelectedAndCopied() {
        const item = view('{"a":1,"b":2,"c":3}');
        item.forceActiveFocus();
        keyClick(Qt.Key_Home);
        keyClick(Qt.Key_Down);
        keyClick(Qt.Key_Down, Qt.ShiftModifier);
        compare([item.firstSelected, item.lastSelected], [1, 2]);
        keySequence(StandardKey.Copy);
        compare(clipboard(), "  \"a\": 1,\n  \"b\": 2,");
        keySequence(StandardKey.SelectAll);
        keySequence(StandardKey.Copy);
        compare(clipboard(), item.lines.join("\n"));
    }
    function test_draggingSelectsLines() {
        const item = view('{"a":1,"b":2,"c":3}');
        const y = line => 12 + line * item.lineHeight + 4;
        mousePress(item, 60, y(3));
        mouseMove(item, 60, y(1));
        mouseRelease(item, 60, y(1));
        compare([item.firstSelected, item.lastSelected], [1, 3]);
        item.text = "{}";
        compare(item.firstSelected, -1);
    }

    function test_twentyThousandLines_onlyThoseInSightExist() {
        const entries = [];
        for (let at = 0; at < 20000; ++at)
            entries.push("\"key" + at + "\":\"value " + at + "\"");
        const item = view("{" + entries.join(",") + "}");
        compare(item.lines.length, 20002);
        const list = Array.from(item.children).find(child => child instanceof ListView);
        compare(list.count, 20002);
        tryVerify(() => list.contentItem.children.length > 5);
        verify(list.contentItem.children.length < 80, list.contentItem.children.length);
        item.forceActiveFocus();
        keyClick(Qt.Key_End);
        compare(item.headLine, 20001);
        tryVerify(() => list.contentY > 20002 * item.lineHeight - 1000);
    }

    function test_itIsNeverMirrored() {
        const item = view("{}");
        verify(!item.LayoutMirroring.enabled);
    }
}
