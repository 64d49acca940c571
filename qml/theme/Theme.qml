pragma Singleton
import QtQuick

QtObject {
    readonly property color bg: "#0B0F15"
}
