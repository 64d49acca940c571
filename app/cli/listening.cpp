#include "app/cli/listening.h"

namespace league::app {

transport::LanPlace readLanPlace(OptionReader &options, const QString &whenOff)
{
    const base::Result<transport::LanPlace> place = transport::LanPlace::fromEnvironment();
    if (!place) {
        options.refuse(place.failure().sentence);
        return {};
    }
    if (place->isOff)
        options.refuse(whenOff);
    return *place;
}

Listening::Listening(const transport::LanPlace &place, base::Clock &clock)
    : m_clock(clock), m_seeker(place, clock)
{
    QObject::connect(&m_watch, &InterruptWatch::interrupted, &m_loop,
                     [this] { m_loop.exit(static_cast<int>(End::Interrupted)); });
}

base::Result<Listening::End> Listening::listen(std::optional<std::chrono::seconds> limit)
{
    if (const base::Outcome started = m_seeker.start(); !started)
        return started.failure();
    base::Alarm timeIsUp;
    if (limit) {
        timeIsUp = m_clock.after(*limit, [this] { m_loop.exit(static_cast<int>(End::TimeIsUp)); });
    }
    return static_cast<End>(m_loop.exec());
}

void Listening::enough()
{
    m_loop.exit(static_cast<int>(End::Enough));
}

} // namespace league::app
