import QtQuick
import League

// The best three. They rise one after the other: third, second, first.
Card {
    id: podium

    required property var model // standings, best first
    readonly property real floor: height - 2 * padding
    readonly property int steps: Math.min(3, model.count)

    function at(row: int): var {
        const known = row < model.count;
        return {
            rank: row + 1,
            name: known ? model.field(row, "name") : "",
            number: known ? model.field(row, "number") : 1,
            strategy: known ? model.field(row, "strategy") : "",
            points: known ? model.field(row, "points") : 0
        };
    }
    function names(): string {
        return `${first.who.name}\n${second.who.name}\n${third.who.name}`;
    }
    // They rise again only when others stand there.
    function place(): void {
        const before = names();
        first.who = at(0);
        second.who = at(1);
        third.who = at(2);
        if (names() !== before)
            rise.restart();
    }

    implicitWidth: 0 // the page decides
    implicitHeight: 0
    padding: Theme.cardPadding
    name: model.count > 0 ? qsTr("Champion: %1").arg(first.who.name) : qsTr("Podium")
    Component.onCompleted: place()

    Connections {
        target: podium.model
        function onDataChanged(): void {
            podium.place();
        }
        function onCountChanged(): void {
            podium.place();
        }
        function onRowsMoved(): void {
            podium.place();
        }
    }
    PodiumRays {
        anchors.horizontalCenter: first.horizontalCenter
        y: first.faceCentre - height / 2
        width: Math.min(340, podium.height * 0.62, 2 * first.faceCentre)
        height: width
        opacity: first.risen
    }
    Row {
        id: title

        anchors.horizontalCenter: parent.horizontalCenter
        spacing: Theme.space12
        visible: podium.floor > 360

        Icon {
            anchors.verticalCenter: parent.verticalCenter
            symbol: "trophy"
            size: Theme.icon20
            color: Theme.gold
        }
        Txt {
            width: Math.min(implicitWidth, podium.width - 120)
            text: podium.name
            type: Theme.h3
            elide: Text.ElideRight
            Accessible.role: Accessible.Heading
        }
    }
    PodiumStep {
        id: second

        anchors.right: first.left
        anchors.rightMargin: Theme.space16
        width: first.width * 0.875
        height: parent.height
        stepHeight: first.stepHeight * 0.735
        visible: podium.steps > 1
    }
    PodiumStep {
        id: first

        anchors.horizontalCenter: parent.horizontalCenter
        width: Math.min(168, (parent.width - 2 * Theme.space16) / 2.75)
        height: parent.height
        stepHeight: Math.min(203, podium.floor * 0.42)
        visible: podium.steps > 0
    }
    PodiumStep {
        id: third

        anchors.left: first.right
        anchors.leftMargin: Theme.space16
        width: second.width
        height: parent.height
        stepHeight: first.stepHeight * 0.587
        visible: podium.steps > 2
    }
    SequentialAnimation {
        id: rise

        PropertyAction {
            targets: [first, second, third]
            property: "risen"
            value: 0
        }
        RiseAnimation {
            target: third
        }
        PauseAnimation {
            duration: Theme.delayPodium
        }
        RiseAnimation {
            target: second
        }
        PauseAnimation {
            duration: Theme.delayPodium
        }
        RiseAnimation {
            target: first
        }
    }
}
