import QtQuick
import League

// The two players and their points; before the end, two dashes.
Row {
    id: score

    required property var match
    readonly property bool known: match.hasScore
    readonly property var a: match.a
    readonly property var b: match.b

    function points(seat: var): string {
        return known ? String(seat.points) : "–";
    }
    function tint(mine: var, other: var): color {
        return known && mine.points < other.points ? Theme.text3 : Theme.text1;
    }

    spacing: Theme.space12
    Accessible.role: Accessible.StaticText
    Accessible.name: known ? qsTr("%1 %2, %3 %4").arg(a.name).arg(a.points).arg(b.name).arg(b.points) : qsTr("%1 against %2").arg(a.name).arg(b.name)

    Avatar {
        anchors.verticalCenter: parent.verticalCenter
        name: score.a.name
        number: score.a.number
        size: 30
    }
    Txt {
        anchors.verticalCenter: parent.verticalCenter
        visible: !Theme.compact
        text: score.a.name
        type: Theme.h3
        Accessible.ignored: true
    }
    Row {
        anchors.verticalCenter: parent.verticalCenter
        spacing: Theme.space12
        LayoutMirroring.enabled: score.LayoutMirroring.enabled

        Txt {
            text: score.points(score.a)
            type: Theme.h2
            font.family: Theme.h2.family
            font.pixelSize: Theme.h2.pixelSize
            font.weight: Font.Bold
            color: score.tint(score.a, score.b)
            Accessible.ignored: true
        }
        Txt {
            text: ":"
            type: Theme.h2
            color: Theme.text3
            Accessible.ignored: true
        }
        Txt {
            text: score.points(score.b)
            type: Theme.h2
            font.family: Theme.h2.family
            font.pixelSize: Theme.h2.pixelSize
            font.weight: Font.Bold
            color: score.tint(score.b, score.a)
            Accessible.ignored: true
        }
    }
    Txt {
        anchors.verticalCenter: parent.verticalCenter
        visible: !Theme.compact
        text: score.b.name
        type: Theme.h3
        Accessible.ignored: true
    }
    Avatar {
        anchors.verticalCenter: parent.verticalCenter
        name: score.b.name
        number: score.b.number
        size: 30
    }
}
