// Playback: a recorded league told again, at any speed, forwards and backwards.
//
// Owned by the Desk on the window's thread; a LeagueBoard listens to it as it listens to a league
// that is being played. Time in the recording runs as it did, except that an interruption of more
// than a minute lasts two seconds. Nothing is kept in memory but when each entry happened; entries
// are read on another thread and told in portions, so that a long way through a long league never
// holds up the window. caughtUp() says that everything up to the position has been told.
#pragma once

#include "agents/base/clock.h"
#include "app/view/feeds/journal_feed.h"

#include <QObject>
#include <QtQml/qqmlregistration.h>

#include <vector>

namespace league::app::view {

class Playback : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("A replay comes from the Desk")
    Q_PROPERTY(bool isPlaying READ isPlaying NOTIFY stateChanged)
    Q_PROPERTY(bool isAtEnd READ isAtEnd NOTIFY positionChanged)
    Q_PROPERTY(double speed READ speed WRITE setSpeed NOTIFY stateChanged)
    Q_PROPERTY(qint64 positionMs READ positionMs WRITE seek NOTIFY positionChanged)
    Q_PROPERTY(qint64 lengthMs READ lengthMs NOTIFY opened)

public:
    // The clock must outlive it.
    explicit Playback(base::Clock &clock, QObject *parent = nullptr);
    ~Playback() override;

    // Opens a league's folder, its journal or its export as JSON; opened() or refused() follows.
    void open(const QString &path);

    Q_INVOKABLE void play();
    Q_INVOKABLE void pause();
    // To the next or the previous thing that happened: a state, a choice, a result.
    Q_INVOKABLE void step();
    Q_INVOKABLE void stepBack();
    // To that moment of the recording, 0 to lengthMs.
    void seek(qint64 positionMs);
    Q_INVOKABLE void seekToEnd() { seek(m_lengthMs); }
    void setSpeed(double speed);

    // The file it is read from, once it is opened.
    [[nodiscard]] const QString &journal() const { return m_journal; }
    [[nodiscard]] bool isPlaying() const { return m_isPlaying; }
    [[nodiscard]] bool isAtEnd() const { return m_positionMs >= m_lengthMs; }
    [[nodiscard]] double speed() const { return m_speed; }
    [[nodiscard]] qint64 positionMs() const { return m_positionMs; }
    [[nodiscard]] qint64 lengthMs() const { return m_lengthMs; }
    // The wall clock of the recording at this position.
    [[nodiscard]] qint64 nowMs() const;

Q_SIGNALS:
    void opened();
    // The reason says what is wrong with the file.
    void refused(const league::base::Failure &reason);
    // The story starts over; everything up to the position follows.
    void begun();
    void told(const QList<league::store::Entry> &entries);
    void caughtUp();
    void positionChanged();
    void stateChanged();

private:
    // One entry: when it comes in the replay, when it was, and whether a step ends at it.
    struct Moment
    {
        qint64 seq = 0;
        qint64 atMs = 0;
        qint64 utcMs = 0;
        bool isStep = false;
    };

    void goOn();
    void moveTo(qint64 positionMs);
    void takeMoments(const QList<EntryMoment> &moments);
    void tellOn();
    [[nodiscard]] qint64 nextStepAfter(qint64 positionMs) const;

    base::Clock &m_clock;
    base::Alarm m_frame;
    JournalFeed m_feed;
    QString m_journal;
    std::vector<Moment> m_moments;
    size_t m_told = 0; // how many moments have been told
    int m_telling = 0; // how often the story has begun
    bool m_isFetching = false;
    qint64 m_positionMs = -1;
    qint64 m_lengthMs = 0;
    qint64 m_frameAtMs = 0; // steady time of the last frame
    double m_speed = 1;
    bool m_isPlaying = false;
};

} // namespace league::app::view
