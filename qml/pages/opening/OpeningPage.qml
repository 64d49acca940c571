import QtQuick
import League

// A league that is being read from disk or waits for its ports; a long one takes some seconds.
AppPage {
    id: page

    title: qsTr("Opening the league…")

    LoadingState {
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.top: parent.top
        sentence: page.title
        rows: 8
    }
}
