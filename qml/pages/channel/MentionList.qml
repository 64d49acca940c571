pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import League

// Names to choose from while somebody types "@" at the start of a message.
T.Popup {
    id: popup

    required property var members
    required property string text
    readonly property var typed: /^((?:@\S+[\s,]+)*)@(\S*)$/.exec(text) // those before, and this one
    readonly property var names: {
        const found = [];
        if (!typed || text === dismissed)
            return found;
        const wanted = typed[2].toLowerCase();
        for (let row = 0; row < members.count; ++row) {
            const name = members.field(row, "name");
            if (members.field(row, "isMember") && name.toLowerCase().startsWith(wanted) && name.toLowerCase() !== wanted)
                found.push(name);
        }
        return found;
    }
    property string dismissed
    property int current: 0
    signal chosen(string name)

    function completed(name: string): string {
        return typed[1] + "@" + name + " ";
    }
    // Whether the key was for the list.
    function take(key: int): bool {
        if (names.length === 0)
            return false;
        if (key === Qt.Key_Down)
            current = Math.min(names.length - 1, current + 1);
        else if (key === Qt.Key_Up)
            current = Math.max(0, current - 1);
        else if (key === Qt.Key_Tab || key === Qt.Key_Return || key === Qt.Key_Enter)
            chosen(names[current]);
        else if (key === Qt.Key_Escape)
            dismissed = text;
        else
            return false;
        return true;
    }

    visible: names.length > 0 && parent !== null && parent.visible
    onNamesChanged: current = 0
    y: -height - Theme.space4
    width: 240
    height: Math.min(6, names.length) * 32 + 2 * padding
    padding: Theme.space4
    focus: false
    closePolicy: T.Popup.NoAutoClose

    contentItem: ListView {
        clip: true
        model: popup.names
        currentIndex: popup.current
        boundsBehavior: Flickable.StopAtBounds
        delegate: MentionLine {
            width: ListView.view.width
            selected: index === popup.current
            onClicked: popup.chosen(name)
        }
    }
    background: FloatingPanel {}
}
