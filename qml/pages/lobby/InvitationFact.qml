import QtQuick
import QtQuick.Layouts
import League

// Who may come, as it was decided when the lobby was opened.
RowLayout {
    id: fact

    property alias symbol: sign.symbol
    property alias text: words.text

    spacing: Theme.space8

    Icon {
        id: sign

        symbol: ""
        color: Theme.text3
    }
    Txt {
        id: words

        Layout.fillWidth: true
        type: Theme.small
        color: Theme.text2
        elide: Text.ElideRight
    }
}
