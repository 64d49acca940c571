import QtQuick
import League

// Everything inside the window: rail, page, status bar and toasts, scaled as the user wishes. It is
// laid out in a window of size / scale and drawn scale times as large; popups, which live in the
// window's overlay, scale themselves. It tells Theme whether the window is compact or low.
Item {
    id: shell

    default property alias page: pageArea.data
    property alias places: rail.places
    property alias current: rail.current
    property alias status: statusBar.facts
    property alias statusEnd: statusBar.endFacts
    property bool railVisible: true
    property bool statusVisible: true
    readonly property Toaster toaster: toaster
    signal opened(string page)

    // F6: rail, header, content, status bar, and round again; back with by = -1.
    function cycle(by: int): void {
        const regions = [rail, ...pageRegions(), statusBar].filter(region => region.visible);
        const at = regions.findIndex(region => region.activeFocus);
        for (let tried = 1; tried <= regions.length; ++tried) {
            const region = regions[(at + by * tried + regions.length * 2) % regions.length];
            if (enter(region))
                return;
        }
    }
    function pageRegions(): var {
        const first = Array.from(pageArea.children).find(child => child.visible);
        const shown = first instanceof Loader ? first.item : first;
        if (!shown)
            return [];
        return shown instanceof AppPage ? [shown.header, shown.body] : [shown];
    }
    // Focus goes to the first thing in the region that takes it.
    function enter(region: Item): bool {
        const first = firstStop(region);
        if (first)
            first.forceActiveFocus(Qt.TabFocusReason);
        return first !== null;
    }
    function firstStop(item: Item): Item {
        for (const child of Array.from(item.children)) {
            if (!child.visible || !child.enabled)
                continue;
            if (child.activeFocusOnTab)
                return child;
            const inside = firstStop(child);
            if (inside)
                return inside;
        }
        return null;
    }

    width: parent ? parent.width / Theme.scale : 0
    height: parent ? parent.height / Theme.scale : 0
    scale: Theme.scale
    transformOrigin: Item.TopLeft
    onWidthChanged: Theme.compact = width < Theme.wideFrom
    onHeightChanged: Theme.low = height < Theme.highFrom

    Shortcut {
        sequence: "F6"
        onActivated: shell.cycle(1)
    }
    Shortcut {
        sequence: "Shift+F6"
        onActivated: shell.cycle(-1)
    }
    Rectangle {
        anchors.fill: parent
        color: Theme.bg
    }
    Rail {
        id: rail

        anchors.left: parent.left
        anchors.top: parent.top
        anchors.bottom: parent.bottom
        width: shell.railVisible ? implicitWidth : 0 // not by visible, which it loses with the window
        visible: shell.railVisible
        places: []
        onOpened: page => shell.opened(page)
    }
    FocusScope {
        id: pageArea

        anchors.left: rail.right
        anchors.right: parent.right
        anchors.top: parent.top
        anchors.bottom: statusBar.top
        focus: true
    }
    StatusBar {
        id: statusBar

        anchors.left: rail.right
        anchors.right: parent.right
        anchors.bottom: parent.bottom
        height: shell.statusVisible ? implicitHeight : 0
        visible: shell.statusVisible
    }
    Toaster {
        id: toaster

        anchors.right: parent.right
        anchors.bottom: statusBar.top
        anchors.margins: Theme.space16
        z: 10
    }
}
