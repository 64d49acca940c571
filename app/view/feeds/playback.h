// Playback: a recorded league told again, at any speed, forwards and backwards.
//
// Owned by the Desk on the window's thread; a LeagueBoard listens to it as it listens to a league
// that is being played. Time in the recording runs as it did, except that an interruption of more
// than a minute lasts two seconds. Nothing is kept in memory but when each entry happened.
#pragma once

#include "agents/base/clock.h"
#include "agents/store/journal_reader.h"

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
    Q_PROPERTY(qint64 lengthMs READ lengthMs CONSTANT)

public:
    // The clock must outlive it.
    explicit Playback(base::Clock &clock, QObject *parent = nullptr);
    ~Playback() override;

    // Opens a journal; the failure says what is wrong with the file.
    base::Outcome open(const QString &journal);

    Q_INVOKABLE void play();
    Q_INVOKABLE void pause();
    // To the next or the previous thing that happened: a state, a choice, a result.
    Q_INVOKABLE void step();
    Q_INVOKABLE void stepBack();
    // To that moment of the recording, 0 to lengthMs.
    void seek(qint64 positionMs);
    Q_INVOKABLE void seekToEnd() { seek(m_lengthMs); }
    void setSpeed(double speed);

    [[nodiscard]] bool isPlaying() const { return m_isPlaying; }
    [[nodiscard]] bool isAtEnd() const { return m_positionMs >= m_lengthMs; }
    [[nodiscard]] double speed() const { return m_speed; }
    [[nodiscard]] qint64 positionMs() const { return m_positionMs; }
    [[nodiscard]] qint64 lengthMs() const { return m_lengthMs; }
    // The wall clock of the recording at this position.
    [[nodiscard]] qint64 nowMs() const;

Q_SIGNALS:
    // The story starts over; everything up to the position follows.
    void begun();
    void told(const QList<league::store::Entry> &entries);
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
    void tellUpTo(qint64 positionMs);
    [[nodiscard]] qint64 nextStepAfter(qint64 positionMs) const;

    base::Clock &m_clock;
    base::Alarm m_frame;
    std::unique_ptr<store::JournalReader> m_reader;
    std::vector<Moment> m_moments;
    size_t m_told = 0; // how many moments have been told
    qint64 m_positionMs = -1;
    qint64 m_lengthMs = 0;
    qint64 m_frameAtMs = 0; // steady time of the last frame
    double m_speed = 1;
    bool m_isPlaying = false;
};

} // namespace league::app::view
