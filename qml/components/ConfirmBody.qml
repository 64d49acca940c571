import QtQuick
import QtQuick.Layouts
import League

// What a ConfirmDialog says.
FocusScope {
    id: body

    required property string title
    required property string sentence
    required property string symbol
    required property string tone
    required property string cancelText
    required property string confirmText
    required property string otherText
    required property bool dangerous
    signal decided(bool yes)
    signal otherChosen

    focus: true
    implicitHeight: column.implicitHeight
    Accessible.role: Accessible.AlertMessage
    Accessible.name: title
    Accessible.description: sentence

    ColumnLayout {
        id: column

        anchors.left: parent.left
        anchors.right: parent.right
        spacing: Theme.space20

        RowLayout {
            spacing: Theme.space12

            IconTile {
                Layout.alignment: Qt.AlignTop
                size: 40
                symbol: body.symbol
                tone: body.tone
            }
            ColumnLayout {
                Layout.fillWidth: true
                spacing: Theme.space4

                Txt {
                    Layout.fillWidth: true
                    text: body.title
                    type: Theme.h3
                    wrapMode: Text.Wrap
                    Accessible.role: Accessible.Heading
                }
                Txt {
                    Layout.fillWidth: true
                    text: body.sentence
                    type: Theme.small
                    color: Theme.text2
                    wrapMode: Text.Wrap
                }
            }
        }
        PushButton {
            Layout.fillWidth: true
            visible: body.otherText !== ""
            text: body.otherText
            onClicked: body.otherChosen()
        }
        Row {
            Layout.alignment: Qt.AlignRight
            spacing: Theme.space8

            PushButton {
                focus: true
                text: body.cancelText
                onClicked: body.decided(false)
            }
            PushButton {
                kind: body.dangerous ? PushButton.DangerFilled : PushButton.Primary
                symbol: body.dangerous ? body.symbol : ""
                text: body.confirmText
                onClicked: body.decided(true)
            }
        }
    }
}
