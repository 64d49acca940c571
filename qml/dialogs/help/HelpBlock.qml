import QtQuick
import League

// A heading, a paragraph, a line of a list or commands, as HelpBook reads them.
Item {
    id: block

    required property var modelData
    readonly property bool isHeading: modelData.kind === "title" || modelData.kind === "heading"
    readonly property bool isItem: modelData.kind === "item"
    readonly property bool isCode: modelData.kind === "code"

    implicitHeight: isCode ? code.implicitHeight : isHeading ? heading.implicitHeight : words.implicitHeight

    Txt {
        id: heading

        visible: block.isHeading
        width: block.width
        topPadding: type.drop + (block.modelData.kind === "heading" ? Theme.space8 : 0)
        text: block.isHeading ? block.modelData.text : ""
        type: block.modelData.kind === "title" ? Theme.h2 : Theme.h3
        wrapMode: Text.Wrap
        Accessible.role: Accessible.Heading
    }
    Text {
        visible: block.isItem
        anchors.left: parent.left
        text: block.modelData.mark
        textFormat: Text.PlainText
        font: words.font // on the same line as the words, which are no Txt
        color: Theme.text3
        Accessible.ignored: true
    }
    Text {
        id: words

        visible: !block.isHeading && !block.isCode
        anchors.left: parent.left
        anchors.leftMargin: block.isItem ? Theme.space24 : 0
        width: block.width - anchors.leftMargin
        text: block.modelData.html
        textFormat: Text.RichText
        font: Theme.body.font
        color: Theme.text2
        wrapMode: Text.Wrap
        Accessible.role: Accessible.StaticText
        Accessible.name: block.modelData.text
    }
    HelpCode {
        id: code

        visible: block.isCode
        width: block.width
        commands: block.isCode ? block.modelData.text : ""
    }
}
