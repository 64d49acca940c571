import QtQuick
import QtQuick.Templates as T
import League

// A few lines of text to fill in: Enter is done with it, Shift and Enter begins a new line.
FocusScope {
    id: box

    property string label // for screen readers
    property string placeholder
    property bool wrong: false
    property alias text: input.text
    property alias input: input
    signal accepted

    implicitWidth: 200
    implicitHeight: 96

    Rectangle {
        anchors.fill: parent
        color: Theme.bg
        radius: Theme.radius8
        border.width: input.activeFocus || box.wrong ? Theme.strokeFocus : Theme.strokeBorder
        border.color: box.wrong ? Theme.bad : input.activeFocus ? Theme.accent : Theme.line3
    }
    Flickable {
        id: view

        anchors.fill: parent
        anchors.margins: Theme.space4
        clip: true
        boundsBehavior: Flickable.StopAtBounds
        T.ScrollBar.vertical: Scroller {}
        T.TextArea.flickable: T.TextArea {
            id: input

            focus: true
            padding: Theme.space8
            wrapMode: TextEdit.Wrap
            textFormat: TextEdit.PlainText
            font: Theme.body.font
            color: Theme.text1
            selectionColor: Theme.accentFill
            selectedTextColor: Theme.textOnFill
            selectByMouse: true
            Accessible.role: Accessible.EditableText
            Accessible.name: box.label
            Accessible.multiLine: true
            KeyNavigation.priority: KeyNavigation.BeforeItem
            Keys.onTabPressed: nextItemInFocusChain(true).forceActiveFocus(Qt.TabFocusReason)
            Keys.onBacktabPressed: nextItemInFocusChain(false).forceActiveFocus(Qt.BacktabFocusReason)
            Keys.onReturnPressed: event => {
                event.accepted = !(event.modifiers & Qt.ShiftModifier);
                if (event.accepted)
                    box.accepted();
            }
            Keys.onEnterPressed: box.accepted()
        }
    }
    Txt {
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.leftMargin: Theme.space12
        anchors.rightMargin: Theme.space12
        y: Theme.space12
        visible: input.length === 0 && input.preeditText === ""
        text: box.placeholder
        color: Theme.text3
        elide: Text.ElideRight
        Accessible.ignored: true
    }
}
