import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import League

// A dialog over the window: header with title, what is put inside, and a row of buttons at the end.
// Esc closes it. Put the buttons into actions, the primary one last.
T.Popup {
    id: dialog

    default property alias content: body.data
    property alias actions: footerRow.data
    property alias footnote: footerNote.data // beside the buttons, at the reading side
    property string title
    property string subtitle
    property alias beside: header.beside // more beside the title
    property int contentMargin: Theme.dialogPadding
    property bool closable: true
    readonly property real room: T.Overlay.overlay ? T.Overlay.overlay.width / Theme.scale : 1024
    readonly property real roomBelow: T.Overlay.overlay ? T.Overlay.overlay.height / Theme.scale : 680

    parent: T.Overlay.overlay
    anchors.centerIn: parent
    width: Math.min(960, room - 2 * Theme.space32)
    height: Math.min(736, roomBelow - 2 * Theme.space24)
    padding: 0
    modal: true
    focus: true
    scale: Theme.scale
    closePolicy: closable ? T.Popup.CloseOnEscape : T.Popup.NoAutoClose

    onAboutToShow: focusReturn.remember()
    onClosed: focusReturn.giveBack()

    readonly property FocusReturn focusReturn: FocusReturn {
        overlay: dialog.parent
    }

    T.Overlay.modal: Rectangle {
        color: Theme.scrimVeil
    }
    background: Rectangle {
        color: Theme.surface1
        border.color: Theme.line2
        radius: Theme.radius16

        Shadow {}
    }
    FocusScope {
        anchors.fill: parent
        focus: true
        Accessible.role: Accessible.Dialog
        Accessible.name: dialog.title

        ModalHeader {
            id: header

            anchors.left: parent.left
            anchors.right: parent.right
            title: dialog.title
            subtitle: dialog.subtitle
            closable: dialog.closable
            onClosed: dialog.close()
        }
        Item {
            id: body

            anchors.left: parent.left
            anchors.right: parent.right
            anchors.top: header.bottom
            anchors.bottom: footer.top
            anchors.margins: dialog.contentMargin
        }
        Item {
            id: footer

            anchors.left: parent.left
            anchors.right: parent.right
            anchors.bottom: parent.bottom
            height: footerRow.children.length > 0 ? 72 : 0
            visible: height > 0

            Rule {
                anchors.left: parent.left
                anchors.right: parent.right
                anchors.leftMargin: 1
                anchors.rightMargin: 1
            }
            Row {
                id: footerNote

                anchors.left: parent.left
                anchors.leftMargin: Theme.dialogPadding
                anchors.verticalCenter: parent.verticalCenter
                spacing: Theme.space8
            }
            Row {
                id: footerRow

                anchors.right: parent.right
                anchors.rightMargin: Theme.dialogPadding
                anchors.verticalCenter: parent.verticalCenter
                spacing: Theme.space8
            }
        }
    }
    enter: DialogEnter {}
    exit: DialogExit {}
}
