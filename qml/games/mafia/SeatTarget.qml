import QtQuick
import QtQuick.Layouts
import League

// Somebody who can be chosen.
ActionCard {
    id: target

    required property string playerId
    required property string name
    required property int number
    property color tone: Theme.accent
    property bool isCurrent: false
    property bool isAimed: false

    padding: Theme.space8
    edge: isAimed || isCurrent ? tone : Theme.line2
    focusPolicy: Qt.NoFocus // the list has it
    text: name

    contentItem: RowLayout {
        spacing: Theme.space8

        Avatar {
            size: 26
            name: target.name
            number: target.number
            Accessible.ignored: true
        }
        Txt {
            Layout.fillWidth: true
            text: target.name
            type: Theme.bodyStrong
            elide: Text.ElideRight
            Accessible.ignored: true
        }
        Icon {
            visible: target.isAimed
            symbol: "check"
            color: target.tone
        }
    }
}
