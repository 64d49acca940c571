pragma ComponentBehavior: Bound
import QtQuick
import League

// Eight places at a time.
ListView {
    id: list

    property int page: 0
    property real factor: 1

    clip: true
    interactive: false
    contentY: page * 8 * 76
    Accessible.role: Accessible.Table
    Accessible.name: qsTr("Standings")

    move: Transition {
        NumberAnimation {
            property: "y"
            duration: Theme.durationMove
            easing.type: Theme.easeMove
        }
    }
    displaced: Transition {
        NumberAnimation {
            property: "y"
            duration: Theme.durationMove
            easing.type: Theme.easeMove
        }
    }
    // Shapes are not clipped by every renderer: what is not on this page is not drawn.
    delegate: ProjectorRow {
        required property int index

        visible: Math.floor(index / 8) === list.page
        width: ListView.view.width
        factor: list.factor
    }
}
