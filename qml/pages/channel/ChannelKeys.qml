import QtQuick

// The keys of the channel page.
Item {
    id: keys

    required property var channel
    readonly property bool may: channel.mayWrite
    signal sendAsked

    Shortcut {
        sequences: ["Ctrl+Return", "Ctrl+Enter"]
        enabled: keys.may
        onActivated: keys.sendAsked()
    }
    Shortcut {
        sequence: "Ctrl+H"
        enabled: keys.may
        onActivated: keys.channel.toggleHold()
    }
    Shortcut {
        sequence: "Ctrl+J"
        enabled: keys.may
        onActivated: keys.channel.skip()
    }
    Shortcut {
        sequence: "Alt+1"
        enabled: keys.may
        onActivated: keys.channel.setMode("queue")
    }
    Shortcut {
        sequence: "Alt+2"
        enabled: keys.may
        onActivated: keys.channel.setMode("interrupt")
    }
    Shortcut {
        sequence: "Alt+3"
        enabled: keys.may
        onActivated: keys.channel.setMode("inject")
    }
    Shortcut {
        sequence: "Alt+4"
        enabled: keys.may
        onActivated: keys.channel.setMode("parallel")
    }
}
