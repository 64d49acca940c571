#include "app/view/desk/surroundings.h"

#include "agents/base/system_clock.h"
#include "app/free_port.h"

#include <QQmlEngine>

namespace league::app::view {

Surroundings &Surroundings::of(QQmlEngine &engine)
{
    if (auto *given = engine.findChild<Surroundings *>({}, Qt::FindDirectChildrenOnly))
        return *given;
    return *new Surroundings(engine); // owned by the engine
}

Surroundings::Surroundings(QQmlEngine &engine, std::unique_ptr<base::Clock> clock)
    : QObject(&engine), m_clock(std::move(clock))
{
    if (!m_clock)
        m_clock = std::make_unique<base::SystemClock>();
}

Surroundings::~Surroundings() = default;

std::unique_ptr<ConnectionTest> Surroundings::makeConnectionTest()
{
    return std::make_unique<ConnectionTest>();
}

std::unique_ptr<transport::LeagueSeeker> Surroundings::makeSeeker()
{
    const base::Result<transport::LanPlace> place = transport::LanPlace::fromEnvironment();
    if (!place || place->isOff)
        return nullptr;
    return std::make_unique<transport::LeagueSeeker>(*place, *m_clock);
}

bool Surroundings::isPortFree(const QHostAddress &address, quint16 port) const
{
    return app::isPortFree(address, port);
}

} // namespace league::app::view
