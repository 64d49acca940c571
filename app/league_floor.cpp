#include "app/league_floor.h"

#include "agents/store/projection_writer.h"
#include "app/agent_names.h"
#include "app/call_policies.h"
#include "app/version.h"

namespace league::app {

LeagueFloor::LeagueFloor(manager::LeagueOptions options, store::LeagueFolder folder,
                         std::shared_ptr<WireMaker> wires)
    : m_options(std::move(options)),
      m_folder(std::move(folder)),
      m_wires(std::move(wires)),
      m_wire(m_wires->make(m_clock))
{
    connect(&m_queue, &RegistrationQueue::done, this, &LeagueFloor::refereesReady);
    connect(&m_queue, &RegistrationQueue::failed, this, &LeagueFloor::failed);
}

LeagueFloor::~LeagueFloor()
{
    close();
}

base::Outcome LeagueFloor::open()
{
    store::JournalOptions options;
    options.clock = &m_clock;
    options.follower = std::make_shared<store::ProjectionWriter>(m_folder);
    base::Result<std::unique_ptr<store::Journal>> journal =
        store::Journal::open(m_folder.journal(), options);
    if (!journal)
        return journal.failure();
    m_journal = std::move(*journal);
    m_manager = std::make_unique<manager::LeagueManager>(m_options, *m_wire, m_clock, *m_journal);
    connect(m_manager.get(), &manager::LeagueManager::failed, this, &LeagueFloor::failed);
    connect(m_manager.get(), &manager::LeagueManager::settled, this, [this] {
        m_journal->flush();
        Q_EMIT settled();
    });
    return m_manager->open();
}

void LeagueFloor::startReferees(int count, quint16 firstPort)
{
    for (int i = 0; i < count; ++i) {
        referee::RefereeOptions options;
        options.displayName = refereeName(i);
        options.version = version();
        options.manager = m_manager->endpoint();
        options.port = firstPort == 0 ? quint16(0) : static_cast<quint16>(firstPort + i);
        options.joinCode = m_options.door.joinCode;
        options.gameTypes = {m_options.gameType};
        options.maxConcurrentMatches = m_options.rules.maxConcurrentMatches;
        options.registration = registrationPolicy(m_options.rules);
        options.report = reportPolicy(m_options.rules);
        auto agent = std::make_unique<referee::RefereeAgent>(
            options, *m_wire, m_clock, referee::Shelf{.commitments = m_journal.get()});
        connect(agent.get(), &referee::RefereeAgent::registered, &m_queue,
                &RegistrationQueue::advance);
        connect(agent.get(), &referee::RefereeAgent::failed, this, &LeagueFloor::failed);
        m_queue.add([raw = agent.get()] { return raw->start(); });
        m_referees.push_back(std::move(agent));
    }
    m_queue.begin();
}

void LeagueFloor::startLeague()
{
    if (const base::Outcome started = m_manager->startLeague(); !started)
        Q_EMIT failed(started.failure());
}

void LeagueFloor::close()
{
    for (const auto &each : m_referees)
        each->stop();
    m_referees.clear();
    if (m_manager)
        m_manager->close();
    m_manager.reset();
    m_journal.reset();
}

} // namespace league::app
