import QtQuick
import League

// A dialog that is made when Nav asks for it and gone when it has closed. What is not there costs
// nothing when the window opens, and cannot go wrong: in Qt 6.4 a layout that is not visible keeps
// items which its Repeater has replaced, as another language makes it do, and crashes when the
// window changes its size.
Loader {
    id: host

    required property string name // as in Nav.ask()

    active: false

    Connections {
        target: Nav
        function onDialogNeeded(name: string): void {
            if (name === host.name)
                host.active = true;
        }
    }
    Connections {
        target: host.item
        ignoreUnknownSignals: true
        function onClosed(): void {
            host.active = false;
        }
    }
}
