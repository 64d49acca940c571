import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import League

// One line of a PopupMenu, with its symbol and its key.
T.MenuItem {
    id: item

    property string symbol
    property string keyCap
    property bool dangerous: false
    readonly property color ink: dangerous ? Theme.bad : Theme.text1

    implicitWidth: 232
    implicitHeight: visible ? 36 : 0
    leftPadding: Theme.space8
    rightPadding: Theme.space8
    hoverEnabled: true
    opacity: enabled ? 1 : 0.5
    Accessible.name: text

    contentItem: RowLayout {
        spacing: Theme.space8

        Icon {
            symbol: item.symbol
            color: item.dangerous ? Theme.bad : Theme.text2
        }
        Txt {
            Layout.fillWidth: true
            text: item.text
            color: item.ink
            elide: Text.ElideRight
            Accessible.ignored: true
        }
        KeyCap {
            visible: item.keyCap !== ""
            text: item.keyCap
        }
    }
    background: Rectangle {
        radius: Theme.radius4
        color: item.highlighted || item.hovered ? Theme.surface3 : Theme.transparent
    }
}
