import QtQuick
import League

// The picture of an agent of any role.
Avatar {
    required property var agent

    kind: agent.role === "manager" ? Avatar.Manager : agent.role === "referee" ? Avatar.Referee : Avatar.Player
    name: agent.name
    number: agent.number
    Accessible.ignored: true
}
