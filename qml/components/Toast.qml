import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import League

// A short message at the edge of the window: what happened, and perhaps one thing to do about it.
T.Control {
    id: toast

    property string kind: "info" // "info", "good", "warn" or "bad"
    property string title
    property string detail
    property string action
    property string symbol: ({info: "info", good: "check-circle", warn: "warning", bad: "error"})[kind] || "info"
    readonly property color tint: kind === "info" ? Theme.accent : Theme[kind]
    signal acted
    signal closed

    implicitWidth: 360
    implicitHeight: Math.max(56, implicitContentHeight + topPadding + bottomPadding)
    topPadding: Theme.space8
    bottomPadding: Theme.space8
    leftPadding: Theme.space12
    rightPadding: Theme.space8
    hoverEnabled: true
    Accessible.role: Accessible.AlertMessage
    Accessible.name: title
    Accessible.description: detail
    Keys.onEscapePressed: closed()

    contentItem: RowLayout {
        spacing: Theme.space12

        Icon {
            symbol: toast.symbol
            size: Theme.icon18
            color: toast.tint
        }
        ColumnLayout {
            Layout.fillWidth: true
            spacing: 0

            Txt {
                Layout.fillWidth: true
                text: toast.title
                type: Theme.smallStrong
                elide: Text.ElideRight
                Accessible.ignored: true
            }
            Txt {
                Layout.fillWidth: true
                visible: text !== ""
                text: toast.detail
                type: Theme.caption
                color: Theme.text2
                wrapMode: Text.Wrap
                maximumLineCount: 4
                elide: Text.ElideRight
                Accessible.ignored: true
            }
        }
        PushButton {
            visible: text !== ""
            text: toast.action
            size: 28
            onClicked: toast.acted()
        }
        IconButton {
            size: 28
            kind: PushButton.Ghost
            symbol: "x"
            text: qsTr("Close this message")
            onClicked: toast.closed()
        }
    }
    background: Rectangle {
        color: Theme.surface3
        border.color: Theme.line2
        radius: Theme.radius8

        Shadow {}
    }
}
