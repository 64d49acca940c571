import QtQuick
import QtQuick.Controls.impl
import League

// A match as a dot in a round's cell: "done", "live", "pending" or "technical".
Item {
    id: pip

    property string status: "pending"
    property int size: 9

    implicitWidth: size
    implicitHeight: size
    Accessible.ignored: true

    Rectangle {
        anchors.fill: parent
        visible: pip.status !== "technical"
        radius: width / 2
        color: pip.status === "done" ? Theme.goodFill : Theme.transparent
        border.width: pip.status === "live" ? 2 : pip.status === "pending" ? 1 : 0
        border.color: pip.status === "live" ? Theme.accent : Theme.line3
    }
    Loader {
        anchors.centerIn: parent
        active: pip.status === "technical"
        sourceComponent: ResultMark {
            size: 13
            result: "technical"
        }
    }
}
