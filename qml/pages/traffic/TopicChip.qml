import QtQuick
import QtQuick.Templates as T
import League

// A kind of message that is shown or not, with how many there are.
T.AbstractButton {
    id: chip

    required property string topic
    required property int messages
    required property bool isOn

    readonly property var names: ({registration: qsTr("Registration"), rounds: qsTr("Rounds"), matches: qsTr("Matches"), errors: qsTr("Errors"), queries: qsTr("Queries")})
    signal toggled

    leftPadding: Theme.space12
    rightPadding: Theme.space12
    implicitWidth: implicitContentWidth + leftPadding + rightPadding
    implicitHeight: 28
    hoverEnabled: true
    focusPolicy: Qt.StrongFocus
    text: names[topic]
    Accessible.role: Accessible.CheckBox
    Accessible.checked: isOn
    Accessible.name: qsTr("%1, %n message(s)", "", messages).arg(text)
    Keys.onReturnPressed: toggled()
    Keys.onEnterPressed: toggled()
    onClicked: toggled()

    contentItem: Row {
        spacing: Theme.space4

        Icon {
            anchors.verticalCenter: parent.verticalCenter
            symbol: chip.isOn ? "check" : "plus"
            size: Theme.icon14
            color: chip.isOn ? Theme.accent : Theme.text3
        }
        Txt {
            anchors.verticalCenter: parent.verticalCenter
            text: chip.text
            type: Theme.captionStrong
            color: chip.isOn ? Theme.accent : Theme.text2
            Accessible.ignored: true
        }
        Txt {
            anchors.verticalCenter: parent.verticalCenter
            text: chip.messages
            type: Theme.caption
            color: Theme.text3
            Accessible.ignored: true
        }
    }
    background: Rectangle {
        radius: height / 2
        color: chip.isOn ? Theme.accentBg : chip.hovered ? Theme.surface3 : Theme.surface2
        border.color: chip.isOn ? Theme.accentLine : Theme.line2

        FocusRing {
            visible: chip.visualFocus
            around: parent.radius
        }
    }
}
