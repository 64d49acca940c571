import QtQuick
import QtQuick.Templates as T
import League

// A place to go to, in the rail: icon over label, a bar at the window's edge when it is chosen.
T.Button {
    id: item

    property string symbol
    property int badge: 0
    property bool selected: false
    property string key // for the hint: "Ctrl+1"
    readonly property color ink: selected ? Theme.accent : hovered ? Theme.text1 : Theme.text2

    implicitWidth: 64
    implicitHeight: 56
    hoverEnabled: true
    focusPolicy: Qt.StrongFocus
    opacity: enabled ? 1 : 0.4
    Accessible.role: Accessible.PageTab
    Accessible.name: badge > 0 ? qsTr("%1, %n need attention", "", badge).arg(text) : text
    Accessible.checked: selected
    Keys.onReturnPressed: item.clicked()
    Keys.onEnterPressed: item.clicked()

    contentItem: RailLabel {
        text: item.text
        symbol: item.symbol
        badge: item.badge
        ink: item.ink
        words: item.selected ? Theme.text1 : item.hovered ? Theme.text1 : Theme.text2
    }
    background: Rectangle {
        radius: Theme.radius8
        color: item.selected || item.hovered ? Theme.surface2 : Theme.transparent

        Rectangle {
            x: item.mirrored ? parent.width + Theme.space8 - width : -Theme.space8
            anchors.verticalCenter: parent.verticalCenter
            visible: item.selected
            width: 3
            height: 28
            radius: 1.5
            color: Theme.accent
        }
        FocusRing {
            visible: item.visualFocus
        }
    }

    Hint {
        text: item.key
        shown: item.hovered
    }
}
