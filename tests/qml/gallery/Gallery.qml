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
    RingsPanel {
        x: 957
        y: 750
        width: 443
        height: 274
    }
    RowsPanel {
        x: 40
        y: 1040
        width: 901
        height: 308
    }
    NodesPanel {
        x: 957
        y: 1040
        width: 443
        height: 308
    }
    FiguresPanel {
        x: 40
        y: 1364
    }
    MessagesPanel {
        x: 40
        y: 1710
        width: 443
        height: 323
    }
    SpeechPanel {
        x: 957
        y: 1710
        width: 443
        height: 323
    }
    StatesPanel {
        x: 40
        y: 2049
        width: 1360
        height: 302
    }
    IdentityPanel {
        x: 40
        y: 2367
        width: 443
        height: 242
    }
    ColoursPanel {
        x: 499
        y: 2367
        width: 901
        height: 242
    }
}
