import QtQuick
import QtQuick.Layouts
import League

// The role of the person who plays, what it is for, and whom it knows.
RowLayout {
    id: line

    required property var person
    readonly property string role: person.role
    readonly property string tone: role === "villager" ? "" : States.tone("role", role)
    readonly property string brief: {
        switch (role) {
        case "mafia":
            return qsTr("Each night your team kills a player. By day, do not be found out.");
        case "doctor":
            return qsTr("Each night you save one player from the mafia.");
        case "sheriff":
            return qsTr("Each night you learn whether one player is mafia.");
        }
        return qsTr("Find the mafia by what they say and how they vote.");
    }

    spacing: Theme.space12
    Accessible.role: Accessible.StaticText
    Accessible.name: qsTr("Your role: %1").arg(Words.role(role))
    Accessible.description: brief

    IconTile {
        Layout.alignment: Qt.AlignTop
        size: 44
        symbol: States.icon("role", line.role)
        tone: line.tone
    }
    ColumnLayout {
        Layout.fillWidth: true
        spacing: 0

        Txt {
            Layout.fillWidth: true
            text: Words.role(line.role)
            type: Theme.h3
            color: line.tone === "" ? Theme.text1 : Theme[line.tone]
            Accessible.ignored: true
        }
        Txt {
            Layout.fillWidth: true
            text: line.brief
            type: Theme.small
            color: Theme.text2
            wrapMode: Text.Wrap
            Accessible.ignored: true
        }
        Txt {
            Layout.fillWidth: true
            visible: line.person.teammates.length > 0
            text: qsTr("Your team: %1").arg(line.person.teammates.join(", "))
            type: Theme.smallStrong
            color: Theme.crimson
            wrapMode: Text.Wrap
        }
        Txt {
            Layout.fillWidth: true
            visible: line.person.foundMafia.length > 0
            text: qsTr("Found mafia: %1").arg(line.person.foundMafia.join(", "))
            type: Theme.smallStrong
            color: Theme.crimson
            wrapMode: Text.Wrap
        }
        Txt {
            Layout.fillWidth: true
            visible: line.person.foundTown.length > 0
            text: qsTr("Not mafia: %1").arg(line.person.foundTown.join(", "))
            type: Theme.small
            color: Theme.text2
            wrapMode: Text.Wrap
        }
    }
}
