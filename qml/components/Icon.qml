import QtQuick
import QtQuick.Layouts
import QtQuick.Controls.impl
import League

// One of our drawings (resources/icons) in a colour. Those that mean "next" or "back" turn round
// when the window is mirrored: directional.
IconImage {
    id: icon

    required property string symbol // "check-circle"; "" shows nothing
    property int size: Theme.icon16
    property bool directional: false

    width: size
    height: size
    Layout.preferredWidth: size // a layout would take the picture's size, which grows with the scale
    Layout.preferredHeight: size
    visible: symbol !== ""
    source: symbol === "" ? "" : (size <= Theme.icon14 ? "qrc:/icons/small/" : "qrc:/icons/") + symbol + ".svg"
    sourceSize.width: Math.ceil(size * Theme.scale)
    sourceSize.height: Math.ceil(size * Theme.scale)
    color: Theme.text2
    mirror: directional && icon.LayoutMirroring.enabled
    Accessible.ignored: true
}
