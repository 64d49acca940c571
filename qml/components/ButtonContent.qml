import QtQuick
import League

// Symbol and words of a button, in its middle.
Item {
    id: content

    required property string text
    required property string symbol
    required property color ink
    property bool directional: false
    property bool busy: false
    property bool symbolLast: false // behind the words
    property int symbolSize: Theme.icon18
    property TypeStyle type: Theme.button36

    implicitWidth: row.implicitWidth
    implicitHeight: row.implicitHeight

    Row {
        id: row

        anchors.centerIn: parent
        spacing: content.symbolLast ? Theme.space4 : Theme.space8

        Icon {
            anchors.verticalCenter: parent.verticalCenter
            visible: content.symbol !== "" && !content.busy && !content.symbolLast
            symbol: content.symbol
            directional: content.directional
            size: content.symbolSize
            color: content.ink
        }
        Spinner {
            anchors.verticalCenter: parent.verticalCenter
            visible: content.busy
            size: content.symbolSize
            color: content.ink
        }
        Txt {
            anchors.verticalCenter: parent.verticalCenter
            visible: text !== ""
            text: content.text
            type: content.type
            color: content.ink
            Accessible.ignored: true
        }
        Icon {
            anchors.verticalCenter: parent.verticalCenter
            visible: content.symbol !== "" && !content.busy && content.symbolLast
            symbol: content.symbol
            directional: content.directional
            size: content.symbolSize
            color: content.ink
        }
    }
}
