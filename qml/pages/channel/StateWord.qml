import QtQuick
import League

// A turn state without the frame of a chip.
Row {
    id: state

    required property string word

    spacing: Theme.space4

    Icon {
        anchors.verticalCenter: parent.verticalCenter
        symbol: States.icon("turn", state.word)
        size: Theme.icon14
        color: States.colour("turn", state.word)
    }
    Txt {
        anchors.verticalCenter: parent.verticalCenter
        text: state.word
        type: Theme.monoSmallStrong
        color: States.colour("turn", state.word)
        Accessible.ignored: true
    }
}
