import QtQuick
import QtQuick.Window
import League

// Gives the focus back to what had it before a dialog opened, or to the page when that is gone;
// not when something else, such as another dialog, has taken it.
QtObject {
    id: keeper

    property Item overlay // of the window
    property Item before

    function remember(): void {
        before = overlay ? overlay.Window.activeFocusItem : null;
    }
    function giveBack(): void {
        const now = overlay ? overlay.Window.activeFocusItem : null;
        if (now !== null && now !== overlay.Window.contentItem)
            return;
        if (before !== null && before.visible)
            before.forceActiveFocus(Qt.PopupFocusReason);
        else
            Nav.focusLost();
    }
}
