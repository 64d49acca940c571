pragma ComponentBehavior: Bound
import QtQuick
import League

// All keys, by the page they work on.
HelpScroll {
    id: page

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

    Txt {
        width: page.lineWidth
        text: qsTr("Tab goes from one thing to the next, Enter opens it, Esc closes it.")
        type: Theme.small
        color: Theme.text2
        wrapMode: Text.Wrap
    }
    Row {
        id: halves

        width: page.lineWidth
        spacing: Theme.space32

        Repeater {
            model: page.halves

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
                        entries: page.keyed.filter(action => action.group === modelData)
                    }
                }
            }
        }
    }
}
