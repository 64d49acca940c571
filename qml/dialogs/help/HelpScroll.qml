import QtQuick
import QtQuick.Templates as T
import League

// A page of the help: what is put inside stands in a column that scrolls, also by keys.
Flickable {
    id: scroll

    default property alias content: column.data
    property string name // for screen readers
    readonly property real lineWidth: width - Theme.space16

    function move(by: real): void {
        contentY = Math.max(0, Math.min(contentHeight - height, contentY + by));
    }

    contentHeight: column.implicitHeight
    clip: true
    boundsBehavior: Flickable.StopAtBounds
    activeFocusOnTab: true
    Accessible.role: Accessible.Pane
    Accessible.name: name
    Keys.onDownPressed: move(60)
    Keys.onUpPressed: move(-60)
    T.ScrollBar.vertical: Scroller {}

    Column {
        id: column

        width: scroll.lineWidth
        anchors.left: parent.left
        spacing: Theme.space12
    }
    FocusRing {
        parent: scroll
        inside: true
        visible: scroll.activeFocus
    }
}
