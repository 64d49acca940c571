import QtQuick
import League

// A small round sign at the edge of a seat: has acted, is waited for, speaks.
Rectangle {
    id: badge

    property string symbol
    property color ink: Theme.violet
    property bool solid: false

    width: 22
    height: 22
    radius: 11
    color: solid ? Theme.accentFill : Theme.surface1
    border.color: solid ? Theme.accentFill : ink
    border.width: Theme.strokeBorder

    Icon {
        anchors.centerIn: parent
        symbol: badge.symbol
        size: 12
        color: badge.solid ? Theme.textOnFill : badge.ink
    }
}
