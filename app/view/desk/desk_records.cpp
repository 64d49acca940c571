// Leagues that were played before: opened from disk or from an export, shown and replayed.
#include "app/view/desk/desk.h"

#include <QFileInfo>

namespace league::app::view {

void Desk::replay(const QString &path)
{
    openRecord(path, &Desk::showFromBeginning);
}

void Desk::openFinished(const QString &path)
{
    openRecord(path, &Desk::showEnd);
}

void Desk::openRecord(const QString &path, void (Desk::*then)())
{
    close();
    m_source = Source::Record;
    m_playback = std::make_unique<Playback>(m_clock);
    Playback *playback = m_playback.get();
    connect(playback, &Playback::refused, this, [this](const base::Failure &reason) {
        m_playback->deleteLater(); // it is speaking
        (void)m_playback.release();
        enter(Phase::Failed, reason.sentence);
    });
    connect(playback, &Playback::opened, this, [this, then] {
        if (m_playback->unpacked())
            m_unpacked = m_playback->unpacked();
        m_leagueFolder = QFileInfo(m_playback->journal()).absolutePath();
        setRecall(MatchBoard::fromJournal(m_playback->journal()));
        (this->*then)();
    });
    connect(playback, &Playback::begun, this, &Desk::beginStory);
    connect(playback, &Playback::told, this, &Desk::tell);
    connect(playback, &Playback::positionChanged, this,
            [this] { m_board.setNow(m_playback->nowMs()); });
    connect(playback, &Playback::caughtUp, this, [this] {
        m_board.setNow(m_playback->nowMs());
        if (!m_playback->isPlaying())
            m_board.show();
        enter(m_board.isOver() ? Phase::Over : Phase::Playing);
    });
    enter(Phase::Opening);
    playback->open(path);
}

void Desk::showEnd()
{
    m_playback->seekToEnd();
}

void Desk::showFromBeginning()
{
    m_playback->seek(0);
    m_playback->play();
}

} // namespace league::app::view
