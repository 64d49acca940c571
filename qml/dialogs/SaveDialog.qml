import QtQuick
import QtQuick.Dialogs
import League.View

// Asks where to save a JSON file; done() tells the user what came of it.
FileDialog {
    id: dialog

    property string proposedName
    signal chosen(url file)

    // `problem` is what went wrong, or nothing.
    function done(file: url, problem: string): void {
        if (problem === "")
            Desk.said(qsTr("Saved %1").arg(decodeURIComponent(String(file).split("/").pop())), true);
        else
            Desk.said(problem, false);
    }

    fileMode: FileDialog.SaveFile
    defaultSuffix: "json"
    nameFilters: [qsTr("JSON files (*.json)")]
    onAccepted: chosen(selectedFile)
    onVisibleChanged: if (visible && proposedName !== "") selectedFile = currentFolder + "/" + proposedName
}
