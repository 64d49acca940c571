#include "app/window/opener.h"

#include "app/join_link.h"
#include "app/view/boards/seat_board.h"
#include "app/view/desk/desk.h"
#include "app/view/desk/join_desk.h"
#include "app/view/words/engine_words.h"
#include "app/window/guide.h"
#include "app/window/opened_file.h"

#include <QFileInfo>
#include <QQmlEngine>
#include <QUrl>

namespace league::app {

namespace {

// The singleton of that name of League.View.
template<class Board>
Board *board(QQuickWindow &window, const char *name)
{
    return qmlEngine(&window)->singletonInstance<Board *>(qmlTypeId("League.View", 1, 0, name));
}

// Whether opening anything would end a league: whoever joins or looks at another leaves what is
// played here.
bool isPlaying(const view::Desk &desk, const view::SeatBoard &seat)
{
    using enum view::Desk::Phase;
    const bool isUnderWay =
        desk.phase() == Opening || desk.phase() == Lobby || desk.phase() == Playing;
    return seat.isSeated() || (desk.mayControl() && isUnderWay);
}

} // namespace

bool Opener::knows(const QString &argument)
{
    return OpenedFile::isReplay(argument) || JoinLink::isMeant(argument);
}

QString Opener::carried(const QString &argument)
{
    if (argument.isEmpty() || JoinLink::isMeant(argument))
        return argument;
    return argument.startsWith(QStringLiteral("file:")) ? QUrl(argument).toLocalFile()
                                                        : QFileInfo(argument).absoluteFilePath();
}

Opener::Opener(QQuickWindow &window) : m_window(window) { }

void Opener::open(const QString &what)
{
    if (JoinLink::isMeant(what))
        openLink(what);
    else if (!what.isEmpty())
        openReplay(what);
}

void Opener::openInFront(const QString &what)
{
    if (m_window.visibility() == QWindow::Minimized)
        m_window.showNormal();
    m_window.raise();
    m_window.requestActivate();
    open(what);
}

void Opener::openReplay(const QString &file)
{
    using enum view::Desk::Phase;
    const OpenedFile opened = OpenedFile::from(file);
    auto *desk = board<view::Desk>(m_window, "Desk");
    if (isPlaying(*desk, *board<view::SeatBoard>(m_window, "SeatBoard"))) {
        Q_EMIT desk->fileRefused();
        return;
    }
    auto *once = new QObject(&m_window);
    QObject::connect(desk, &view::Desk::phaseChanged, once, [this, desk, once, opened] {
        if (desk->phase() == Opening)
            return;
        once->deleteLater();
        // A league that was interrupted is shown as far as it went.
        const bool isThere = desk->phase() == Over || desk->phase() == Playing;
        if (isThere && !opened.matchId.isEmpty())
            leadToMatch(m_window, opened.matchId);
    });
    desk->openFinished(opened.record);
    leadTo(m_window, QStringLiteral("league"));
}

void Opener::openLink(const QString &text)
{
    auto *desk = board<view::Desk>(m_window, "Desk");
    const base::Result<JoinLink> link = JoinLink::read(text);
    if (!link) {
        Q_EMIT desk->linkRefused(view::EngineWords::said(link.failure().sentence));
        return;
    }
    if (isPlaying(*desk, *board<view::SeatBoard>(m_window, "SeatBoard"))) {
        Q_EMIT desk->linkRefused(view::EngineWords::said(
            QStringLiteral("A league is played in this window, and joining another would end it. "
                           "Leave it first, then open the link again.")));
        return;
    }
    board<view::JoinDesk>(m_window, "JoinDesk")->takeUp(*link);
    askFor(m_window, QStringLiteral("join"), QStringLiteral("player"));
}

} // namespace league::app
