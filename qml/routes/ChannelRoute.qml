import QtQuick
import League
import League.View

// The page of turn channels.
ChannelPage {
    id: route

    desk: ChannelDesk
    channel: ChannelDesk.board
    onSaveAsked: save.open()
    Component.onCompleted: ChannelDesk.reopen()

    SaveDialog {
        id: save

        proposedName: ChannelDesk.board.channelId + ".md"
        suffix: "md"
        kinds: qsTr("Markdown files (*.md);;Text files (*.txt);;JSON files (*.json)")
        onChosen: file => done(file, ChannelDesk.saveTranscript(file))
    }
}
