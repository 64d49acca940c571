// Playback: a replay told at its own pace, line by line.
//
// Made by the command `replay`; it says lines through the given function and emits finished() after
// the last one. With a speed of 0 there is no waiting. Stepwise it waits for next() instead.
#pragma once

#include "agents/base/clock.h"
#include "agents/store/replay/replay.h"

#include <QObject>

namespace league::app {

class Playback : public QObject
{
    Q_OBJECT

public:
    using Say = std::function<void(const QString &line)>;
    static constexpr double AtOnce = 0;

    // The clock must outlive the playback.
    Playback(const store::Replay &replay, Say say, base::Clock &clock, double speed);

    // Says the first line, and the others when their time has come.
    void start();
    // Says the next line at once; false when there is none.
    bool next();

Q_SIGNALS:
    void finished();

private:
    struct Line
    {
        qint64 tMs = 0;
        QString text;
    };

    void goOn();
    void addMatch(const store::Replay &replay);
    void addChannel(const store::Replay &replay);

    Say m_say;
    base::Clock &m_clock;
    double m_speed;
    QList<Line> m_lines;
    qsizetype m_next = 0;
    base::Alarm m_alarm;
};

} // namespace league::app
