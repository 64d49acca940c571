import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import League

// Asks before something that cannot be undone. The harmless button has the focus.
T.Popup {
    id: dialog

    property string title
    property string sentence
    property string symbol: "warning"
    property string tone: "bad"
    property string confirmText
    property string cancelText: qsTr("Cancel")
    property string otherText // a third way, such as a milder one; none when empty
    property bool dangerous: true
    signal confirmed
    signal declined
    signal otherChosen

    function decide(yes: bool): void {
        close();
        if (yes)
            confirmed();
        else
            declined();
    }

    parent: T.Overlay.overlay
    anchors.centerIn: parent
    width: 400
    implicitHeight: implicitContentHeight + 2 * padding
    padding: Theme.dialogPadding
    modal: true
    focus: true
    scale: Theme.scale
    closePolicy: T.Popup.CloseOnEscape

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
    contentItem: ConfirmBody {
        title: dialog.title
        sentence: dialog.sentence
        symbol: dialog.symbol
        tone: dialog.tone
        cancelText: dialog.cancelText
        confirmText: dialog.confirmText
        otherText: dialog.otherText
        dangerous: dialog.dangerous
        onDecided: yes => dialog.decide(yes)
        onOtherChosen: {
            dialog.close();
            dialog.otherChosen();
        }
    }
    enter: DialogEnter {}
    exit: DialogExit {}
}
