import QtQuick
import League

// The heading of a column.
Txt {
    type: Theme.captionStrong
    color: Theme.text3
    elide: Text.ElideRight
    Accessible.role: Accessible.ColumnHeader
}
