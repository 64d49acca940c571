#include "app/lobby_preflight.h"

#include "agents/base/system_clock.h"
#include "agents/transport/http_wire.h"
#include "app/own_address.h"

namespace league::app {

struct LobbyPreflight::Room
{
    base::SystemClock clock;
    transport::HttpWire wire{clock};
    std::unique_ptr<Preflight> preflight;
};

LobbyPreflight::LobbyPreflight(QObject *parent)
    : QObject(parent), m_thread(QStringLiteral("pre-flight"))
{
    m_thread.run([this] { m_room = std::make_unique<Room>(); });
}

LobbyPreflight::~LobbyPreflight()
{
    m_thread.run([this] { m_room.reset(); });
}

void LobbyPreflight::check(const QString &agentId, PreflightOptions options)
{
    options.role = protocol::Role::Player;
    options.address = addressTowards(options.agent);
    options.hosts = hostsOf(options.address);
    m_waiting.enqueue({agentId, std::move(options)});
    next();
}

void LobbyPreflight::stop()
{
    ++m_number;
    m_waiting.clear();
    m_isBusy = false;
    m_thread.post([room = m_room.get()] { room->preflight.reset(); });
}

void LobbyPreflight::next()
{
    if (m_isBusy || m_waiting.isEmpty())
        return;
    m_isBusy = true;
    const Guest guest = m_waiting.dequeue();
    Q_EMIT begun(guest.agentId);
    look(guest);
}

void LobbyPreflight::look(const Guest &guest)
{
    const auto tell = [this, number = ++m_number,
                       id = guest.agentId](const protocol::PreflightReport &report) {
        QMetaObject::invokeMethod(
            this,
            [this, number, id, report] {
                if (number != m_number)
                    return;
                m_isBusy = false;
                Q_EMIT checked(id, report);
                next();
            },
            Qt::QueuedConnection);
    };
    m_thread.post([room = m_room.get(), options = guest.options, tell] {
        room->preflight = std::make_unique<Preflight>(options, room->wire, room->clock);
        Preflight *preflight = room->preflight.get();
        QObject::connect(preflight, &Preflight::finished, preflight,
                         [preflight, tell] { tell(preflight->report()); });
        if (!preflight->start()) {
            protocol::PreflightReport unable = preflight->report();
            unable.status = QStringLiteral("UNREACHABLE");
            tell(unable);
        }
    });
}

} // namespace league::app
