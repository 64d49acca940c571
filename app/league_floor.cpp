#include "app/league_floor.h"

#include "agents/base/charts/league_chart.h"
#include "agents/protocol/message.h"
#include "agents/store/projection_writer.h"
#include "app/agent_names.h"
#include "app/call_policies.h"
#include "app/interrupted_league.h"
#include "app/operator_token.h"
#include "app/version.h"

namespace league::app {

LeagueFloor::LeagueFloor(manager::LeagueOptions options, store::LeagueFolder folder,
                         std::shared_ptr<WireMaker> wires, Beginning beginning)
    : m_options(std::move(options)),
      m_folder(std::move(folder)),
      m_wires(std::move(wires)),
      m_beginning(beginning),
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
    if (const base::Outcome opened = openManager(); !opened)
        return opened;
    m_journal->flush(); // nobody may be told of a league that could not be resumed
    return keepOperatorToken(m_folder, m_options.operatorToken);
}

base::Outcome LeagueFloor::openManager()
{
    std::optional<manager::LeagueHistory> history;
    if (m_beginning == Beginning::Resumed) {
        // Only now, with the journal locked, is it certain that nobody adds to it.
        base::Result<manager::LeagueHistory> read =
            manager::LeagueHistory::read(m_folder.journal());
        if (!read)
            return read.failure();
        if (const base::Outcome adopted = adopt(*read, m_options); !adopted)
            return adopted;
        history = std::move(*read);
    }
    m_manager = std::make_unique<manager::LeagueManager>(m_options, *m_wire, m_clock, *m_journal);
    m_guests = std::make_unique<GuestSeats>(*m_manager, *m_wire, m_clock);
    connect(m_manager.get(), &manager::LeagueManager::failed, this, &LeagueFloor::failed);
    connect(m_manager.get(), &manager::LeagueManager::refereeNeeded, this,
            &LeagueFloor::startBuiltInReferee);
    connect(m_manager.get(), &manager::LeagueManager::settled, this, [this] {
        m_journal->flush();
        Q_EMIT settled();
    });
    return history ? m_manager->resume(*history) : m_manager->open();
}

std::unique_ptr<referee::RefereeAgent> LeagueFloor::makeReferee(const QString &name, quint16 port)
{
    referee::RefereeOptions options;
    options.displayName = name;
    options.version = version();
    options.manager = m_manager->endpoint();
    options.port = port;
    options.joinCode = m_options.door.joinCode;
    options.gameTypes = {m_options.gameType};
    options.maxConcurrentMatches = m_options.rules.maxConcurrentMatches;
    options.registration = registrationPolicy(m_options.rules);
    options.report = reportPolicy(m_options.rules);
    auto agent = std::make_unique<referee::RefereeAgent>(
        options, *m_wire, m_clock, referee::Shelf{.commitments = m_journal.get()});
    connect(agent.get(), &referee::RefereeAgent::failed, this, &LeagueFloor::failed);
    return agent;
}

void LeagueFloor::startReferees(const QList<HostedSeat> &seats)
{
    for (const HostedSeat &seat : seats) {
        auto agent = makeReferee(refereeName(seat.number), seat.port);
        connect(agent.get(), &referee::RefereeAgent::registered, &m_queue,
                &RegistrationQueue::advance);
        m_queue.add([raw = agent.get()] { return raw->start(); });
        m_referees.push_back(std::move(agent));
    }
    m_queue.begin();
}

void LeagueFloor::startBuiltInReferee()
{
    if (m_builtIn)
        return;
    m_builtIn = makeReferee(QStringLiteral("Built-in referee"), 0);
    if (const base::Outcome started = m_builtIn->start(); !started)
        return Q_EMIT failed(started.failure());
    m_manager->admitReferee(m_builtIn->endpoint()); // its application is still on the way
}

void LeagueFloor::startLeague()
{
    if (m_manager->state() != base::league_chart::AcceptingRegistrations)
        return;
    if (const base::Outcome started = m_manager->startLeague(); !started)
        Q_EMIT failed(started.failure());
}

void LeagueFloor::noteHouse(const store::HouseFact &house)
{
    store::Entry entry;
    entry.actor = QStringLiteral("house");
    entry.subject = m_options.leagueId.text();
    entry.kind = store::HouseFact::Kind;
    entry.body = protocol::payloadOf(house);
    m_journal->append(entry, store::Urgency::Prompt);
}

void LeagueFloor::close()
{
    for (const auto &each : m_referees)
        each->stop();
    m_referees.clear();
    if (m_builtIn)
        m_builtIn->stop();
    m_builtIn.reset();
    if (m_manager)
        m_manager->close();
    m_guests.reset();
    m_manager.reset();
    m_journal.reset();
}

} // namespace league::app
