import QtQuick
import League

// The caret at the end of words that are still coming. It lays the same words out unseen, for only
// then is it known where they end; a text that is watched like this stands differently in its lines.
Txt {
    id: measure

    property string said
    property point end

    text: said
    color: Theme.transparent
    wrapMode: Text.Wrap
    Accessible.ignored: true
    onSaidChanged: if (said === "") end = Qt.point(0, 0)
    onLineLaidOut: line => {
        if (line.isLast)
            end = Qt.point(line.implicitWidth, line.number * Theme.body.lineHeight);
    }

    Rectangle {
        x: measure.LayoutMirroring.enabled ? measure.width - measure.end.x - 6 : measure.end.x + 4
        y: measure.end.y + 2
        width: 2
        height: 16
        color: Theme.good

        SequentialAnimation on opacity {
            running: measure.visible && !Theme.reducedMotion
            loops: Animation.Infinite

            NumberAnimation {
                to: 0.2
                duration: Theme.durationBreath / 2
            }
            NumberAnimation {
                to: 1
                duration: Theme.durationBreath / 2
            }
        }
    }
}
