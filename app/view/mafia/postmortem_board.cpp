#include "app/view/mafia/postmortem_board.h"

#include "agents/store/journal_reader.h"
#include "agents/store/replay/replay_export.h"
#include "app/view/mafia/postmortem_reading.h"

#include <QDir>
#include <QPointer>

namespace league::app::view {

PostmortemBoard::PostmortemBoard(QObject *parent)
    : QObject(parent), m_thread(QStringLiteral("post-mortem"))
{
}

PostmortemBoard::~PostmortemBoard() = default;

void PostmortemBoard::open(const QString &leagueFolder, const QString &matchId)
{
    m_matchId = matchId;
    show({}); // nothing of the one before
    m_isReading = true;
    Q_EMIT changed();
    m_thread.post([board = QPointer(this), asked = ++m_asked, leagueFolder, matchId] {
        const Read found = read(leagueFolder, matchId);
        QMetaObject::invokeMethod(
            board,
            [board, asked, found] {
                if (asked == board->m_asked)
                    board->show(found);
            },
            Qt::QueuedConnection);
    });
}

PostmortemBoard::Read PostmortemBoard::read(const QString &leagueFolder, const QString &matchId)
{
    if (leagueFolder.isEmpty())
        return {};
    const QDir folder(leagueFolder);
    const auto reader = store::JournalReader::open(folder.filePath(QStringLiteral("journal.db")));
    if (!reader)
        return {};
    const base::Result<store::Replay> replay = store::readMatchReplay(**reader, matchId);
    if (!replay)
        return {};
    const std::optional<store::Postmortem> found = store::postmortemOf(*replay);
    if (!found)
        return {};
    const PostmortemReading reading(*found);
    return {true,
            store::toText(*found),
            reading.result(),
            reading.players(),
            reading.moments(),
            reading.cycles()};
}

void PostmortemBoard::show(const Read &read)
{
    m_isReading = false;
    m_isFound = read.isFound;
    m_text = read.text;
    m_result = read.result;
    m_players.show(read.players);
    m_moments.show(read.moments);
    m_cycles.show(read.cycles);
    Q_EMIT changed();
}

} // namespace league::app::view
