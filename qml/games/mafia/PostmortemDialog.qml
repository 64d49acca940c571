import QtQuick
import QtQuick.Templates as T
import League
import League.View

// What happened at a table and why, when the match is over: roles, nights, days, votes, figures.
ModalDialog {
    id: dialog

    required property string matchId
    property string words

    // Nothing to show says so instead.
    function show(text: string): void {
        words = text;
        if (text === "")
            Desk.said(qsTr("Match %1 has no post-mortem: its record is not on this computer.").arg(matchId), false);
        else
            open();
    }

    objectName: "postmortem"
    title: qsTr("Post-mortem of match %1").arg(matchId)
    actions: [
        PushButton {
            kind: PushButton.Ghost
            size: 48
            symbol: "copy"
            text: qsTr("Copy")
            onClicked: clipboard.put(dialog.words)
        },
        PushButton {
            size: 48
            text: qsTr("Close")
            focus: true
            onClicked: dialog.close()
        }
    ]

    Flickable {
        id: page

        anchors.fill: parent
        contentHeight: body.implicitHeight
        clip: true
        activeFocusOnTab: true
        boundsBehavior: Flickable.StopAtBounds
        T.ScrollBar.vertical: Scroller {}
        Keys.onUpPressed: flick(0, 800)
        Keys.onDownPressed: flick(0, -800)

        Txt {
            id: body

            objectName: "postmortemText"
            width: page.width - Theme.space16
            // It is written in English, in columns: it keeps its direction.
            LayoutMirroring.enabled: false
            horizontalAlignment: Text.AlignLeft
            text: dialog.words
            textFormat: Text.PlainText
            type: Theme.mono
            wrapMode: Text.Wrap
        }
    }
    Clipboard {
        id: clipboard
    }
}
