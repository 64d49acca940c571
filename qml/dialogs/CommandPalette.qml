import QtQuick
import QtQuick.Templates as T
import League

// Every action that makes sense now: type, choose with the arrows, Enter does it.
T.Popup {
    id: palette

    readonly property real room: T.Overlay.overlay ? T.Overlay.overlay.width : 1024

    parent: T.Overlay.overlay
    x: Math.round((room - width) / 2)
    y: 96
    width: 560
    height: Math.min(contentItem.implicitHeight, 460)
    padding: 0
    modal: true
    focus: true
    scale: Theme.scale
    transformOrigin: T.Popup.Top
    closePolicy: T.Popup.CloseOnEscape | T.Popup.CloseOnPressOutside
    onAboutToShow: {
        focusReturn.remember();
        (contentItem as PaletteBody).begin();
    }
    onClosed: focusReturn.giveBack()

    readonly property FocusReturn focusReturn: FocusReturn {
        overlay: palette.parent
    }

    readonly property Connections asked: Connections {
        target: Nav
        function onDialogAsked(name: string): void {
            if (name === "palette")
                palette.open();
        }
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
    contentItem: PaletteBody {
        focus: true
        // Closed first: what is done may open another dialog.
        onChosen: action => {
            palette.close();
            action.run();
        }
    }
    enter: DialogEnter {}
    exit: DialogExit {}
}
