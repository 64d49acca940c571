import QtQuick
import League

// A control with its label above.
Column {
    property alias label: words.text

    spacing: Theme.space4

    Txt {
        id: words

        type: Theme.smallStrong
        color: Theme.text2
        Accessible.ignored: true
    }
}
