import QtQuick
import League

// Icon, badge and words of a RailItem.
Item {
    id: label

    required property string text
    required property string symbol
    required property int badge
    required property color ink
    required property color words

    Icon {
        id: drawing

        anchors.horizontalCenter: parent.horizontalCenter
        y: Theme.space8 - 1
        symbol: label.symbol
        size: Theme.icon22
        color: label.ink
    }
    Txt {
        anchors.horizontalCenter: parent.horizontalCenter
        anchors.top: drawing.bottom
        anchors.topMargin: 3
        width: Math.min(implicitWidth, parent.width)
        text: label.text
        type: Theme.caption
        color: label.words
        elide: Text.ElideRight
        Accessible.ignored: true
    }
    Rectangle {
        anchors.left: drawing.right
        anchors.leftMargin: -Theme.space8
        anchors.top: drawing.top
        anchors.topMargin: -5
        visible: label.badge > 0
        width: Math.max(height, count.implicitWidth + Theme.space8)
        height: 16
        radius: 8
        color: Theme.badFill

        Txt {
            id: count

            anchors.centerIn: parent
            text: label.badge
            type: Theme.captionStrong
            color: Theme.textOnFill
            Accessible.ignored: true
        }
    }
}
