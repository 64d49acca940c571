import QtQuick
import League

// A text in one of Theme's type styles, centred in lines of that style's height.
Text {
    property TypeStyle type: Theme.body

    font: type.font
    color: Theme.text1
    lineHeight: type.lineHeight
    lineHeightMode: Text.FixedHeight
    topPadding: type.drop
    bottomPadding: -type.drop
    horizontalAlignment: Text.AlignLeft // mirrored when the window is
    textFormat: Text.PlainText
    Accessible.role: Accessible.StaticText
    Accessible.name: text
}
