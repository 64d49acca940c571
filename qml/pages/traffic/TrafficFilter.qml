pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import League

// Search, and a chip for every kind of message.
RowLayout {
    id: filter

    required property var traffic
    signal done

    function enter(): void {
        field.forceActiveFocus(Qt.ShortcutFocusReason);
        field.input.selectAll();
    }

    spacing: Theme.space8

    Field {
        id: field

        Layout.preferredWidth: 208
        Layout.minimumWidth: 140
        size: 36
        symbol: "search"
        placeholder: qsTr("Search text or id")
        keyCap: "/"
        clearable: true
        text: filter.traffic.search
        onEdited: text => filter.traffic.search = text
        onAccepted: filter.done()

        Connections {
            target: filter.traffic
            function onSearchChanged(): void {
                field.text = filter.traffic.search;
            }
        }
    }
    Repeater {
        model: filter.traffic.topics

        TopicChip {
            onToggled: filter.traffic.toggle(topic)
        }
    }
    Item {
        Layout.fillWidth: true
    }
}
