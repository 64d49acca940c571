import QtQuick
import QtQuick.Layouts
import QtQuick.Controls.impl
import League

// How a match went, as a shape: "win", "draw", "loss", "technical", "none".
IconImage {
    property string result: "none"
    property int size: 16

    function spoken(): string {
        switch (result) {
        case "win":
            return qsTr("won");
        case "draw":
            return qsTr("drew");
        case "loss":
            return qsTr("lost");
        case "technical":
            return qsTr("technical loss");
        }
        return qsTr("not played");
    }

    width: size
    height: size
    Layout.preferredWidth: size // a layout would take the picture's size, which grows with the scale
    Layout.preferredHeight: size
    source: "qrc:/marks/" + result + ".svg"
    sourceSize.width: Math.ceil(size * Theme.scale)
    sourceSize.height: Math.ceil(size * Theme.scale)
    color: result === "none" ? Theme.line3 : States.colour("result", result)
    Accessible.role: Accessible.Graphic
    Accessible.name: spoken()
}
