import QtQuick
import League

// The built-in help (F1): four pages to read and all keys. Left and Right go from page to page,
// Page Up and Page Down scroll wherever the focus is.
ModalDialog {
    id: dialog

    property string page: "tour"
    readonly property var pages: [
        {value: "tour", text: qsTr("Tour", "a page of the help")},
        {value: "teacher", text: qsTr("For teachers")},
        {value: "student", text: qsTr("For students")},
        {value: "network", text: qsTr("Network")},
        {value: "keys", text: qsTr("Keyboard")}
    ]
    readonly property alias keys: keys
    readonly property HelpScroll shown: page === "keys" ? keys : words

    title: qsTr("Help")
    width: Math.min(900, room - 2 * Theme.space32)
    height: Math.min(736, roomBelow - 2 * Theme.space24)

    readonly property Connections asked: Connections {
        target: Nav
        function onDialogAsked(name: string, about: var): void {
            if (name !== "help")
                return;
            dialog.page = dialog.pages.some(page => page.value === about) ? about : "tour";
            tabs.value = dialog.page;
            dialog.open();
        }
    }

    FocusScope {
        anchors.fill: parent
        focus: true
        Keys.onPressed: event => {
            const page = dialog.shown.height - Theme.space32;
            if (event.key === Qt.Key_PageDown)
                dialog.shown.move(page);
            else if (event.key === Qt.Key_PageUp)
                dialog.shown.move(-page);
            else
                return;
            event.accepted = true;
        }

        Segmented {
            id: tabs

            anchors.left: parent.left
            anchors.top: parent.top
            focus: true
            name: qsTr("Pages of the help")
            segments: dialog.pages
            value: dialog.page
            onChosen: page => dialog.page = page
        }
        HelpPage {
            id: words

            anchors.fill: parent
            anchors.topMargin: tabs.height + Theme.space16
            visible: dialog.page !== "keys"
            subject: dialog.page === "keys" ? "" : dialog.page
            name: dialog.title
        }
        KeysPage {
            id: keys

            anchors.fill: parent
            anchors.topMargin: tabs.height + Theme.space16
            visible: dialog.page === "keys"
            name: qsTr("Keyboard")
        }
    }
}
