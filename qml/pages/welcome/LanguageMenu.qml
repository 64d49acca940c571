import QtQuick
import QtQml
import League
import League.View

// The languages of the window, each by its own name.
PopupMenu {
    id: menu

    Instantiator {
        model: Languages.all
        delegate: PopupMenuItem {
            required property var modelData

            text: modelData.name
            symbol: modelData.code === Languages.current ? "check" : ""
            onTriggered: Preferences.language = modelData.code
        }
        onObjectAdded: (index, item) => menu.insertItem(index, item)
        onObjectRemoved: (index, item) => menu.removeItem(item)
    }
}
