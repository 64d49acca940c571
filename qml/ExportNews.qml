import QtQuick
import League
import League.View

// Says what came of an export, wherever it was asked for.
QtObject {
    id: news

    required property Toaster toaster

    readonly property Connections listening: Connections {
        target: ExportDesk
        function onWritten(fileName: string, file: url): void {
            news.toaster.show({kind: "good", title: qsTr("Exported"), detail: fileName, action: qsTr("Open"), onAction: () => Qt.openUrlExternally(file)});
        }
        function onFailed(sentence: string): void {
            news.toaster.show({kind: "bad", title: qsTr("The export failed"), detail: sentence});
        }
    }
}
