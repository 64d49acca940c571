import QtQuick
import League

// The right column of a wide window: the message above, the proof below.
Item {
    id: panels

    required property var match

    MessageCard {
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.top: parent.top
        anchors.bottom: proof.top
        anchors.bottomMargin: Theme.cardGap
        match: panels.match
    }
    FairDraw {
        id: proof

        anchors.left: parent.left
        anchors.right: parent.right
        anchors.bottom: parent.bottom
        match: panels.match
    }
}
