import QtQuick
import League

// Something that is no message: the draw, a decision, or somebody who listens.
Rectangle {
    id: tile

    required property string text
    required property string symbol
    required property string tone // a token with Bg and Line, or "gold"

    readonly property bool plain: tone === "gold"

    width: row.implicitWidth + 2 * Theme.space16
    height: 32
    radius: Theme.radius8
    color: plain ? Theme.surface2 : Theme[tone + "Bg"]
    border.color: plain ? Theme.line2 : Theme[tone + "Line"]
    Accessible.ignored: true

    Row {
        id: row

        anchors.centerIn: parent
        spacing: Theme.space8

        Icon {
            anchors.verticalCenter: parent.verticalCenter
            symbol: tile.symbol
            color: Theme[tile.tone]
        }
        Txt {
            anchors.verticalCenter: parent.verticalCenter
            text: tile.text
            type: Theme.smallStrong
            color: tile.plain ? Theme.text1 : Theme[tile.tone]
            Accessible.ignored: true
        }
    }
}
