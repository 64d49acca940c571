pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import League

// JSON with line numbers and colours, always left to right. Drag or Shift+arrows select lines,
// Ctrl+A all of them, Ctrl+C copies. Only the lines in sight exist, so it may be long.
FocusScope {
    id: view

    property string text
    property string name: qsTr("JSON")
    readonly property var lines: json.of(text)
    readonly property int firstSelected: anchorLine < 0 ? -1 : Math.min(anchorLine, headLine)
    readonly property int lastSelected: anchorLine < 0 ? -1 : Math.max(anchorLine, headLine)
    readonly property real lineHeight: Theme.monoSmall.lineHeight
    readonly property real gutter: digits.width + Theme.space16
    property int anchorLine: -1
    property int headLine: -1

    function selectedText(): string {
        return firstSelected < 0 ? "" : lines.slice(firstSelected, lastSelected + 1).join("\n");
    }
    function selectAll(): void {
        anchorLine = 0;
        headLine = lines.length - 1;
    }
    function select(line: int, extend: bool): void {
        headLine = Math.max(0, Math.min(lines.length - 1, line));
        if (!extend || anchorLine < 0)
            anchorLine = headLine;
        list.positionViewAtIndex(headLine, ListView.Contain);
    }
    // The selected lines, or all when none are, to the clipboard.
    function copy(): void {
        clipboard.text = firstSelected < 0 ? lines.join("\n") : selectedText();
        clipboard.selectAll();
        clipboard.copy();
        clipboard.text = "";
    }

    implicitHeight: lines.length * lineHeight + 2 * Theme.space12
    LayoutMirroring.enabled: false
    LayoutMirroring.childrenInherit: true
    activeFocusOnTab: true
    Accessible.role: Accessible.EditableText
    Accessible.readOnly: true
    Accessible.name: name
    Accessible.description: text.length < 4000 ? text : ""
    onTextChanged: anchorLine = headLine = -1
    Keys.onUpPressed: event => select(headLine - 1, event.modifiers & Qt.ShiftModifier)
    Keys.onDownPressed: event => select(headLine + 1, event.modifiers & Qt.ShiftModifier)
    Keys.onPressed: event => {
        event.accepted = true;
        if (event.matches(StandardKey.Copy))
            copy();
        else if (event.matches(StandardKey.SelectAll))
            selectAll();
        else if (event.key === Qt.Key_Home)
            select(0, event.modifiers & Qt.ShiftModifier);
        else if (event.key === Qt.Key_End)
            select(lines.length - 1, event.modifiers & Qt.ShiftModifier);
        else
            event.accepted = false;
    }

    Rectangle {
        anchors.fill: parent
        color: Theme.bg
        border.color: Theme.line
        radius: Theme.radius8
    }
    JsonLines {
        id: json
    }
    TextMetrics {
        id: digits

        font: Theme.monoSmall.font
        text: String(view.lines.length)
    }
    TextMetrics {
        id: widest

        font: Theme.monoSmall.font
        text: json.longest(view.lines)
    }
    TextEdit {
        id: clipboard

        visible: false
    }
    ListView {
        id: list

        anchors.fill: parent
        anchors.margins: Theme.space12
        clip: true
        model: view.lines.length
        contentWidth: Math.max(width, view.gutter + widest.width + Theme.space16)
        flickableDirection: Flickable.HorizontalAndVerticalFlick
        boundsBehavior: Flickable.StopAtBounds
        reuseItems: true
        interactive: false
        T.ScrollBar.vertical: Scroller {}
        T.ScrollBar.horizontal: Scroller {}
        delegate: JsonLine {
            required property int index

            width: list.contentWidth
            height: view.lineHeight
            number: index + 1
            gutter: view.gutter
            markup: json.coloured(view.lines[index] || "")
            selected: index >= view.firstSelected && index <= view.lastSelected && view.firstSelected >= 0
        }

        MouseArea {
            parent: list
            anchors.fill: parent
            preventStealing: true
            cursorShape: Qt.IBeamCursor
            function lineAt(y: real): int {
                return Math.floor((y + list.contentY) / view.lineHeight);
            }
            onPressed: mouse => {
                view.forceActiveFocus(Qt.MouseFocusReason);
                view.select(lineAt(mouse.y), mouse.modifiers & Qt.ShiftModifier);
            }
            onPositionChanged: mouse => view.select(lineAt(mouse.y), true)
            onWheel: wheel => {
                list.cancelFlick();
                list.contentY = Math.max(0, Math.min(list.contentHeight - list.height, list.contentY - wheel.angleDelta.y / 2));
                list.contentX = Math.max(0, Math.min(list.contentWidth - list.width, list.contentX - wheel.angleDelta.x / 2));
            }
        }
    }
    FocusRing {
        inside: true
        visible: view.activeFocus && !list.activeFocus && view.anchorLine < 0
    }
}
