// Pace: the visible moments that hosted agents take, so that people can follow a league.
//
// Built-in agents answer in a millisecond; a league would be over before anybody looked. Whoever
// hosts agents for people to watch owns one Pace per thread and lends it to them. It belongs to
// hosted agents alone and never to the protocol: nobody else's deadline is shortened, and an agent
// without a Pace takes no moment. The speed can be changed at any time, also for a moment that has
// begun.
#pragma once

#include "agents/base/clock.h"
#include "agents/base/speed.h"

#include <QObject>
#include <QPointer>

#include <map>

namespace league::base {

class Pace
{
public:
    enum class Moment {
        Arrive, // a player, before it accepts an invitation
        Think, // a player, before it answers
        Reveal, // a referee, at each step of the draw
        Speak, // a member of a channel, before it says something
    };

    // The clock must outlive it. The seed decides how moments vary from player to player.
    explicit Pace(Clock &clock, quint64 seed = 0, Speed speed = Speed::Max);
    ~Pace();
    Pace(const Pace &) = delete;
    Pace &operator=(const Pace &) = delete;

    [[nodiscard]] Speed speed() const { return m_speed; }
    // Moments that have begun get the length they would have had at this speed.
    void setSpeed(Speed speed);
    // Whether anybody takes a moment at all.
    [[nodiscard]] bool isSlow() const { return m_speed != Speed::Max; }

    // How long a moment is now. `whose` makes it a little different for everybody: two players do
    // not answer at the same instant.
    [[nodiscard]] std::chrono::milliseconds length(Moment moment, QStringView whose) const;
    // Runs `then` after the moment, but not later than after `longest`; from the event loop, and
    // only while the context and the Pace live.
    void pause(Moment moment, const QString &whose, std::chrono::milliseconds longest,
               QObject *context, std::function<void()> then);

private:
    struct Pause
    {
        Moment moment;
        QString whose;
        std::chrono::milliseconds longest;
        qint64 begunMs;
        QPointer<QObject> context;
        std::function<void()> then;
        Alarm alarm;
    };

    void setAlarm(quint64 number, Pause &pause);
    void end(quint64 number);

    Clock &m_clock;
    quint64 m_seed;
    Speed m_speed;
    std::map<quint64, Pause> m_pauses;
    quint64 m_lastNumber = 0;
};

} // namespace league::base
