import QtQuick
import QtQuick.Layouts
import League

// The program's sign. Never mirrored.
Image {
    property int size: 40

    width: size
    height: size
    Layout.preferredWidth: size // a layout would take the picture's size, which grows with the scale
    Layout.preferredHeight: size
    sourceSize.width: Math.ceil(size * Theme.scale)
    sourceSize.height: Math.ceil(size * Theme.scale)
    source: "qrc:/app/agent-league.svg"
    Accessible.role: Accessible.Graphic
    Accessible.name: qsTr("Agent League")
}
