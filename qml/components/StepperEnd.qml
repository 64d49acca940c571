import QtQuick
import League

// One of the two buttons of a Stepper.
Item {
    id: end

    required property string symbol
    required property bool possible
    required property bool hovered
    required property bool pressed

    Rectangle {
        anchors.fill: parent
        anchors.margins: Theme.space4
        radius: Theme.radius4
        color: !end.possible ? Theme.transparent : end.pressed ? Theme.surface3 : end.hovered ? Theme.surface2 : Theme.transparent
    }
    Icon {
        anchors.centerIn: parent
        symbol: end.symbol
        color: Theme.text2
        opacity: end.possible ? 1 : 0.35
    }
}
