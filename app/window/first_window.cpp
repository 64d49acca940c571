#include "app/window/first_window.h"

#include "agents/base/sha256.h"

#include <QDir>
#include <QLocalSocket>

namespace league::app {

namespace {

constexpr int AnswerMs = 500; // a window that is busy for longer gets a second one beside it

// Another one for every person and data folder.
QString markOf(const QString &home, const QString &dataFolder)
{
    constexpr qsizetype Enough = 16;
    const QString both = home + u'\n' + QDir::cleanPath(dataFolder);
    return QString::fromLatin1(base::sha256(both.toUtf8()).toHex().left(Enough));
}

} // namespace

FirstWindow::FirstWindow(const QString &dataFolder)
    : m_name(QStringLiteral("agent-league-") + markOf(QDir::homePath(), dataFolder))
{
    m_server.setSocketOptions(QLocalServer::UserAccessOption);
    connect(&m_server, &QLocalServer::newConnection, this, [this] {
        while (QLocalSocket *caller = m_server.nextPendingConnection()) {
            connect(caller, &QLocalSocket::disconnected, this, [this, caller] {
                caller->deleteLater();
                Q_EMIT startedAgain(QString::fromUtf8(caller->readAll()));
            });
        }
    });
}

bool FirstWindow::isFirst(const QString &opened)
{
    QLocalSocket other;
    other.connectToServer(m_name);
    if (other.waitForConnected(AnswerMs)) {
        other.write(opened.toUtf8());
        other.disconnectFromServer(); // says what is written before it goes
        if (other.state() != QLocalSocket::UnconnectedState)
            other.waitForDisconnected(AnswerMs);
        return false;
    }
    QLocalServer::removeServer(m_name); // of a program that was killed
    m_server.listen(m_name); // where that is impossible, a second window is no harm
    return true;
}

} // namespace league::app
