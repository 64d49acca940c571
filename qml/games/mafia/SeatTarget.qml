import QtQuick
import QtQuick.Layouts
import League

// Somebody who can be chosen.
ActionCard {
    id: target

    required property string playerId
    required property string name
    required property int number
    property bool isCurrent: false

    implicitHeight: 56
    height: 56
    padding: Theme.space12
    edge: isCurrent ? Theme.accent : Theme.line2
    text: name

    contentItem: RowLayout {
        spacing: Theme.space12

        Avatar {
            size: 30
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
    }
}
