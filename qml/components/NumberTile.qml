import QtQuick
import League

// The drawn number on a tile in the colour of its parity. draw() runs through digits first.
Rectangle {
    id: tile

    property int number: 0
    property int size: 60 // 48, 60 or 92
    property string choice: number % 2 === 0 ? "even" : "odd"
    property int highest: 10 // of the draw, for the run
    property real run: 1 // 0 … 1 while the digits run

    readonly property bool settled: run >= 1
    readonly property int shown: settled ? number : (number + Math.floor(run * 23) * 3) % highest + 1

    function draw(): void {
        if (Theme.durationDraw > 0)
            drawing.restart();
    }

    implicitWidth: size
    implicitHeight: size
    radius: Theme.radius16
    color: Theme[choice + "Bg"]
    border.color: Theme[choice + "Line"]
    Accessible.role: Accessible.StaticText
    Accessible.name: choice === "even" ? qsTr("%1, even").arg(number) : qsTr("%1, odd").arg(number)

    Txt {
        anchors.centerIn: parent
        text: tile.shown
        font.family: Theme.displayFamily
        font.pixelSize: Math.round(tile.size / 2)
        font.weight: Font.Bold
        lineHeightMode: Text.ProportionalHeight
        lineHeight: 1
        topPadding: 0
        bottomPadding: 0
        Accessible.ignored: true
    }
    SequentialAnimation {
        id: drawing

        NumberAnimation {
            target: tile
            property: "run"
            from: 0
            to: 1
            duration: Theme.durationDraw
            easing.type: Theme.easeDraw
        }
        NumberAnimation {
            target: tile
            property: "scale"
            from: 1
            to: 1.08
            duration: Theme.durationPulse / 2
        }
        NumberAnimation {
            target: tile
            property: "scale"
            to: 1
            duration: Theme.durationPulse / 2
            easing.type: Theme.easePulse
        }
    }
}
