import QtQuick
import League

// One component with its caption under it.
Column {
    default property alias content: slot.data
    property alias caption: words.text

    spacing: 4

    Item {
        id: slot

        width: childrenRect.width
        height: childrenRect.height
    }
    Txt {
        id: words

        type: Theme.caption
        color: Theme.text3
    }
}
