import QtQuick
import QtQuick.Layouts
import League

// A line's name and points at the reading end of a LineChart.
RowLayout {
    id: entry

    required property var label

    spacing: Theme.space4
    height: 16

    Item {
        implicitWidth: 12
        implicitHeight: 12

        Marker {
            anchors.centerIn: parent
            visible: entry.label.highlighted
            number: entry.label.number
            size: 9
        }
    }
    Txt {
        Layout.maximumWidth: entry.width - 40
        text: entry.label.name
        type: entry.label.highlighted ? Theme.captionStrong : Theme.caption
        color: entry.label.highlighted ? Theme.text1 : Theme.text3
        elide: Text.ElideRight
        Accessible.ignored: true
    }
    Txt {
        Layout.fillWidth: true
        text: entry.label.value
        type: Theme.caption
        color: entry.label.highlighted ? Theme.text2 : Theme.text3
        Accessible.ignored: true
    }
}
