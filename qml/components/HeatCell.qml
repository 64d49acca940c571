import QtQuick
import League

// One match in the crosstable: "3", "1", "0", "0t", "live", "own" or "" (to be played).
Rectangle {
    id: cell

    property string value
    property bool small: false // in large leagues
    readonly property bool live: value === "live"
    readonly property bool waiting: value === ""
    readonly property bool lost: value.startsWith("0")

    implicitWidth: small ? 24 : 32
    implicitHeight: small ? 20 : 24
    radius: Theme.radius4
    color: {
        if (waiting || live)
            return Theme.transparent;
        if (value === "own")
            return Theme.surface2;
        return value === "3" ? Theme.goodLine : lost ? Theme.badBg : Theme.neutralBg;
    }
    border.color: live ? Theme.accent : waiting ? Theme.line : Theme.transparent
    border.width: live ? 1.5 : waiting ? Theme.strokeBorder : 0
    Accessible.ignored: true

    Txt {
        anchors.centerIn: parent
        visible: !cell.live
        text: cell.waiting ? "·" : cell.value === "own" ? "–" : cell.value
        type: Theme.captionStrong
        color: cell.value === "3" ? Theme.text1 : cell.lost ? Theme.bad : cell.waiting || cell.value === "own" ? Theme.text3 : Theme.text2
        Accessible.ignored: true
    }
    LiveDot {
        anchors.centerIn: parent
        visible: cell.live
        size: 6
    }
}
