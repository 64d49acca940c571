import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import League

// A file to take away: what it is and what it is good for.
T.Button {
    id: control

    property string symbol
    property string about
    property bool busy: false

    Layout.fillWidth: true
    Layout.preferredWidth: Theme.compact ? implicitContentWidth + leftPadding + rightPadding : 200 // by its words where room is short
    Layout.fillHeight: true
    leftPadding: Theme.compact ? Theme.space8 : Theme.space12
    rightPadding: leftPadding
    hoverEnabled: true
    enabled: !busy
    focusPolicy: Qt.StrongFocus
    Accessible.name: text
    Accessible.description: about
    Keys.onReturnPressed: control.clicked()
    Keys.onEnterPressed: control.clicked()

    contentItem: RowLayout {
        spacing: Theme.compact ? Theme.space8 : Theme.space12

        Icon {
            symbol: control.symbol
            size: Theme.icon20
            color: Theme.accent
        }
        ColumnLayout {
            Layout.fillWidth: true
            spacing: 0

            Txt {
                Layout.fillWidth: true
                text: control.text
                type: Theme.smallStrong
                elide: Text.ElideRight
                Accessible.ignored: true
            }
            Txt {
                Layout.fillWidth: true
                text: control.about
                type: Theme.caption
                color: Theme.text3
                elide: Text.ElideRight
                Accessible.ignored: true
            }
        }
    }
    background: Rectangle {
        radius: Theme.radius8
        color: control.hovered ? Theme.surface3 : Theme.surface2
        border.color: Theme.line2

        FocusRing {
            visible: control.visualFocus
        }
    }
}
