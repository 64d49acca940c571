import QtQuick
import League

// A hairline between things.
Rectangle {
    implicitWidth: 1
    implicitHeight: 1
    color: Theme.line
    Accessible.role: Accessible.Separator
}
