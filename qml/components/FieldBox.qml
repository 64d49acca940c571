import QtQuick
import QtQuick.Templates as T
import League

// The box of a Field, where one types.
T.TextField {
    id: control

    property string symbol
    property bool confirmed: false
    property string keyCap
    property bool clearable: false
    property bool mono: false
    property bool wrong: false
    readonly property bool mirroredBox: control.LayoutMirroring.enabled
    readonly property int lead: symbol === "" ? Theme.space12 : Theme.space12 + Theme.icon16 + Theme.space8
    readonly property int trail: ending.visibleChildren.length > 0 ? ending.width + 2 * Theme.space12 : Theme.space12

    implicitHeight: 40
    leftPadding: mirroredBox ? trail : lead
    rightPadding: mirroredBox ? lead : trail
    verticalAlignment: TextInput.AlignVCenter
    horizontalAlignment: mono && mirroredBox ? TextInput.AlignRight : TextInput.AlignLeft
    font: mono ? Theme.mono.font : Theme.body.font
    color: Theme.text1
    placeholderTextColor: Theme.text3
    selectionColor: Theme.accentFill
    selectedTextColor: Theme.textOnFill
    selectByMouse: true
    opacity: enabled ? 1 : 0.5
    Accessible.role: Accessible.EditableText
    Keys.onEscapePressed: event => {
        event.accepted = clearable && text !== "";
        if (event.accepted) {
            clear();
            textEdited();
        }
    }

    Txt {
        x: control.leftPadding
        y: control.topPadding
        width: control.width - control.leftPadding - control.rightPadding
        height: control.height - control.topPadding - control.bottomPadding
        topPadding: 0
        bottomPadding: 0
        visible: control.text === "" && control.preeditText === ""
        text: control.placeholderText
        font: control.font
        color: control.placeholderTextColor
        verticalAlignment: Text.AlignVCenter
        elide: Text.ElideRight
        Accessible.ignored: true
    }
    Icon {
        anchors.left: parent.left
        anchors.leftMargin: Theme.space12
        anchors.verticalCenter: parent.verticalCenter
        symbol: control.symbol
        color: Theme.text3
    }
    Row {
        id: ending

        anchors.right: parent.right
        anchors.rightMargin: Theme.space12
        anchors.verticalCenter: parent.verticalCenter
        spacing: Theme.space8

        Icon {
            anchors.verticalCenter: parent.verticalCenter
            visible: control.confirmed && !control.wrong
            symbol: "check"
            color: Theme.good
        }
        KeyCap {
            anchors.verticalCenter: parent.verticalCenter
            visible: control.keyCap !== "" && control.text === "" && !control.activeFocus
            text: control.keyCap
        }
        IconButton {
            anchors.verticalCenter: parent.verticalCenter
            visible: control.clearable && control.text !== ""
            kind: PushButton.Ghost
            size: 28
            symbol: "x"
            text: qsTr("Clear")
            focusPolicy: Qt.NoFocus
            onClicked: {
                control.clear();
                control.textEdited();
                control.forceActiveFocus();
            }
        }
    }
    background: Rectangle {
        color: Theme.bg
        radius: Theme.radius8
        border.width: control.activeFocus || control.wrong ? Theme.strokeFocus : Theme.strokeBorder
        border.color: control.wrong ? Theme.bad : control.activeFocus ? Theme.accent : control.hovered ? Theme.text3 : Theme.line3
    }
}
