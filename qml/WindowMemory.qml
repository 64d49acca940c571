import QtQuick
import QtQuick.Window
import League.View

// Puts a window where it was, and remembers where it is when it closes.
QtObject {
    id: memory

    required property Window window

    function restore(): void {
        const kept = Preferences.window;
        if (kept.width < window.minimumWidth || kept.height < window.minimumHeight)
            return;
        window.width = kept.width;
        window.height = kept.height;
        // On a screen that is gone the window would be lost.
        const screen = Screen;
        if (kept.x >= screen.virtualX && kept.y >= screen.virtualY && kept.x < screen.virtualX + screen.width - 100 && kept.y < screen.virtualY + screen.height - 100) {
            window.x = kept.x;
            window.y = kept.y;
        }
        if (Preferences.isMaximised)
            window.visibility = Window.Maximized;
    }
    readonly property Connections onClosing: Connections {
        target: memory.window
        function onClosing(): void {
            Preferences.isMaximised = memory.window.visibility === Window.Maximized;
            if (memory.window.visibility === Window.Windowed)
                Preferences.window = Qt.rect(memory.window.x, memory.window.y, memory.window.width, memory.window.height);
        }
    }

    Component.onCompleted: restore()
}
