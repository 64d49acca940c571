import QtQuick
import League

// The shape of a row that is not there yet.
Item {
    id: row

    property real share: 0.5

    implicitHeight: 26

    Rectangle {
        id: face

        anchors.left: parent.left
        width: 26
        height: 26
        radius: 13
        color: Theme.surface3
    }
    Rectangle {
        anchors.left: face.right
        anchors.leftMargin: Theme.space12
        anchors.verticalCenter: parent.verticalCenter
        width: row.share * row.width
        height: 12
        radius: Theme.radius4
        color: Theme.surface3
    }
    Rectangle {
        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter
        width: 28
        height: 12
        radius: Theme.radius4
        color: Theme.surface3
    }
}
