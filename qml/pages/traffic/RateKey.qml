import QtQuick
import League

// A colour of the bars and what it means.
Row {
    id: key

    required property string text
    required property color tint

    spacing: Theme.space8

    Rectangle {
        anchors.verticalCenter: parent.verticalCenter
        width: Theme.space8
        height: Theme.space8
        radius: 2
        color: key.tint
    }
    Txt {
        text: key.text
        type: Theme.caption
        color: Theme.text3
    }
}
