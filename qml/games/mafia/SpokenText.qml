import QtQuick
import League

// Words with a caret at their end while more is coming.
Txt {
    id: words

    property bool streaming: false
    property point end

    type: Theme.small
    wrapMode: Text.Wrap
    Accessible.ignored: true
    onLineLaidOut: line => {
        if (line.isLast)
            end = Qt.point(line.implicitWidth, line.y);
    }

    Rectangle {
        x: words.LayoutMirroring.enabled ? words.width - words.end.x - 4 : words.end.x + 2
        y: words.end.y + 1
        visible: words.streaming
        width: 2
        height: 16
        color: Theme.accent
    }
}
