import QtQuick
import League

// A player, large.
Row {
    id: face

    required property string name
    required property int number
    property string under
    property bool atEnd: false // the words stand before the face

    spacing: Theme.space12
    layoutDirection: atEnd ? Qt.RightToLeft : Qt.LeftToRight

    Avatar {
        size: 52
        name: face.name
        number: face.number
        Accessible.ignored: true
    }
    Column {
        anchors.verticalCenter: parent.verticalCenter
        width: 200

        Txt {
            width: parent.width
            text: face.name
            type: Theme.h2
            horizontalAlignment: face.atEnd ? Text.AlignRight : Text.AlignLeft
            elide: Text.ElideRight
        }
        Txt {
            width: parent.width
            visible: text !== ""
            text: face.under
            type: Theme.small
            color: Theme.text2
            horizontalAlignment: face.atEnd ? Text.AlignRight : Text.AlignLeft
            elide: Text.ElideRight
        }
    }
}
