import QtQuick
import League

// A place in the table, and how many places were won or lost since the last round.
Item {
    id: place

    property int rank
    property int movement

    implicitHeight: 20

    Txt {
        anchors.left: parent.left
        anchors.leftMargin: Theme.space4
        anchors.verticalCenter: parent.verticalCenter
        width: 20
        horizontalAlignment: Text.AlignHCenter
        text: place.rank
        type: Theme.score15
        Accessible.ignored: true
    }
    Row {
        anchors.left: parent.left
        anchors.leftMargin: 28
        anchors.verticalCenter: parent.verticalCenter
        spacing: 2

        Icon {
            anchors.verticalCenter: parent.verticalCenter
            symbol: place.movement > 0 ? "rank-up" : place.movement < 0 ? "rank-down" : "rank-same"
            size: 12
            color: place.movement > 0 ? Theme.good : place.movement < 0 ? Theme.bad : Theme.text3
        }
        Txt {
            visible: place.movement !== 0
            text: Math.abs(place.movement)
            type: Theme.captionStrong
            color: place.movement > 0 ? Theme.good : Theme.bad
            Accessible.name: place.movement > 0 ? qsTr("up %1").arg(place.movement) : qsTr("down %1").arg(-place.movement)
        }
    }
}
