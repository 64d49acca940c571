import QtQuick
import QtQuick.Layouts
import QtQuick.Shapes
import League

// What somebody thinks: for observers only.
Item {
    id: bubble

    property string heading
    property string text
    readonly property real edge: 0.75 // half the stroke
    readonly property real corner: Theme.radius12

    implicitWidth: 320
    implicitHeight: column.implicitHeight + 2 * Theme.space8
    Accessible.role: Accessible.StaticText
    Accessible.name: heading
    Accessible.description: text

    Shape {
        anchors.fill: parent

        ShapePath {
            strokeColor: Theme.violet
            strokeWidth: Theme.strokeAvatar
            strokeStyle: ShapePath.DashLine
            dashPattern: [3.3, 3.3]
            fillColor: Theme.bg
            startX: bubble.corner
            startY: bubble.edge

            PathLine { x: bubble.width - bubble.corner; y: bubble.edge }
            PathArc { x: bubble.width - bubble.edge; y: bubble.corner; radiusX: bubble.corner; radiusY: bubble.corner }
            PathLine { x: bubble.width - bubble.edge; y: bubble.height - bubble.corner }
            PathArc { x: bubble.width - bubble.corner; y: bubble.height - bubble.edge; radiusX: bubble.corner; radiusY: bubble.corner }
            PathLine { x: bubble.corner; y: bubble.height - bubble.edge }
            PathArc { x: bubble.edge; y: bubble.height - bubble.corner; radiusX: bubble.corner; radiusY: bubble.corner }
            PathLine { x: bubble.edge; y: bubble.corner }
            PathArc { x: bubble.corner; y: bubble.edge; radiusX: bubble.corner; radiusY: bubble.corner }
        }
    }
    ColumnLayout {
        id: column

        anchors.left: parent.left
        anchors.right: parent.right
        anchors.top: parent.top
        anchors.margins: Theme.space8
        anchors.leftMargin: Theme.space12
        anchors.rightMargin: Theme.space12
        spacing: 2

        RowLayout {
            spacing: Theme.space8

            Icon {
                symbol: "think"
                size: Theme.icon14
                color: Theme.violet
            }
            Txt {
                Layout.fillWidth: true
                text: bubble.heading
                type: Theme.captionStrong
                color: Theme.violet
                elide: Text.ElideRight
                Accessible.ignored: true
            }
            Icon {
                symbol: "eye-off"
                size: Theme.icon14
                color: Theme.text3
            }
            Txt {
                text: qsTr("observers only")
                type: Theme.caption
                color: Theme.text3
            }
        }
        Txt {
            Layout.fillWidth: true
            text: bubble.text
            type: Theme.bodyItalic
            color: Theme.text2
            wrapMode: Text.Wrap
            Accessible.ignored: true
        }
    }
}
