import QtQuick
import League

// "even" or "odd", with its sign and in its colour.
Row {
    id: word

    property string choice
    property alias type: letters.type

    spacing: Theme.space4
    visible: choice !== ""

    Icon {
        anchors.verticalCenter: parent.verticalCenter
        symbol: word.choice === "odd" ? "odd" : "even"
        size: Theme.icon14
        color: word.choice === "odd" ? Theme.odd : Theme.even
    }
    Txt {
        id: letters

        anchors.verticalCenter: parent.verticalCenter
        text: Words.choice(word.choice)
        type: Theme.captionStrong
        color: word.choice === "odd" ? Theme.odd : Theme.even
    }
}
