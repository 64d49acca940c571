pragma ComponentBehavior: Bound
import QtQuick
import League

// Four matches of the round at a time.
ListView {
    id: list

    property int page: 0
    property real nowMs: 0
    property real factor: 1

    clip: true
    interactive: false
    spacing: Theme.space12
    contentY: page * 4 * 158
    Accessible.role: Accessible.List
    Accessible.name: qsTr("Matches")

    // Shapes are not clipped by every renderer: what is not on this page is not drawn.
    delegate: ProjectorMatch {
        required property int index

        visible: Math.floor(index / 4) === list.page
        width: ListView.view.width
        nowMs: list.nowMs
        factor: list.factor
    }
}
