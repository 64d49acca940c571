import QtQuick
import League

// One number with its word.
Item {
    id: figure

    required property int value
    required property string text
    property bool ruled: false

    implicitHeight: 48

    Rule {
        anchors.left: parent.left
        visible: figure.ruled
        height: parent.height
        width: 1
        color: Theme.line2
    }
    Txt {
        id: digits

        anchors.horizontalCenter: parent.horizontalCenter
        text: figure.value
        type: Theme.figure
        Accessible.ignored: true
    }
    Txt {
        anchors.horizontalCenter: parent.horizontalCenter
        anchors.top: digits.bottom
        text: figure.text
        type: Theme.caption
        color: Theme.text3
        Accessible.ignored: true
    }
}
