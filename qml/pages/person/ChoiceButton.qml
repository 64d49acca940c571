import QtQuick
import QtQuick.Templates as T
import League

// Even or odd, large enough for anybody. Chosen it fills; the other one fades.
T.Button {
    id: control

    required property string choice
    required property string letter
    required property string arrow
    required property var person
    property bool small: false

    readonly property bool chosen: person.choice === choice
    readonly property bool other: person.choice !== "" && !chosen
    readonly property bool asked: person.state === "choosing" && person.choice === ""

    padding: Theme.space24
    hoverEnabled: true
    focusPolicy: Qt.StrongFocus
    opacity: other ? 0.4 : asked || chosen ? 1 : 0.6
    text: choice === "even" ? qsTr("Even") : qsTr("Odd")
    Accessible.name: chosen ? qsTr("%1, locked in").arg(text) : text
    Accessible.checked: chosen
    Keys.onReturnPressed: control.clicked()
    Keys.onEnterPressed: control.clicked()

    Behavior on opacity {
        NumberAnimation {
            duration: Theme.durationState
        }
    }
    background: Rectangle {
        radius: Theme.radius24
        border.width: control.visualFocus ? Theme.strokeSpeaking : Theme.strokeFocus
        border.color: control.visualFocus ? Theme.accent : control.asked && control.hovered ? Theme[control.choice] : Theme[control.choice + "Line"]
        gradient: Gradient {
            GradientStop {
                position: 0
                color: control.chosen ? Theme[control.choice + "Line"] : Theme[control.choice + "Bg"]
            }
            GradientStop {
                position: 1
                color: control.chosen ? Theme[control.choice + "Line"] : control.asked && control.hovered ? Theme[control.choice + "Bg"] : Theme.surface1
            }
        }
    }
    contentItem: ChoiceFace {
        choice: control.choice
        text: control.text
        letter: control.letter
        arrow: control.arrow
        small: control.small
        chosen: control.chosen
        lowest: control.person.drawMin
        highest: control.person.drawMax
    }
}
