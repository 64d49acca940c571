import QtQuick
import QtQuick.Layouts
import League

// Who plays whom; who has lost is quiet.
RowLayout {
    id: pair

    property string first
    property string second
    property bool firstLost: false
    property bool secondLost: false

    spacing: Theme.space12

    Txt {
        Layout.fillWidth: true
        Layout.maximumWidth: Math.ceil(implicitWidth)
        text: pair.first
        type: Theme.projector34Strong
        color: pair.firstLost ? Theme.text3 : Theme.text1
        elide: Text.ElideRight
        Accessible.ignored: true
    }
    Txt {
        text: qsTr("vs", "between the names of two players")
        type: Theme.projector24
        color: Theme.text3
        Accessible.ignored: true
    }
    Txt {
        Layout.fillWidth: true
        Layout.maximumWidth: Math.ceil(implicitWidth)
        text: pair.second
        type: Theme.projector34Strong
        color: pair.secondLost ? Theme.text3 : Theme.text1
        elide: Text.ElideRight
        Accessible.ignored: true
    }
    Item {
        Layout.fillWidth: true
    }
}
