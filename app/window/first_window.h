// FirstWindow: one window for a data folder. A second start brings the first one to the front.
//
// Made by runWindow() before the engine is. A local socket named after the data folder is the sign
// that a window is open; what a killed program leaves of it is taken over.
#pragma once

#include <QLocalServer>
#include <QString>

namespace league::app {

class FirstWindow : public QObject
{
    Q_OBJECT

public:
    // Other folders may have windows of their own.
    explicit FirstWindow(const QString &dataFolder);

    // True when no other program has this folder's window; otherwise that one was asked to come to
    // the front and to open what this one was opened with, if anything, and this program has
    // nothing more to do.
    [[nodiscard]] bool isFirst(const QString &opened = {});

Q_SIGNALS:
    // Somebody started the program once more, perhaps with something to open.
    void startedAgain(const QString &opened);

private:
    QString m_name;
    QLocalServer m_server;
};

} // namespace league::app
