import QtQuick
import League

// A tooltip, made when it is first wanted: Hint { text: …; shown: control.hovered }
Loader {
    id: hint

    property string text
    property bool shown: false

    active: shown && text !== ""
    source: active ? Qt.resolvedUrl("HintBubble.qml") : ""

    Binding {
        target: hint.item
        property: "text"
        value: hint.text
        when: hint.item !== null
    }
    Binding {
        target: hint.item
        property: "parent"
        value: hint.parent
        when: hint.item !== null
    }
}
