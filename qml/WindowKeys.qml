pragma ComponentBehavior: Bound
import QtQuick
import League

// The keys of Actions that work on every page. Those of one page are that page's own.
Item {
    Actions {
        id: actions
    }
    Repeater {
        model: actions.all.filter(action => action.run && action.keys !== "" && !action.own)

        Item {
            id: entry

            required property var modelData

            Shortcut {
                sequence: entry.modelData.keys
                enabled: entry.modelData.when()
                onActivated: entry.modelData.run()
            }
        }
    }
}
