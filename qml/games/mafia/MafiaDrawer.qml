import QtQuick
import League

// What slides in from the end edge: the panel in a narrow window, the transcript, the suspicions.
EndDrawer {
    id: drawer

    required property var board
    property bool showsThoughts: true
    property string what: "panel"
    signal thoughtsAsked(bool shown)
    signal postmortemAsked

    function show(part: string): void {
        what = part;
        open();
    }

    title: what === "suspicion" ? qsTr("Who suspects whom") : what === "transcript" ? qsTr("Transcript") : qsTr("What happens now")
    paneWidth: what === "suspicion" ? 520 : 400

    MafiaPanel {
        anchors.fill: parent
        visible: drawer.what === "panel"
        bare: true
        board: drawer.board
        showsThoughts: drawer.showsThoughts
        onThoughtsAsked: shown => drawer.thoughtsAsked(shown)
        onPostmortemAsked: {
            drawer.close();
            drawer.postmortemAsked();
        }
    }
    MafiaTalk {
        anchors.fill: parent
        visible: drawer.what === "transcript"
        board: drawer.board
        showsThoughts: drawer.showsThoughts
        onThoughtsAsked: shown => drawer.thoughtsAsked(shown)
    }
    SuspicionGrid {
        anchors.fill: parent
        visible: drawer.what === "suspicion"
        board: drawer.board
    }
}
