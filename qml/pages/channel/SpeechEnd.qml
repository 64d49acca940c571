import QtQuick
import QtQuick.Layouts
import League

// Below the words: how the turn ended, or that its agent waits. Constants stay as they were sent.
RowLayout {
    id: ending

    required property string mark
    required property string reason
    readonly property bool isConstant: /^[A-Z_]+$/.test(mark)
    readonly property bool isGood: mark === "TURN_COMPLETE" || mark === "TURN_COMPLETE_SOLO"
    readonly property string text: {
        if (isConstant)
            return mark;
        switch (mark) {
        case "waiting":
            return reason !== "" ? qsTr("asked to wait: %1").arg(reason) : qsTr("asked to wait");
        case "drafted":
            return qsTr("written before it was interrupted");
        case "unfinished":
            return qsTr("cut off by the end of the turn");
        }
        return "";
    }
    readonly property color ink: isGood ? Theme.text3 : mark === "waiting" ? Theme.warn : Theme.text3

    spacing: Theme.space4

    Icon {
        symbol: ending.isGood ? "check" : ending.mark === "waiting" ? "hold" : ending.mark === "TIMEOUT" ? "timeout" : ending.mark === "drafted" ? "edit" : "minus"
        size: Theme.icon14
        color: ending.isGood ? Theme.good : ending.ink
    }
    Txt {
        Layout.fillWidth: true
        text: ending.text
        type: ending.isConstant ? Theme.monoSmall : Theme.caption
        color: ending.ink
        elide: Text.ElideRight
    }
}
