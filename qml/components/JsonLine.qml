import QtQuick
import League

// One line of a JsonView.
Item {
    id: line

    required property int number
    required property string markup // the line as styled text
    required property real gutter
    required property bool selected

    Rectangle {
        anchors.fill: parent
        visible: line.selected
        color: Theme.accentBg
    }
    Text {
        width: line.gutter - Theme.space16
        height: parent.height
        text: line.number
        font: Theme.monoSmall.font
        color: Theme.text3
        horizontalAlignment: Text.AlignRight
        verticalAlignment: Text.AlignVCenter
        Accessible.ignored: true
    }
    Text {
        x: line.gutter
        height: parent.height
        text: line.markup
        textFormat: Text.StyledText
        font: Theme.monoSmall.font
        color: Theme.text2
        verticalAlignment: Text.AlignVCenter
        Accessible.ignored: true
    }
}
