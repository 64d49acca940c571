// Leagues that were played before: opened from disk or from an export, shown and replayed.
#include "agents/store/export_json.h"
#include "app/view/desk/desk.h"

#include <QDir>
#include <QFileInfo>

namespace league::app::view {

void Desk::replay(const QString &path)
{
    openFinished(path);
    if (m_source != Source::Record || !m_playback)
        return;
    m_playback->seek(0);
    enter(Phase::Playing);
    m_playback->play();
}

base::Result<QString> Desk::journalFor(const QString &path)
{
    if (QFileInfo(path).isDir())
        return QDir(path).filePath(QStringLiteral("journal.db"));
    if (!path.endsWith(QLatin1String(".json"), Qt::CaseInsensitive))
        return path;
    auto unpacked = std::make_unique<QTemporaryDir>();
    const QString journal = unpacked->filePath(QStringLiteral("journal.db"));
    if (const base::Outcome made = store::journalFromJson(path, journal); !made)
        return made.failure();
    m_unpacked = std::move(unpacked);
    return journal;
}

void Desk::openFinished(const QString &path)
{
    close();
    m_source = Source::Record;
    m_playback = std::make_unique<Playback>(m_clock);
    const base::Result<QString> found = journalFor(path);
    const base::Outcome opened = found ? m_playback->open(*found) : found.failure();
    if (!opened) {
        m_playback.reset();
        enter(Phase::Failed, opened.failure().sentence);
        return;
    }
    const QString &journal = *found;
    m_leagueFolder = QFileInfo(journal).absolutePath();
    m_match.setRecall(MatchBoard::fromJournal(journal));
    connect(m_playback.get(), &Playback::begun, this, &Desk::beginStory);
    connect(m_playback.get(), &Playback::told, this, &Desk::tell);
    connect(m_playback.get(), &Playback::positionChanged, this, [this] {
        m_board.setNow(m_playback->nowMs());
        const bool isOver = m_board.isOver();
        if (isOver != (m_phase == Phase::Over) && m_phase != Phase::Failed)
            enter(isOver ? Phase::Over : Phase::Playing);
    });
    m_playback->seekToEnd();
    m_board.show();
    enter(m_board.isOver() ? Phase::Over : Phase::Playing);
}

} // namespace league::app::view
