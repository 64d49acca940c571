import QtQuick
import League

// A word in a column of the traffic table.
Txt {
    required property real at // from the start edge

    anchors.left: parent ? parent.left : undefined
    anchors.leftMargin: at
    anchors.verticalCenter: parent ? parent.verticalCenter : undefined
    type: Theme.mono
    elide: Text.ElideRight
    Accessible.ignored: true
}
