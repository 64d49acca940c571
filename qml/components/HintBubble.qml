import QtQuick
import QtQuick.Templates as T
import QtQuick.Window
import League

// What a Hint shows, under what it explains.
T.ToolTip {
    id: bubble

    visible: parent !== null && parent.Window.window !== null && text !== ""
    delay: Theme.delayToolTip
    timeout: -1
    margins: Theme.space8
    padding: Theme.space8
    scale: Theme.scale
    x: parent ? (parent.width - implicitWidth) / 2 : 0
    y: parent ? parent.height + Theme.space8 : 0
    implicitWidth: Math.min(implicitContentWidth, 320) + 2 * padding
    implicitHeight: implicitContentHeight + 2 * padding
    closePolicy: T.Popup.CloseOnEscape | T.Popup.CloseOnPressOutsideParent | T.Popup.CloseOnReleaseOutsideParent
    contentItem: Txt {
        text: bubble.text
        type: Theme.small
        wrapMode: Text.Wrap
    }
    background: FloatingPanel {
        color: Theme.surface3
    }
    enter: Transition {
        NumberAnimation {
            property: "opacity"
            from: 0
            to: 1
            duration: Theme.durationHover
        }
    }
}
