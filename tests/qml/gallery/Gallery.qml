import QtQuick
import League

// Every component on one page, laid out as ui/components.png.
Rectangle {
    id: page

    property string mode: "dark"

    function applyMode(): void {
        Theme.mode = mode === "light" ? "light" : "dark";
        Theme.night = mode === "night";
    }

    color: Theme.bg
    onModeChanged: applyMode()
    Component.onCompleted: applyMode()

    Row {
        x: 40
        y: 32
        spacing: 12

        Image {
            width: 40
            height: 40
            sourceSize.width: 40
            sourceSize.height: 40
            source: "qrc:/app/agent-league.svg"
        }
        Txt {
            anchors.verticalCenter: parent.verticalCenter
            text: "Components"
            type: Theme.h1
        }
    }
    ButtonsPanel {
        x: 40
        y: 96
        width: 901
        height: 294
    }
    SelectionPanel {
        x: 957
        y: 96
        width: 443
        height: 294
    }
    ChipsPanel {
        x: 40
        y: 406
        width: 901
        height: 618
    }
    FieldsPanel {
        x: 957
        y: 406
        width: 443
        height: 328
    }
}
