import QtQuick
import QtQuick.Layouts
import League

// A line of text to fill in, with its label above and a hint or what is wrong below.
FocusScope {
    id: field

    property string label
    property string hint
    property string error // a sentence; colours the field
    property string symbol // in front
    property bool confirmed: false // a check mark behind
    property string keyCap // behind, the key that leads here
    property bool clearable: false
    property bool mono: false // addresses, codes, numbers: always left to right
    property int size: 40 // 32 small, 44 chat
    property alias text: input.text
    property alias placeholder: input.placeholderText
    property alias readOnly: input.readOnly
    property alias input: input
    signal accepted
    signal edited(string text)

    implicitWidth: 200
    implicitHeight: column.implicitHeight

    ColumnLayout {
        id: column

        anchors.left: parent.left
        anchors.right: parent.right
        spacing: Theme.space4

        Txt {
            Layout.fillWidth: true
            visible: text !== ""
            text: field.label
            type: Theme.smallStrong
            color: Theme.text2
            elide: Text.ElideRight
            Accessible.ignored: true
        }
        FieldBox {
            id: input

            Layout.fillWidth: true
            implicitHeight: field.size
            focus: true
            symbol: field.symbol
            confirmed: field.confirmed
            keyCap: field.keyCap
            clearable: field.clearable
            mono: field.mono
            wrong: field.error !== ""
            Accessible.name: field.label !== "" ? field.label : field.placeholder
            Accessible.description: field.error !== "" ? field.error : field.hint
            onAccepted: field.accepted()
            onTextEdited: field.edited(text)
        }
        RowLayout {
            visible: below.text !== ""
            spacing: Theme.space4

            Icon {
                Layout.alignment: Qt.AlignTop
                Layout.topMargin: 1
                visible: field.error !== ""
                symbol: "error"
                size: Theme.icon14
                color: Theme.bad
            }
            Txt {
                id: below

                Layout.fillWidth: true
                text: field.error !== "" ? field.error : field.hint
                type: field.error !== "" ? Theme.captionStrong : Theme.caption
                color: field.error !== "" ? Theme.bad : Theme.text3
                wrapMode: Text.Wrap
            }
        }
    }
}
