import QtQuick
import QtQuick.Layouts
import League

// Where to watch, and how far the league is.
RowLayout {
    id: foot

    property string address
    property int done: 0
    property int inAll: 0
    property real factor: 1

    height: 40
    spacing: Theme.space20

    Icon {
        visible: foot.address !== ""
        symbol: "watch"
        size: 28
        sourceSize.width: Math.ceil(28 * foot.factor)
        sourceSize.height: Math.ceil(28 * foot.factor)
    }
    Txt {
        visible: foot.address !== ""
        text: qsTr("Watch on your computer:")
        type: Theme.projector24Plain
        color: Theme.text2
    }
    Txt {
        visible: foot.address !== ""
        text: Words.isolated(foot.address)
        type: Theme.projector26Mono
    }
    Item {
        Layout.fillWidth: true
    }
    Txt {
        visible: foot.inAll > 0
        text: qsTr("%1 of %n match(es)", "", foot.inAll).arg(foot.done)
        type: Theme.projector24Plain
        color: Theme.text2
    }
}
