import QtQuick

// One style of text: Txt { type: Theme.h2 }. Texts are as high as lines × lineHeight.
QtObject {
    id: style

    required property int pixelSize
    required property int lineHeight
    property string family: "Inter"
    property int weight: Font.Normal
    property real letterSpacing: 0
    property bool italic: false
    readonly property font font: Qt.font({
        family: style.family,
        pixelSize: style.pixelSize,
        weight: style.weight,
        letterSpacing: style.letterSpacing,
        italic: style.italic,
        hintingPreference: Font.PreferNoHinting
    })
    // Qt puts the letters at the top of a line; this much lower they stand in its middle.
    readonly property real drop: (lineHeight - metrics.height) / 2
    readonly property FontMetrics metrics: FontMetrics {
        font: style.font
    }
}
