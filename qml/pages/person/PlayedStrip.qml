pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import League

// The own matches so far, oldest first.
RowLayout {
    id: strip

    required property var seat

    spacing: Theme.space20
    visible: seat.matches > 0

    Txt {
        text: qsTr("Your matches so far")
        type: Theme.smallStrong
        color: Theme.text2
    }
    ListView {
        id: list

        Layout.fillWidth: true
        implicitHeight: 44
        orientation: ListView.Horizontal
        spacing: Theme.space16
        clip: contentWidth > width
        boundsBehavior: Flickable.StopAtBounds
        model: strip.seat.history
        Accessible.role: Accessible.List
        Accessible.name: qsTr("Your matches so far")
        onCountChanged: positionViewAtEnd()

        delegate: PlayedChip {}
    }
    Txt {
        text: qsTr("Won %1, drew %2, lost %3").arg(strip.seat.wins).arg(strip.seat.draws).arg(strip.seat.losses)
        type: Theme.small
        color: Theme.text3
    }
}
