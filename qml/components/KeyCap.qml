import QtQuick
import League

// A key as it is printed on the keyboard.
Rectangle {
    property alias text: label.text

    implicitWidth: Math.max(20, label.implicitWidth + Theme.space8)
    implicitHeight: 20
    radius: Theme.radius4
    color: Theme.surface2
    border.color: Theme.line2

    Txt {
        id: label

        anchors.centerIn: parent
        type: Theme.monoSmall
        color: Theme.text2
    }
}
