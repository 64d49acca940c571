import QtQuick
import League

// Points that a match gave: "+3" in a pill, "+0" without.
Item {
    id: gain

    property int points: 0

    implicitWidth: words.implicitWidth + (points > 0 ? 2 * 6 : 0)
    implicitHeight: 18

    Rectangle {
        anchors.fill: parent
        visible: gain.points > 0
        radius: height / 2
        color: gain.points >= 3 ? Theme.goodBg : Theme.neutralBg
        border.color: gain.points >= 3 ? Theme.goodLine : Theme.neutralLine
    }
    Txt {
        id: words

        anchors.centerIn: parent
        text: Words.isolated("+" + gain.points)
        type: Theme.captionStrong
        color: gain.points >= 3 ? Theme.good : gain.points > 0 ? Theme.neutral : Theme.text3
        Accessible.name: qsTr("%n point(s)", "", gain.points)
    }
}
