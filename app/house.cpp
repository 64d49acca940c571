#include "app/house.h"

#include "agents/base/token.h"
#include "app/interrupted_league.h"
#include "app/league_floor.h"
#include "app/league_id.h"
#include "app/log_output.h"
#include "app/player_floor.h"
#include "app/version.h"

namespace league::app {

namespace {

// Above the manager's port (L-36).
constexpr quint16 RefereesFrom = 1;
constexpr quint16 PlayersFrom = 101;

QList<HostedSeat> seatsFrom(quint16 base, quint16 first, int count)
{
    QList<HostedSeat> seats;
    for (int i = 0; i < count; ++i)
        seats.append({i, base == 0 ? quint16(0) : static_cast<quint16>(base + first + i)});
    return seats;
}

QString wireName(WireKind wire)
{
    return wire == WireKind::InProcess ? QStringLiteral("inprocess") : QStringLiteral("http");
}

} // namespace

House::House(HouseOptions options) : m_options(std::move(options)) { }

House::~House()
{
    close();
}

base::Outcome House::takeUp(const QString &leagueId)
{
    const base::Result<InterruptedLeague> found =
        findInterrupted(m_options.dataFolder, leagueId, PlayedBy::House);
    if (!found)
        return found.failure();
    const manager::LeagueHistory &history = found->history;
    manager::LeagueOptions league;
    if (const base::Outcome adopted = adopt(history, league); !adopted)
        return adopted;
    m_leagueId = league.leagueId.text();
    m_options.gameType = league.gameType;
    m_options.rules = league.rules;
    if (!league.secret.isEmpty())
        m_options.seed = league.secret;
    m_options.strategies = history.house->strategies;
    m_options.players = history.house->players;
    m_options.referees = history.house->referees;
    m_options.wire =
        history.house->wire == wireName(WireKind::InProcess) ? WireKind::InProcess : WireKind::Http;
    // Agents are known by their endpoints, so each has to listen where it did.
    m_managerPort = static_cast<quint16>(history.endpoint.port(0));
    const auto portOf = [](const auto &agents, int number) {
        const bool isKnown = number < agents.size(); // it may have ended before all registered
        return isKnown ? static_cast<quint16>(agents.at(number).endpoint.port(0)) : quint16(0);
    };
    for (int i = 0; i < m_options.referees; ++i)
        m_refereeSeats.append({i, portOf(history.referees, i)});
    for (int i = 0; i < m_options.players; ++i) {
        if (i >= history.players.size() || !history.players.at(i).isWithdrawn)
            m_playerSeats.append({i, portOf(history.players, i)});
    }
    return base::Done{};
}

manager::LeagueOptions House::leagueOptions() const
{
    manager::LeagueOptions league;
    league.leagueId = base::LeagueId(m_leagueId);
    league.gameType = m_options.gameType;
    league.rules = m_options.rules;
    league.secret = m_options.seed.value_or(base::randomHex(16));
    league.port = m_managerPort;
    league.version = version();
    league.operatorToken = base::newToken(u"op");
    league.door.joinCode = m_options.joinCode;
    league.door.burst += m_options.players + m_options.referees;
    return league;
}

base::Outcome House::open()
{
    const bool resumes = m_options.resume.has_value();
    if (resumes) {
        if (const base::Outcome taken = takeUp(*m_options.resume); !taken)
            return taken;
    } else {
        m_leagueId = newLeagueId(m_options.gameType);
        m_managerPort = m_options.basePort;
        m_refereeSeats = seatsFrom(m_managerPort, RefereesFrom, m_options.referees);
        m_playerSeats = seatsFrom(m_managerPort, PlayersFrom, m_options.players);
    }
    const base::Result<store::LeagueFolder> folder =
        store::LeagueFolder::create(m_options.dataFolder, m_leagueId);
    if (!folder)
        return folder.failure();
    m_leagueFolder = folder->path();
    if (const base::Outcome logging = logToFolder(*folder); !logging)
        return logging;

    // The house fills its own league at once; nobody else can take a place meant for its agents.
    m_options.joinCode = base::newToken(u"join");
    m_wires = std::make_shared<WireMaker>(m_options.wire);
    m_leagueThread = std::make_unique<HostThread>(QStringLiteral("league"));
    m_playerThread = std::make_unique<HostThread>(QStringLiteral("players"));
    base::Outcome opened = base::Done{};
    m_leagueThread->run([&] {
        using enum LeagueFloor::Beginning;
        m_leagueFloor = std::make_unique<LeagueFloor>(leagueOptions(), *folder, m_wires,
                                                      resumes ? Resumed : New);
        opened = m_leagueFloor->open();
        if (!opened)
            return;
        m_managerEndpoint = m_leagueFloor->manager().endpoint();
        if (!resumes) {
            m_leagueFloor->noteHouse({m_options.players, m_options.referees, m_options.strategies,
                                      wireName(m_options.wire)});
        }
    });
    if (!opened)
        return opened;
    m_playerThread->run([&] { m_playerFloor = std::make_unique<PlayerFloor>(m_options, m_wires); });
    connectFloors();
    m_leagueThread->post(
        [floor = m_leagueFloor.get(), seats = m_refereeSeats] { floor->startReferees(seats); });
    return base::Done{};
}

template<class Sender, class... Args, class Say>
void House::relay(Sender *sender, void (Sender::*signal)(Args...), Say say)
{
    connect(sender, signal, sender, [this, say](Args... args) {
        QMetaObject::invokeMethod(
            this, [say, args...] { say(args...); }, Qt::QueuedConnection);
    });
}

void House::connectFloors()
{
    using manager::LeagueManager;
    LeagueManager *manager = &m_leagueFloor->manager();
    relay(manager, &LeagueManager::refereeRegistered,
          [this](const base::RefereeId &id, const QString &name) {
              Q_EMIT agentRegistered(id.text(), name);
          });
    relay(manager, &LeagueManager::playerRegistered,
          [this](const base::PlayerId &id, const QString &name) {
              Q_EMIT agentRegistered(id.text(), name);
          });
    relay(manager, &LeagueManager::leagueStarted, std::bind_front(&House::leagueStarted, this));
    relay(manager, &LeagueManager::roundAnnounced, std::bind_front(&House::roundAnnounced, this));
    relay(manager, &LeagueManager::matchCounted, std::bind_front(&House::matchCounted, this));
    relay(manager, &LeagueManager::completed, std::bind_front(&House::completed, this));
    relay(m_leagueFloor.get(), &LeagueFloor::settled, std::bind_front(&House::settled, this));
    relay(m_leagueFloor.get(), &LeagueFloor::failed, std::bind_front(&House::failed, this));
    relay(m_playerFloor.get(), &PlayerFloor::failed, std::bind_front(&House::failed, this));

    // Referees first, then players, then the league: the order of the source documents.
    connect(m_leagueFloor.get(), &LeagueFloor::refereesReady, m_playerFloor.get(),
            [floor = m_playerFloor.get(), seats = m_playerSeats, endpoint = m_managerEndpoint] {
                floor->startPlayers(endpoint, seats);
            });
    connect(m_playerFloor.get(), &PlayerFloor::ready, m_leagueFloor.get(),
            &LeagueFloor::startLeague);
}

void House::close()
{
    if (m_playerThread)
        m_playerThread->run([this] { m_playerFloor.reset(); });
    if (m_leagueThread)
        m_leagueThread->run([this] { m_leagueFloor.reset(); });
    m_playerThread.reset();
    m_leagueThread.reset();
}

} // namespace league::app
