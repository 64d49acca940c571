pragma ComponentBehavior: Bound
import QtQuick
import League
import League.View

// One written page of the help, in the language of the window.
HelpScroll {
    id: page

    required property string subject // tour, teacher, student or network; nothing when empty
    readonly property var blocks: HelpBook.page(subject, Languages.current, Theme.monoFamily, Languages.isRightToLeft)

    onBlocksChanged: contentY = 0

    Repeater {
        model: page.blocks

        HelpBlock {
            width: page.lineWidth
        }
    }
}
