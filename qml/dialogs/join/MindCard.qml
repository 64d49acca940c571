import QtQuick
import QtQuick.Layouts
import League

// One way to decide for a player.
ActionCard {
    id: card

    required property string symbol
    required property string title
    required property string sentence

    implicitHeight: 60
    topPadding: Theme.space8
    bottomPadding: Theme.space8
    text: qsTr("%1. %2", "a strategy and what it does").arg(title).arg(sentence)
    Accessible.role: Accessible.RadioButton
    Accessible.checked: selected

    background: Rectangle {
        radius: Theme.radius8
        color: card.selected ? Theme.accentBg : card.hovered ? Theme.surface2 : Theme.surface1
        border.width: card.selected || card.visualFocus ? Theme.strokeFocus : Theme.strokeBorder
        border.color: card.selected ? Theme.accent : Theme.line2

        FocusRing {
            visible: card.visualFocus
            around: Theme.radius8
        }
    }
    contentItem: RowLayout {
        spacing: Theme.space12

        Icon {
            symbol: card.symbol
            size: Theme.icon20
            color: card.selected ? Theme.accent : Theme.text2
        }
        ColumnLayout {
            Layout.fillWidth: true
            spacing: 0

            Txt {
                Layout.fillWidth: true
                text: card.title
                type: Theme.smallStrong
                elide: Text.ElideRight
                Accessible.ignored: true
            }
            Txt {
                Layout.fillWidth: true
                text: card.sentence
                type: Theme.caption
                color: Theme.text3
                elide: Text.ElideRight
                Accessible.ignored: true
            }
        }
    }
}
