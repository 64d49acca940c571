#include "app/lookout.h"

#include "agents/protocol/agent_address.h"

namespace league::app {

using namespace std::chrono_literals;

// Says whose exchange it is.
class Lookout::Tap final : public transport::TrafficTap
{
public:
    Tap(Lookout &lookout, QString agent, bool isManager)
        : m_lookout(lookout), m_agent(std::move(agent)), m_isManager(isManager)
    {
    }

    void exchanged(const transport::Exchange &exchange) override
    {
        transport::Exchange named = exchange;
        named.agent = m_agent;
        m_lookout.take(named, m_isManager);
    }

private:
    Lookout &m_lookout;
    QString m_agent;
    bool m_isManager;
};

Lookout::Lookout(base::Clock &clock, Audience audience)
    : m_clock(clock),
      m_audience(std::move(audience)),
      m_entries(clock, Frame, 0, [this](const auto &batch) { m_audience.entries(batch); }),
      m_exchanges(clock, Frame, MostExchanges,
                  [this](const auto &batch) { m_audience.exchanges(batch, m_exchanges.dropped()); })
{
}

Lookout::~Lookout() = default;

void Lookout::follow(store::Journal &journal)
{
    connect(&journal, &store::Journal::stored, this,
            [this](const QList<store::Entry> &entries) { m_entries.add(entries); });
}

void Lookout::follow(manager::LeagueManager &manager)
{
    m_manager = &manager;
    m_taps.push_back(std::make_unique<Tap>(*this, protocol::managerSender(), true));
    manager.setTap(m_taps.back().get());
    m_nextLook = m_clock.after(1s, [this] { lookAtHealth(); });
}

void Lookout::follow(referee::RefereeAgent &referee, const QString &name)
{
    m_referees.append(&referee);
    m_taps.push_back(std::make_unique<Tap>(*this, name, false));
    referee.setTap(m_taps.back().get());
}

void Lookout::unfollow(referee::RefereeAgent &referee)
{
    referee.setTap(nullptr);
    m_referees.removeOne(&referee);
}

void Lookout::take(const transport::Exchange &exchange, bool isManager)
{
    m_board.note(exchange);
    using enum transport::Exchange::Direction;
    // What manager and hosted referees say to each other is seen from both ends: it is told once.
    const bool seenByManager = !isManager && m_manager
        && (exchange.direction == Out ? exchange.peer == m_manager->endpoint().toString()
                                      : exchange.request.contains("\"sender\":\"league_manager\""));
    if (!seenByManager)
        m_exchanges.add({exchange});
}

void Lookout::lookAtHealth()
{
    m_nextLook = m_clock.after(1s, [this] { lookAtHealth(); });
    const QList<manager::AgentHealth> picture = m_board.picture(*m_manager, m_referees);
    if (picture == m_lastPicture)
        return;
    m_lastPicture = picture;
    m_audience.health(picture);
}

void Lookout::flush()
{
    m_entries.flush();
    m_exchanges.flush();
}

} // namespace league::app
