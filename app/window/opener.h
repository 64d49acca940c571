// Opener: shows in the window what somebody opened the program with: a replay that was
// double-clicked, or a join link.
//
// Both come as the one argument of the program, from a desktop or a terminal. Made by runWindow()
// for its window; what a second start was opened with comes to it through FirstWindow.
#pragma once

#include <QQuickWindow>

namespace league::app {

class Opener
{
public:
    // Whether an argument of the program is something to open, good or bad.
    [[nodiscard]] static bool knows(const QString &argument);
    // The argument as a window understands it that was started in another folder.
    [[nodiscard]] static QString carried(const QString &argument);

    // The window must outlive it.
    explicit Opener(QQuickWindow &window);

    // Shows what carried() has made of an argument; nothing when that is empty. What cannot be
    // opened is said in the window.
    void open(const QString &what);
    // Brings the window to the front first: somebody has started the program once more.
    void openInFront(const QString &what);

private:
    // Shows the league that a replay belongs to, and leads to its match once the league is there.
    void openReplay(const QString &file);
    // Opens the join dialog as the link has it.
    void openLink(const QString &text);

    QQuickWindow &m_window;
};

} // namespace league::app
