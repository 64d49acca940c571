import QtQuick
import QtQuick.Templates as T
import League

// A menu of PopupMenuItems: open it with popup() or open().
T.Menu {
    id: menu

    implicitWidth: 240
    implicitHeight: contentItem.implicitHeight + topPadding + bottomPadding
    padding: Theme.space4
    margins: Theme.space8
    scale: Theme.scale
    transformOrigin: T.Popup.TopLeft

    contentItem: ListView {
        implicitHeight: contentHeight
        model: menu.contentModel
        interactive: false
        currentIndex: menu.currentIndex
        keyNavigationEnabled: true
    }
    background: FloatingPanel {}
    enter: Transition {
        NumberAnimation {
            property: "opacity"
            from: 0
            to: 1
            duration: Theme.durationHover
        }
    }
}
