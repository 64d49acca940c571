import QtQuick
import QtQuick.Layouts
import QtQuick.Controls.impl
import League

// The marker of an agent on a line: shape and hue by its number.
IconImage {
    required property int number
    property int size: 11

    width: size
    height: size
    Layout.preferredWidth: size // a layout would take the picture's size, which grows with the scale
    Layout.preferredHeight: size
    source: "qrc:/marks/marker-" + Theme.marker(number) + ".svg"
    sourceSize.width: Math.ceil(size * Theme.scale)
    sourceSize.height: Math.ceil(size * Theme.scale)
    color: Theme.series(number)
    Accessible.ignored: true
}
