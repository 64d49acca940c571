import QtQuick
import League

Card {
    padding: 20

    Column {
        width: parent.width
        spacing: 12

        PanelTitle {
            height: 24
            text: "Speech"
        }
        SayBubble {
            width: parent.width
            heading: "Hopper says"
            text: "Ask Boole what happened on night 1."
        }
        ThinkBubble {
            width: parent.width
            heading: "Hopper thinks"
            text: "If I claim Sheriff now I am the next target."
        }
        NoticeLine {
            width: parent.width
            symbol: "timeout"
            text: "coder ran out of time after 60 s"
        }
        SayBubble {
            width: parent.width
            heading: "Fermi says"
            text: "It was not me. I"
            streaming: true
            tail: "end"
        }
    }
}
