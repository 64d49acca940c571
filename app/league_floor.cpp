#include "app/league_floor.h"

#include "agents/base/charts/league_chart.h"
#include "agents/protocol/message.h"
#include "agents/store/projection_writer.h"
#include "app/agent_names.h"
#include "app/call_policies.h"
#include "app/free_port.h"
#include "app/interrupted_league.h"
#include "app/operator_token.h"
#include "app/own_address.h"
#include "app/version.h"

#include <QCoreApplication>

#include <algorithm>

namespace league::app {

LeagueFloor::LeagueFloor(manager::LeagueOptions options, store::LeagueFolder folder,
                         std::shared_ptr<WireMaker> wires, Beginning beginning)
    : m_options(std::move(options)),
      m_folder(std::move(folder)),
      m_wires(std::move(wires)),
      m_beginning(beginning),
      m_pace(m_clock),
      m_wire(m_wires->make(m_clock))
{
    connect(&m_queue, &RegistrationQueue::done, this, &LeagueFloor::refereesReady);
    connect(&m_queue, &RegistrationQueue::failed, this, &LeagueFloor::failed);
}

LeagueFloor::~LeagueFloor()
{
    close();
}

void LeagueFloor::setAudience(Lookout::Audience audience)
{
    m_lookout = std::make_unique<Lookout>(m_clock, std::move(audience));
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
    if (m_lookout)
        m_lookout->follow(*m_journal);
    if (const base::Outcome opened = openManager(); !opened)
        return opened;
    m_journal->sync(); // nobody may be told of a league that could not be resumed
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
    if (m_lookout)
        m_lookout->follow(*m_manager);
    connect(m_manager.get(), &manager::LeagueManager::failed, this, &LeagueFloor::failed);
    connect(m_manager.get(), &manager::LeagueManager::refereeNeeded, this,
            &LeagueFloor::startBuiltInReferee);
    connect(m_manager.get(), &manager::LeagueManager::settled, this, [this] {
        m_journal->sync();
        Q_EMIT played();
        m_journal->whenFollowed(this, [this] { Q_EMIT settled(); });
    });
    return history ? m_manager->resume(*history) : m_manager->open();
}

void LeagueFloor::announce(int expectedPlayers)
{
    if (m_options.address.isLoopback() || m_wires->kind() != WireKind::Http)
        return;
    m_herald = std::make_unique<Herald>(*m_manager, m_clock, expectedPlayers);
}

std::unique_ptr<referee::RefereeAgent> LeagueFloor::makeReferee(const QString &name, quint16 port)
{
    referee::RefereeOptions options;
    options.displayName = name;
    options.version = version();
    options.manager = m_manager->endpoint();
    options.address = m_refereeAddress;
    options.hosts = hostsOf(m_refereeAddress);
    options.port = port;
    options.pace = &m_pace;
    options.joinCode = m_options.door.joinCode;
    options.gameTypes = {m_options.gameType};
    options.maxConcurrentMatches = m_options.rules.maxConcurrentMatches;
    options.registration = registrationPolicy(m_options.rules);
    options.report = reportPolicy(m_options.rules);
    auto agent = std::make_unique<referee::RefereeAgent>(
        options, *m_wire, m_clock,
        referee::Shelf{.commitments = m_journal.get(), .results = m_journal.get()});
    if (m_lookout)
        m_lookout->follow(*agent, name);
    return agent;
}

void LeagueFloor::startReferees(const QList<HostedSeat> &seats, TakenPort taken)
{
    if (m_beginning == Beginning::Resumed) // by where they listen, each is who it was
        m_queue.setAtOnce(RegistrationQueue::ManyAtOnce);
    for (const HostedSeat &seat : seats) {
        m_named = std::max(m_named, seat.number + 1);
        m_queue.add([this, seat, taken] {
            const quint16 port = portFor(m_refereeAddress, seat.port, taken);
            bringReferee(seat.name.isEmpty() ? refereeName(seat.number) : seat.name, port,
                         [this, taken](const base::Result<QString> &id) {
                             if (!id && taken == TakenPort::Fails)
                                 return Q_EMIT failed(id.failure());
                             if (!id)
                                 Q_EMIT refereeFailed(id.failure());
                             m_queue.advance();
                         });
            return base::Outcome(base::Done{});
        });
    }
    m_queue.begin();
}

void LeagueFloor::bringReferee(const QString &name, quint16 port, const Done &done)
{
    std::unique_ptr<referee::RefereeAgent> made = makeReferee(name, port);
    referee::RefereeAgent *agent = made.get();
    const auto isTold = std::make_shared<bool>(false);
    connect(agent, &referee::RefereeAgent::registered, this,
            [done, isTold](const base::RefereeId &id) {
                if (!std::exchange(*isTold, true))
                    done(id.text());
            });
    connect(agent, &referee::RefereeAgent::failed, this,
            [this, agent, done, isTold](const base::Failure &reason) {
                if (m_lookout)
                    m_lookout->unfollow(*agent);
                m_retired.keep(take(agent));
                if (!std::exchange(*isTold, true))
                    done(reason);
            });
    m_referees.push_back({name, std::move(made)});
    const base::Outcome started = agent->start();
    if (!started) {
        if (m_lookout)
            m_lookout->unfollow(*agent);
        (void)take(agent);
        return done(started.failure());
    }
    if (m_manager->state() != base::league_chart::AcceptingRegistrations)
        m_manager->admitReferee(agent->endpoint()); // its application is still on the way
}

std::unique_ptr<referee::RefereeAgent> LeagueFloor::take(const referee::RefereeAgent *agent)
{
    const auto found = std::ranges::find_if(
        m_referees, [agent](const HostedReferee &each) { return each.agent.get() == agent; });
    if (found == m_referees.end())
        return nullptr;
    auto taken = std::move(found->agent);
    m_referees.erase(found);
    return taken;
}

void LeagueFloor::addReferee(const QString &name, const Done &done)
{
    bringReferee(name.isEmpty() ? refereeName(m_named++) : name, 0, done);
}

void LeagueFloor::restartReferee(const QString &id, const Done &done)
{
    const auto found = std::ranges::find_if(
        m_referees, [&](const HostedReferee &each) { return each.agent->id().text() == id; });
    if (found == m_referees.end()) {
        return done(base::Failure{QStringLiteral("%1 does not run in this program; only whoever "
                                                 "started it can restart it.")
                                      .arg(id)});
    }
    const QString name = found->name;
    const auto port = static_cast<quint16>(found->agent->endpoint().port(0));
    (void)dropReferee(id);
    bringReferee(name, port, done);
}

bool LeagueFloor::dropReferee(const QString &id)
{
    const auto found = std::ranges::find_if(
        m_referees, [&](const HostedReferee &each) { return each.agent->id().text() == id; });
    if (found == m_referees.end())
        return false;
    if (m_lookout)
        m_lookout->unfollow(*found->agent);
    found->agent->stop();
    m_referees.erase(found);
    return true;
}

base::Outcome LeagueFloor::resetBreaker(const QString &agentId)
{
    const manager::AgentBook &book = m_manager->book();
    const manager::PlayerRecord *player = book.player(base::PlayerId(agentId));
    const manager::RefereeRecord *referee = book.referee(base::RefereeId(agentId));
    if (!player && !referee) {
        return base::Failure{
            tr("Nobody is called %1 in this league: its breaker cannot be reset.").arg(agentId)};
    }
    const QUrl endpoint = player ? player->endpoint : referee->endpoint;
    m_manager->forgive(endpoint);
    for (const HostedReferee &each : m_referees)
        each.agent->forgive(endpoint);
    m_manager->askEverybody();
    return base::Done{};
}

bool LeagueFloor::holds(const QUrl &endpoint) const
{
    return (m_guests && m_guests->holds(endpoint))
        || std::ranges::any_of(m_referees, [&](const HostedReferee &each) {
               return each.agent->endpoint() == endpoint;
           });
}

QList<store::SeatFact> LeagueFloor::refereeSeats() const
{
    QList<store::SeatFact> seats;
    for (const HostedReferee &each : m_referees) {
        if (!each.agent->id().isEmpty()) {
            seats.append({.role = QStringLiteral("referee"),
                          .name = each.name,
                          .port = each.agent->endpoint().port(0)});
        }
    }
    return seats;
}

void LeagueFloor::startBuiltInReferee()
{
    if (m_builtIn)
        return;
    m_builtIn = makeReferee(QStringLiteral("Built-in referee"), 0);
    connect(m_builtIn.get(), &referee::RefereeAgent::failed, this, &LeagueFloor::failed);
    if (const base::Outcome started = m_builtIn->start(); !started)
        return Q_EMIT failed(started.failure());
    m_manager->admitReferee(m_builtIn->endpoint()); // its application is still on the way
}

void LeagueFloor::startLeague(FirstMatch first)
{
    if (m_manager->state() != base::league_chart::AcceptingRegistrations)
        return;
    if (const base::Outcome started = m_manager->startLeague(first); !started)
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
    m_herald.reset(); // nobody shall come any more
    for (const HostedReferee &each : m_referees) {
        if (m_lookout)
            m_lookout->unfollow(*each.agent);
        each.agent->stop();
    }
    m_referees.clear();
    m_retired.clear();
    if (m_builtIn) {
        if (m_lookout)
            m_lookout->unfollow(*m_builtIn);
        m_builtIn->stop();
    }
    m_builtIn.reset();
    if (m_manager)
        m_manager->close();
    m_guests.reset();
    m_manager.reset();
    if (m_lookout && m_journal) {
        // What is on disk has been told, to the last entry.
        m_journal->flush();
        QCoreApplication::sendPostedEvents(m_journal.get());
        m_lookout->flush();
    }
    m_lookout.reset();
    m_journal.reset();
}

} // namespace league::app
