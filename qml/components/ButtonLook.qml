import QtQuick
import League

// What a button of a kind looks like in its present state; shared by PushButton and IconButton.
QtObject {
    id: look

    required property int kind
    required property bool hovered
    required property bool down
    required property bool dim // cannot be pressed now

    readonly property bool filled: kind === PushButton.Primary || kind === PushButton.DangerFilled
    readonly property color fill: {
        if (dim)
            return Theme.transparent;
        switch (kind) {
        case PushButton.Primary:
            return down ? Theme.accentLine : hovered ? Theme.accentFillHi : Theme.accentFill;
        case PushButton.DangerFilled:
            return down ? Theme.badLine : Theme.badFill;
        case PushButton.Secondary:
            return down || hovered ? Theme.surface3 : Theme.surface2;
        case PushButton.Danger:
            return down || hovered ? Theme.badBg : Theme.transparent;
        }
        return down ? Theme.surface3 : hovered ? Theme.surface2 : Theme.transparent;
    }
    readonly property color edge: {
        if (kind === PushButton.Ghost || kind === PushButton.Link)
            return Theme.transparent;
        if (dim)
            return Theme.line;
        if (kind === PushButton.Danger)
            return Theme.badLine;
        if (kind === PushButton.Secondary)
            return Theme.line2;
        if (!hovered)
            return fill;
        return kind === PushButton.Primary ? Theme.accent : Theme.bad;
    }
    readonly property color ink: {
        if (dim)
            return Theme.faded(Theme.text3, 0.6);
        if (filled)
            return down ? Theme.text1 : Theme.textOnFill;
        if (kind === PushButton.Danger)
            return Theme.bad;
        if (kind === PushButton.Link)
            return Theme.accent;
        if (kind === PushButton.Ghost)
            return hovered ? Theme.text1 : Theme.text2;
        return Theme.text1;
    }
}
