import QtQuick
import League

// How the pre-flight of a stranger went: a light and a word; the finding when the mouse rests on it.
Item {
    id: lamp

    required property string light
    required property string finding
    readonly property bool checking: light === "checking"
    readonly property string word: {
        switch (light) {
        case "checking":
            return qsTr("Checking", "pre-flight");
        case "passed":
            return qsTr("Passed", "pre-flight");
        case "warning":
            return qsTr("Warning", "pre-flight");
        case "failed":
            return qsTr("Fails", "pre-flight");
        }
        return "";
    }
    readonly property color tint: light === "passed" ? Theme.good : light === "failed" ? Theme.bad : light === "warning" ? Theme.warn : Theme.text3

    implicitWidth: visible ? row.implicitWidth : 0
    implicitHeight: row.implicitHeight
    visible: light !== ""
    Accessible.role: Accessible.StaticText
    Accessible.name: qsTr("Pre-flight, %1").arg(word)
    Accessible.description: finding

    Row {
        id: row

        spacing: Theme.space4

        Spinner {
            anchors.verticalCenter: parent.verticalCenter
            visible: lamp.checking
            size: Theme.icon14
        }
        Icon {
            anchors.verticalCenter: parent.verticalCenter
            visible: !lamp.checking
            symbol: lamp.light === "passed" ? "shield-check" : lamp.light === "failed" ? "error" : "warning"
            size: Theme.icon14
            color: lamp.tint
        }
        Txt {
            text: lamp.word
            type: Theme.captionStrong
            color: lamp.tint
            Accessible.ignored: true
        }
    }
    HoverHandler {
        id: over
    }
    Hint {
        text: lamp.finding
        shown: over.hovered
    }
}
