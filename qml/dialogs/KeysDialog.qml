pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import League

// All keys, by the page they work on.
ModalDialog {
    id: dialog

    readonly property Actions actions: Actions {}
    readonly property var keyed: actions.all.filter(action => action.keys !== "")
    readonly property var groups: Array.from(new Set(keyed.map(action => action.group)))

    // Two columns of about the same height.
    readonly property var halves: {
        const columns = [[], []];
        const heights = [0, 0];
        for (const group of groups) {
            const at = heights[0] <= heights[1] ? 0 : 1;
            columns[at].push(group);
            heights[at] += 2 + keyed.filter(action => action.group === group).length;
        }
        return columns;
    }

    title: qsTr("Keyboard")
    subtitle: qsTr("Tab goes from one thing to the next, Enter opens it, Esc closes it.")
    width: Math.min(820, room - 2 * Theme.space32)
    height: Math.min(640, roomBelow - 2 * Theme.space24)

    readonly property Connections asked: Connections {
        target: Nav
        function onDialogAsked(name: string): void {
            if (name === "keys")
                dialog.open();
        }
    }

    Flickable {
        id: scroll

        Accessible.role: Accessible.Pane
        Accessible.name: dialog.title
        anchors.fill: parent
        contentHeight: halves.implicitHeight
        clip: true
        focus: true
        boundsBehavior: Flickable.StopAtBounds
        activeFocusOnTab: true
        Keys.onDownPressed: contentY = Math.min(Math.max(0, contentHeight - height), contentY + 60)
        Keys.onUpPressed: contentY = Math.max(0, contentY - 60)
        T.ScrollBar.vertical: Scroller {}

        Row {
            id: halves

            anchors.left: parent.left
            width: scroll.width - Theme.space16
            spacing: Theme.space32

            Repeater {
                model: dialog.halves

                Column {
                    id: half

                    required property var modelData

                    width: (halves.width - halves.spacing) / 2
                    spacing: Theme.space24

                    Repeater {
                        model: half.modelData

                        KeysGroup {
                            required property string modelData

                            width: half.width
                            title: modelData
                            entries: dialog.keyed.filter(action => action.group === modelData)
                        }
                    }
                }
            }
        }
    }
}
