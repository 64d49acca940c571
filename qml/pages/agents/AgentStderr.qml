import QtQuick
import QtQuick.Layouts
import League

// The last lines that a program which plays here wrote to its stderr.
ColumnLayout {
    id: panel

    required property var lines
    property int most: 4

    visible: lines.length > 0
    spacing: Theme.space8

    Txt {
        text: qsTr("Printed to stderr")
        type: Theme.captionStrong
        color: Theme.text3
        Accessible.role: Accessible.Heading
    }
    Rectangle {
        Layout.fillWidth: true
        implicitHeight: words.implicitHeight + 2 * Theme.space8
        radius: Theme.radius8
        color: Theme.bg
        border.color: Theme.line

        Txt {
            id: words

            objectName: "stderrLines"
            anchors.left: parent.left
            anchors.right: parent.right
            anchors.top: parent.top
            anchors.margins: Theme.space8
            horizontalAlignment: Text.AlignLeft // as the program wrote it
            text: panel.lines.slice(-panel.most).join("\n")
            textFormat: Text.PlainText
            type: Theme.monoSmall
            color: Theme.text2
            wrapMode: Text.WrapAnywhere
            maximumLineCount: panel.most + 2
            elide: Text.ElideRight
        }
    }
}
