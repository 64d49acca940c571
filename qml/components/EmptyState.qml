import QtQuick
import QtQuick.Layouts
import League

// Nothing here, or something is wrong: what, why, and one button that helps.
ColumnLayout {
    id: empty

    property alias symbol: tile.symbol
    property alias tone: tile.tone // "accent", "bad", or "" for a quiet one
    property alias title: heading.text
    property alias sentence: words.text
    property alias action: button.text
    property alias actionSymbol: button.symbol
    property alias actionKind: button.kind
    signal acted

    function takeFocus(): void {
        button.forceActiveFocus(Qt.OtherFocusReason);
    }

    spacing: Theme.space4
    Accessible.role: Accessible.Grouping
    Accessible.name: title
    Accessible.description: sentence

    IconTile {
        id: tile

        Layout.alignment: Qt.AlignHCenter
        Layout.bottomMargin: Theme.space12
    }
    Txt {
        id: heading

        Layout.alignment: Qt.AlignHCenter
        Layout.maximumWidth: 320
        type: Theme.h3
        elide: Text.ElideRight
    }
    Txt {
        id: words

        Layout.alignment: Qt.AlignHCenter
        Layout.fillWidth: true
        Layout.maximumWidth: 320
        type: Theme.small
        color: Theme.text2
        horizontalAlignment: Text.AlignHCenter
        wrapMode: Text.Wrap
    }
    PushButton {
        id: button

        objectName: "emptyAction"
        Layout.alignment: Qt.AlignHCenter
        Layout.topMargin: Theme.space12
        visible: text !== ""
        onClicked: empty.acted()
    }
}
