import QtQuick
import QtQuick.Templates as T
import League

// A slim scroll bar that shows when there is more than fits.
T.ScrollBar {
    id: control

    implicitWidth: orientation === Qt.Vertical ? 10 : 40
    implicitHeight: orientation === Qt.Vertical ? 40 : 10
    padding: 2
    minimumSize: 0.06
    visible: size < 1 && policy !== T.ScrollBar.AlwaysOff
    Accessible.role: Accessible.ScrollBar
    Accessible.name: qsTr("Scroll bar")

    contentItem: Rectangle {
        radius: 3
        color: control.pressed || control.hovered ? Theme.line3 : Theme.line2
    }
}
