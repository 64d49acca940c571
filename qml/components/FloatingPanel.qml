import QtQuick
import League

// The background of menus and drop-down lists.
Rectangle {
    color: Theme.surface2
    border.color: Theme.line2
    radius: Theme.radius8

    Shadow {}
}
