// Leads the window from C++ to where its Nav leads it from QML.
//
// Used by what opens something in the window from outside: the command line, a second start, the
// bench. The names are ours or plain words, never what a stranger wrote.
#pragma once

#include <QQuickWindow>

namespace league::app {

// To a page of Nav, as the rail does.
void leadTo(QQuickWindow &window, const QString &page);
// To the page of that match.
void leadToMatch(QQuickWindow &window, const QString &match);
// Opens a dialog; `about` is what it is to begin with.
void askFor(QQuickWindow &window, const QString &dialog, const QString &about);

} // namespace league::app
