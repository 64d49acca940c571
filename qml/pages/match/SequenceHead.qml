import QtQuick
import League

// Who stands at the top of a lifeline.
Rectangle {
    id: head

    property string name
    property string detail
    property int number: 1
    property bool isReferee: false

    height: 40
    radius: Theme.radius8
    color: Theme.surface2
    border.color: Theme.line2
    Accessible.role: Accessible.StaticText
    Accessible.name: qsTr("%1, %2").arg(name).arg(detail)

    Avatar {
        id: avatar

        anchors.left: parent.left
        anchors.leftMargin: Math.min(Theme.space24, Math.max(Theme.space8, (head.width - 128) / 2))
        anchors.verticalCenter: parent.verticalCenter
        kind: head.isReferee ? Avatar.Referee : Avatar.Player
        name: head.name
        number: head.number
        size: 24
        Accessible.ignored: true
    }
    Column {
        anchors.left: avatar.right
        anchors.leftMargin: Theme.space8
        anchors.right: parent.right
        anchors.rightMargin: Theme.space4
        anchors.verticalCenter: parent.verticalCenter

        Txt {
            width: parent.width
            text: head.name
            type: Theme.smallStrong
            lineHeight: 17
            elide: Text.ElideRight
            Accessible.ignored: true
        }
        Txt {
            width: parent.width
            text: head.detail
            type: Theme.caption
            color: Theme.text3
            lineHeight: 15
            elide: Text.ElideRight
            Accessible.ignored: true
        }
    }
}
