import QtQuick
import QtQuick.Layouts
import League

// The title of a panel, with room at the end for a legend or a button.
RowLayout {
    id: title

    default property alias ending: ending.data
    property alias text: words.text
    property alias type: words.type

    spacing: Theme.space12
    implicitHeight: 28

    Txt {
        id: words

        Layout.fillWidth: true
        type: Theme.h3
        elide: Text.ElideRight
        Accessible.role: Accessible.Heading
    }
    Row {
        id: ending

        Layout.alignment: Qt.AlignVCenter
        spacing: Theme.space12
    }
}
