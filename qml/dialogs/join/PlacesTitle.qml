import QtQuick
import QtQuick.Layouts
import League

// The title of a list of places, with a turning arc while more are looked for.
RowLayout {
    id: title

    required property string text
    property bool searching: false

    spacing: Theme.space8

    Txt {
        Layout.fillWidth: true
        text: title.text
        type: Theme.captionStrong
        color: Theme.text2
        elide: Text.ElideRight
        Accessible.role: Accessible.Heading
    }
    Spinner {
        visible: title.searching
        size: Theme.icon14
    }
    Txt {
        visible: title.searching
        text: qsTr("Searching")
        type: Theme.caption
        color: Theme.text2
    }
}
