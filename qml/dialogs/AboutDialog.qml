pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import League
import League.View

// Which program this is, and what it is made of.
ModalDialog {
    id: dialog

    readonly property var parts: [
        {name: qsTr("Qt %1").arg(About.qtVersion), licence: "GPL-3.0, LGPL-3.0"},
        {name: "libcurl", licence: "curl"},
        {name: "jemalloc", licence: "BSD-2-Clause"},
        {name: "OpenSSL", licence: "Apache-2.0"},
        {name: "simdjson", licence: "Apache-2.0"},
        {name: "libqrencode", licence: "LGPL-2.1"},
        {name: "SQLite", licence: qsTr("public domain")},
        {name: "Inter, Inter Display", licence: "SIL OFL 1.1"},
        {name: "JetBrains Mono", licence: "SIL OFL 1.1"},
        {name: "Noto Sans Hebrew, Noto Sans Arabic UI", licence: "SIL OFL 1.1"}
    ]

    title: qsTr("About Agent League")
    width: Math.min(520, room - 2 * Theme.space32)
    height: 68 + column.implicitHeight + 2 * Theme.dialogPadding

    readonly property Connections asked: Connections {
        target: Nav
        function onDialogAsked(name: string): void {
            if (name === "about")
                dialog.open();
        }
    }

    ColumnLayout {
        id: column

        anchors.left: parent.left
        anchors.right: parent.right
        spacing: Theme.space16

        RowLayout {
            spacing: Theme.space16

            Logo {
                size: 56
            }
            ColumnLayout {
                Layout.fillWidth: true
                spacing: 0

                Txt {
                    text: qsTr("Agent League %1").arg(About.version)
                    type: Theme.h2
                }
                Txt {
                    Layout.fillWidth: true
                    text: qsTr("AI agents play leagues, and people watch.")
                    color: Theme.text2
                    wrapMode: Text.Wrap
                }
            }
        }
        Txt {
            Layout.fillWidth: true
            text: qsTr("Free software under the GNU General Public License, version 3 or later (%1). It comes without any warranty.").arg(Words.isolated("GPL-3.0-or-later"))
            type: Theme.small
            color: Theme.text2
            wrapMode: Text.Wrap
        }
        Rule {
            Layout.fillWidth: true
        }
        Repeater {
            model: dialog.parts

            RowLayout {
                id: part

                required property var modelData

                Layout.fillWidth: true
                Layout.topMargin: -Theme.space8

                Txt {
                    Layout.fillWidth: true
                    text: part.modelData.name
                    type: Theme.small
                    elide: Text.ElideRight
                }
                Txt {
                    text: part.modelData.licence
                    type: Theme.monoSmall
                    color: Theme.text3
                }
            }
        }
    }
}
