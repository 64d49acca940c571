import QtQuick
import League

// How much a built-in player suspects one of the others: the name and its number, the higher the
// surer that it is mafia.
Row {
    id: item

    required property var modelData // {name, score}

    spacing: Theme.space4

    Txt {
        text: item.modelData.name
        type: Theme.caption
        color: Theme.text3
        Accessible.ignored: true
    }
    Txt {
        text: Words.isolated(item.modelData.score)
        type: Theme.captionStrong
        color: item.modelData.score >= 80 ? Theme.bad : item.modelData.score < 0 ? Theme.good : Theme.text2
        Accessible.ignored: true
    }
}
