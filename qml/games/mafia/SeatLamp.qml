import QtQuick
import League

// How a player's program answers: a full dot, a ring when it is slow, a cross when it does not.
Rectangle {
    id: light

    property string lamp: "good"
    readonly property color ink: lamp === "good" ? Theme.good : lamp === "slow" ? Theme.warn : Theme.bad

    width: lamp === "good" ? 10 : 16
    height: width
    radius: width / 2
    color: lamp === "good" ? ink : Theme.surface1
    border.color: lamp === "good" ? Theme.bg : ink
    border.width: lamp === "slow" ? Theme.strokeFocus : Theme.strokeBorder
    Accessible.ignored: true

    Icon {
        anchors.centerIn: parent
        visible: light.lamp === "lost"
        symbol: "x"
        size: 10
        color: light.ink
    }
}
