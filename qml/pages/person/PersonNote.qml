import QtQuick
import QtQuick.Layouts
import League

// One note: a sign, a few strong words, a sentence.
Card {
    id: note

    required property var modelData
    property bool inOneLine: false

    padding: inOneLine ? Theme.space8 : Theme.space16
    name: modelData.title

    RowLayout {
        anchors.fill: parent
        anchors.leftMargin: Theme.space8
        spacing: note.inOneLine ? Theme.space8 : Theme.space20

        Icon {
            symbol: note.modelData.symbol
            size: note.inOneLine ? Theme.icon16 : Theme.icon22
            color: Theme[note.modelData.tone]
        }
        ColumnLayout {
            Layout.fillWidth: true
            spacing: 0

            Txt {
                Layout.fillWidth: true
                text: note.modelData.title
                type: note.inOneLine ? Theme.smallStrong : Theme.h3
                elide: Text.ElideRight
            }
            Txt {
                Layout.fillWidth: true
                visible: !note.inOneLine
                text: note.modelData.sentence
                color: Theme.text2
                elide: Text.ElideRight
            }
        }
    }
}
