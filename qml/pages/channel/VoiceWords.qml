import QtQuick
import League

// What the demo agents do, in words.
QtObject {
    function told(voice: string): string {
        switch (voice) {
        case "summariser":
            return qsTr("%1: says in one line what was said").arg(Words.isolated(voice));
        case "sceptic":
            return qsTr("%1: asks about the last claim, and now and then waits for you").arg(Words.isolated(voice));
        case "echo":
            return qsTr("%1: repeats what it heard").arg(Words.isolated(voice));
        }
        return voice;
    }
}
