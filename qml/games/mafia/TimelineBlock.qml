import QtQuick
import QtQuick.Templates as T
import League

// One phase on the timeline.
T.Button {
    id: block

    required property real seq
    required property string phase
    required property int day
    required property int night
    required property int seconds
    required property bool isCurrent
    required property var marks
    property bool isFocused: false
    readonly property string told: marks.map(mark => sentence(mark)).join(". ")
    signal chosen

    function sentence(mark: var): string {
        switch (mark.kind) {
        case "death":
            return qsTr("%1 died").arg(mark.name);
        case "vote":
            return qsTr("%1 was voted out").arg(mark.name);
        case "save":
            return mark.name !== "" ? qsTr("%1 was saved").arg(mark.name) : qsTr("Somebody was saved");
        case "claim":
            return qsTr("%1 claims to be %2").arg(mark.name).arg(Words.role(mark.word));
        }
        return qsTr("Nobody left");
    }

    implicitWidth: Math.max(44, implicitContentWidth + leftPadding + rightPadding)
    padding: Theme.space8
    implicitHeight: 44
    hoverEnabled: true
    focusPolicy: Qt.NoFocus
    Accessible.name: (night > 0 && phase === "NIGHT_ACTIONS" ? qsTr("Night %1").arg(night) : qsTr("Day %1").arg(day)) + ", " + States.spoken(phase) + (told !== "" ? ". " + told : "")
    onClicked: chosen()

    background: Rectangle {
        radius: Theme.radius4
        color: block.hovered ? Theme.surface3 : States.background("phase", block.phase)
        border.color: block.isCurrent ? States.colour("phase", block.phase) : States.line("phase", block.phase)
        border.width: block.isCurrent ? Theme.strokeFocus : Theme.strokeBorder

        FocusRing {
            visible: block.isFocused
            inside: true
            around: Theme.radius4
        }
    }
    contentItem: TimelineMarks {
        phase: block.phase
        day: block.day
        night: block.night
        marks: block.marks
    }
    Hint {
        text: block.Accessible.name
        shown: block.hovered || block.isFocused
    }
}
