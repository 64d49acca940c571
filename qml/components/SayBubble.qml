import QtQuick
import QtQuick.Layouts
import QtQuick.Shapes
import League

// What somebody says aloud. tail: where the bubble points, "start", "end", or "" for none.
Rectangle {
    id: bubble

    property string heading
    property string text
    property bool streaming: false // more is coming: a caret stands at the end
    property string tail
    readonly property bool tailAtRight: (tail === "end") !== bubble.LayoutMirroring.enabled

    implicitWidth: 320
    implicitHeight: column.implicitHeight + 2 * Theme.space8
    radius: Theme.radius12
    color: Theme.surface1
    border.color: Theme.line3
    Accessible.role: Accessible.StaticText
    Accessible.name: heading
    Accessible.description: text

    ColumnLayout {
        id: column

        anchors.left: parent.left
        anchors.right: parent.right
        anchors.top: parent.top
        anchors.margins: Theme.space8
        anchors.leftMargin: Theme.space12
        anchors.rightMargin: Theme.space12
        spacing: 2

        Row {
            spacing: Theme.space8

            Icon {
                anchors.verticalCenter: parent.verticalCenter
                symbol: "say"
                size: Theme.icon14
                color: Theme.accent
            }
            Txt {
                text: bubble.heading
                type: Theme.captionStrong
                color: Theme.accent
                Accessible.ignored: true
            }
        }
        Txt {
            id: words

            Layout.fillWidth: true
            property point end

            text: bubble.text
            wrapMode: Text.Wrap
            Accessible.ignored: true
            onLineLaidOut: line => {
                if (line.isLast)
                    end = Qt.point(line.implicitWidth, line.y);
            }

            Rectangle {
                x: words.LayoutMirroring.enabled ? words.width - words.end.x - 4 : words.end.x + 2
                y: words.end.y + 2
                visible: bubble.streaming
                width: 2
                height: 16
                color: Theme.accent
            }
        }
    }
    Shape {
        visible: bubble.tail !== ""
        x: bubble.tailAtRight ? bubble.width - 36 : 20
        y: bubble.height - 1

        ShapePath {
            strokeColor: Theme.line3
            fillColor: Theme.surface1
            startX: 0
            startY: 0

            PathLine {
                x: 8
                y: 8
            }
            PathLine {
                x: 16
                y: 0
            }
        }
        Rectangle {
            x: 1
            y: -1
            width: 14
            height: 1.5
            color: Theme.surface1
        }
    }
}
