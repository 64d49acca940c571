import QtQuick
import League

// Which round it is, with a large number wherever the language puts it.
Row {
    id: title

    property int round
    property int rounds
    property bool over: false
    readonly property bool plain: over || rounds === 0
    readonly property var around: {
        if (plain)
            return [over ? qsTr("Final standings") : qsTr("Soon to begin"), ""];
        const place = "#"; // where the number goes
        return qsTr("Round %1 of %2").arg(place).arg(rounds).split(place);
    }

    spacing: Theme.space12
    Accessible.role: Accessible.StaticText
    Accessible.name: plain ? around[0] : qsTr("Round %1 of %2").arg(round).arg(rounds)

    Txt {
        anchors.verticalCenter: parent.verticalCenter
        text: title.around[0].trim()
        visible: text !== ""
        type: Theme.projector34Plain
        color: Theme.text2
        Accessible.ignored: true
    }
    Txt {
        anchors.verticalCenter: parent.verticalCenter
        text: title.round
        visible: !title.plain
        type: Theme.projector52
        Accessible.ignored: true
    }
    Txt {
        anchors.verticalCenter: parent.verticalCenter
        text: title.around[1].trim()
        visible: text !== ""
        type: Theme.projector34Plain
        color: Theme.text2
        Accessible.ignored: true
    }
}
