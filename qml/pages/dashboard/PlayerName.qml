import QtQuick
import League

// A player's name, how it decides, and a dot while it plays.
Item {
    id: who

    property string name
    property string strategy
    property bool isPlaying: false
    property bool isWithdrawn: false
    readonly property int dotWidth: isPlaying ? Theme.space8 + 7 : 0

    implicitHeight: 20
    Accessible.ignored: true

    Txt {
        id: called

        anchors.left: parent.left
        anchors.verticalCenter: parent.verticalCenter
        width: Math.min(implicitWidth, parent.width - who.dotWidth)
        text: who.name
        type: Theme.bodyStrong
        color: who.isWithdrawn ? Theme.text3 : Theme.text1
        elide: Text.ElideRight

        // Struck out by hand: one property of a font would undo the others.
        Rectangle {
            anchors.verticalCenter: parent.verticalCenter
            width: parent.width
            height: 1
            visible: who.isWithdrawn
            color: Theme.text3
        }
    }
    Txt {
        id: mind

        anchors.left: called.right
        anchors.leftMargin: text === "" ? 0 : Theme.space8
        anchors.verticalCenter: parent.verticalCenter
        width: Math.max(0, Math.min(implicitWidth, parent.width - called.width - anchors.leftMargin - who.dotWidth))
        text: Words.strategy(who.strategy)
        type: Theme.small
        color: Theme.text3
        elide: Text.ElideRight
    }
    LiveDot {
        anchors.left: mind.right
        anchors.leftMargin: Theme.space8
        anchors.verticalCenter: parent.verticalCenter
        visible: who.isPlaying
    }
}
