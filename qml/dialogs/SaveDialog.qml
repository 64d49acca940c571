import QtQuick
import QtQuick.Dialogs
import League.View

// Asks where to save a file, of JSON unless said otherwise; done() tells the user what came of it.
FileDialog {
    id: dialog

    property string proposedName
    property string suffix: "json"
    property string kinds: qsTr("JSON files (*.json)") // the filter of the dialog
    signal chosen(url file)

    // `problem` is what went wrong, or nothing.
    function done(file: url, problem: string): void {
        if (problem === "")
            Desk.said(qsTr("Saved %1").arg(decodeURIComponent(String(file).split("/").pop())), true);
        else
            Desk.said(problem, false);
    }

    fileMode: FileDialog.SaveFile
    defaultSuffix: suffix
    nameFilters: kinds.split(";;")
    onAccepted: chosen(selectedFile)
    onVisibleChanged: if (visible && proposedName !== "") selectedFile = currentFolder + "/" + proposedName
}
