import QtQuick
import League

// What became of a person's message (T-060): the mode, and whether it is held or was delivered.
Chip {
    id: chip

    required property string delivery
    required property string mode
    required property string agent
    required property string addressed

    dense: true
    symbol: delivery === "held" ? "waiting" : delivery === "not_routed" ? "warning" : mode
    tone: delivery === "held" ? "warn" : delivery === "not_routed" ? "bad" : "accent"
    text: {
        if (delivery === "held")
            return qsTr("%1, held until the turn ends", "a mode").arg(mode);
        if (delivery === "not_routed")
            return qsTr("not routed, nobody is here");
        if (addressed !== "")
            return qsTr("%1, to %2", "a mode, names").arg(mode).arg(addressed);
        return agent !== "" ? qsTr("%1, seen by %2", "a mode, a name").arg(mode).arg(agent) : qsTr("%1, delivered", "a mode").arg(mode);
    }
}
