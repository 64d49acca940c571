pragma ComponentBehavior: Bound
import QtQuick
import League

// Shows toasts above one another at the bottom end: at most three, for five seconds each, errors
// until they are closed. show({kind: "bad", title: …, detail: …, action: …, onAction: () => …})
ListView {
    id: toaster

    property int most: 3
    property int lifetime: Theme.durationToast
    property var actions: ({})
    property int lastId: 0

    function show(message: var): int {
        const id = ++lastId;
        while (messages.count >= most)
            messages.remove(dispensable());
        if (message.onAction)
            actions[id] = message.onAction;
        messages.append({
            messageId: id,
            kind: message.kind || "info",
            title: message.title,
            detail: message.detail || "",
            action: message.action || "",
            symbol: message.symbol || ""
        });
        return id;
    }
    function close(id: int): void {
        for (let row = 0; row < messages.count; ++row) {
            if (messages.get(row).messageId === id)
                messages.remove(row);
        }
        delete actions[id];
    }
    // The oldest that is no error; when all are errors, the oldest.
    function dispensable(): int {
        for (let row = 0; row < messages.count; ++row) {
            if (messages.get(row).kind !== "bad")
                return row;
        }
        return 0;
    }
    function act(id: int): void {
        const action = actions[id];
        close(id);
        if (action)
            action();
    }

    width: 360
    height: contentHeight
    onHeightChanged: positionViewAtBeginning() // a text that wraps grows after it was placed
    spacing: Theme.space8
    interactive: false
    verticalLayoutDirection: ListView.BottomToTop
    Accessible.role: Accessible.List
    Accessible.name: qsTr("Messages")
    Accessible.ignored: count === 0

    model: ListModel {
        id: messages
    }
    delegate: Toast {
        id: entry

        required property int messageId
        required property var model

        width: ListView.view ? ListView.view.width : 0
        kind: model.kind
        title: model.title
        detail: model.detail
        action: model.action
        symbol: model.symbol !== "" ? model.symbol : ({info: "info", good: "check-circle", warn: "warning", bad: "error"})[kind]
        onClosed: toaster.close(messageId)
        onActed: toaster.act(messageId)

        Timer {
            interval: toaster.lifetime
            running: entry.kind !== "bad" && !entry.hovered && !entry.activeFocus
            onTriggered: toaster.close(entry.messageId)
        }
    }
    add: Transition {
        NumberAnimation {
            property: "opacity"
            from: 0
            to: 1
            duration: Theme.durationFade
        }
    }
    displaced: Transition {
        NumberAnimation {
            property: "y"
            duration: Theme.durationMove
            easing.type: Theme.easeMove
        }
    }
}
