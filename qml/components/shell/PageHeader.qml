import QtQuick
import QtQuick.Layouts
import League

// The top of a page: title with a chip beside and a caption below; actions at the end.
FocusScope {
    id: header

    default property alias actions: actionRow.data
    property string title
    property string caption
    property string chart
    property string word // the chip's state; "" shows none
    property alias beside: besideTitle.data // more beside the title

    implicitHeight: Theme.headerHeight
    Accessible.role: Accessible.ToolBar
    Accessible.name: title

    Rule {
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.bottom: parent.bottom
    }
    RowLayout {
        anchors.fill: parent
        anchors.leftMargin: Theme.pageSide
        anchors.rightMargin: Theme.pageSide
        spacing: Theme.space16

        ColumnLayout {
            Layout.fillWidth: true
            Layout.minimumWidth: 0
            spacing: 0

            RowLayout {
                spacing: Theme.space12

                Txt {
                    Layout.fillWidth: true
                    Layout.maximumWidth: Math.ceil(implicitWidth)
                    text: header.title
                    type: Theme.h2
                    elide: Text.ElideRight
                    Accessible.role: Accessible.Heading
                }
                Chip {
                    visible: header.word !== ""
                    chart: header.chart
                    word: header.word
                    dense: true
                }
                Row {
                    id: besideTitle

                    spacing: Theme.space8
                }
                Item {
                    Layout.fillWidth: true
                }
            }
            Txt {
                id: captionText

                Layout.fillWidth: true
                visible: text !== ""
                text: header.caption
                type: Theme.caption
                color: Theme.text3
                elide: Text.ElideRight

                HoverHandler {
                    id: overCaption
                }
                Hint {
                    text: captionText.truncated ? header.caption : ""
                    shown: overCaption.hovered
                }
            }
        }
        Row {
            id: actionRow

            Layout.alignment: Qt.AlignVCenter
            spacing: Theme.space8
        }
    }
}
