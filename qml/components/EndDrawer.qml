import QtQuick
import QtQuick.Templates as T
import League

// A side pane of a compact window: slides over the page from the end edge. Esc closes it, and the
// keys go to the page again.
T.Popup {
    id: drawer

    default property alias content: body.data
    property string title
    property int paneWidth: 400

    parent: T.Overlay.overlay
    x: mirrored || !parent ? 0 : parent.width - width
    y: 0
    width: paneWidth
    height: parent ? parent.height / Theme.scale : 680
    padding: 0
    modal: true
    focus: true
    scale: Theme.scale
    transformOrigin: mirrored ? T.Popup.TopLeft : T.Popup.TopRight
    closePolicy: T.Popup.CloseOnEscape | T.Popup.CloseOnPressOutside

    onAboutToShow: focusReturn.remember()
    onClosed: focusReturn.giveBack()

    readonly property FocusReturn focusReturn: FocusReturn {
        overlay: drawer.parent
    }

    T.Overlay.modal: Rectangle {
        color: Theme.scrimVeil
    }
    background: Rectangle {
        color: Theme.surface1
        border.color: Theme.line2
    }
    FocusScope {
        anchors.fill: parent
        focus: true
        Accessible.role: Accessible.Pane
        Accessible.name: drawer.title

        ModalHeader {
            id: header

            anchors.left: parent.left
            anchors.right: parent.right
            title: drawer.title
            onClosed: drawer.close()
        }
        Item {
            id: body

            anchors.left: parent.left
            anchors.right: parent.right
            anchors.top: header.bottom
            anchors.bottom: parent.bottom
            anchors.margins: Theme.space16
        }
    }
    enter: DialogEnter {}
    exit: DialogExit {}
}
