pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import League

// What the command palette holds: a field and what fits.
FocusScope {
    id: body

    readonly property Actions actions: Actions {}
    property var found: []
    signal chosen(var action)

    function begin(): void {
        field.text = "";
        look();
        field.input.forceActiveFocus();
    }
    function look(): void {
        found = actions.find(field.text);
        list.currentIndex = 0;
    }
    function take(): void {
        if (list.currentIndex >= 0 && list.currentIndex < found.length)
            chosen(found[list.currentIndex]);
    }

    implicitHeight: 64 + Math.min(10, Math.max(1, found.length)) * 38 + Theme.space16
    Accessible.role: Accessible.Dialog
    Accessible.name: qsTr("Commands")
    Keys.onDownPressed: list.incrementCurrentIndex()
    Keys.onUpPressed: list.decrementCurrentIndex()

    Field {
        id: field

        anchors.left: parent.left
        anchors.right: parent.right
        anchors.top: parent.top
        anchors.margins: Theme.space12
        focus: true
        symbol: "search"
        placeholder: qsTr("What do you want to do?")
        onEdited: body.look()
        onAccepted: body.take()
    }
    ListView {
        id: list

        anchors.left: parent.left
        anchors.right: parent.right
        anchors.top: field.bottom
        anchors.bottom: parent.bottom
        anchors.margins: Theme.space8
        clip: true
        model: body.found
        highlightMoveDuration: 0
        boundsBehavior: Flickable.StopAtBounds
        Accessible.role: Accessible.List
        Accessible.name: qsTr("Commands")
        T.ScrollBar.vertical: Scroller {}

        delegate: PaletteRow {
            x: mirrored ? Theme.space12 : 0 // beside the scroll bar
            width: ListView.view.width - Theme.space12
            selected: ListView.isCurrentItem
            onClicked: body.chosen(modelData)
        }
    }
    Txt {
        anchors.centerIn: list
        visible: body.found.length === 0
        text: qsTr("Nothing fits. Try another word.")
        color: Theme.text3
    }
}
