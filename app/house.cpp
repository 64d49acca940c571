#include "app/house.h"

#include "agents/base/token.h"
#include "app/league_floor.h"
#include "app/league_id.h"
#include "app/log_output.h"
#include "app/player_floor.h"
#include "app/version.h"

namespace league::app {

namespace {

constexpr quint16 PlayersFrom = 101; // above the manager's port (L-36)

} // namespace

House::House(HouseOptions options)
    : m_options(std::move(options)),
      m_leagueId(newLeagueId(m_options.gameType)),
      m_wires(std::make_shared<WireMaker>(m_options.wire))
{
}

House::~House()
{
    close();
}

base::Outcome House::open()
{
    const base::Result<store::LeagueFolder> folder =
        store::LeagueFolder::create(m_options.dataFolder, m_leagueId);
    if (!folder)
        return folder.failure();
    m_leagueFolder = folder->path();
    if (const base::Outcome logging = logToFolder(*folder); !logging)
        return logging;

    manager::LeagueOptions league;
    league.leagueId = base::LeagueId(m_leagueId);
    league.gameType = m_options.gameType;
    league.rules = m_options.rules;
    league.secret = m_options.seed.value_or(base::randomHex(16));
    league.port = m_options.basePort;
    league.version = version();
    league.operatorToken = base::newToken(u"op");
    // The house fills its own league at once; nobody else can take a place meant for its agents.
    m_options.joinCode = base::newToken(u"join");
    league.door.joinCode = m_options.joinCode;
    league.door.burst += m_options.players + m_options.referees;

    const quint16 base = m_options.basePort;
    const quint16 refereePort = base == 0 ? quint16(0) : static_cast<quint16>(base + 1);
    const quint16 playerPort = base == 0 ? quint16(0) : static_cast<quint16>(base + PlayersFrom);

    m_leagueThread = std::make_unique<HostThread>(QStringLiteral("league"));
    m_playerThread = std::make_unique<HostThread>(QStringLiteral("players"));
    base::Outcome opened = base::Done{};
    m_leagueThread->run([&] {
        m_leagueFloor = std::make_unique<LeagueFloor>(league, *folder, m_wires);
        opened = m_leagueFloor->open();
        if (opened)
            m_managerEndpoint = m_leagueFloor->manager().endpoint();
    });
    if (!opened)
        return opened;
    m_playerThread->run([&] { m_playerFloor = std::make_unique<PlayerFloor>(m_options, m_wires); });

    using manager::LeagueManager;
    LeagueManager *manager = &m_leagueFloor->manager();
    connect(manager, &LeagueManager::refereeRegistered, this,
            [this](const base::RefereeId &id, const QString &name) {
                Q_EMIT agentRegistered(id.text(), name);
            });
    connect(manager, &LeagueManager::playerRegistered, this,
            [this](const base::PlayerId &id, const QString &name) {
                Q_EMIT agentRegistered(id.text(), name);
            });
    connect(manager, &LeagueManager::leagueStarted, this, &House::leagueStarted);
    connect(manager, &LeagueManager::roundAnnounced, this, &House::roundAnnounced);
    connect(manager, &LeagueManager::matchCounted, this, &House::matchCounted);
    connect(manager, &LeagueManager::completed, this, &House::completed);
    connect(m_leagueFloor.get(), &LeagueFloor::settled, this, &House::settled);
    connect(m_leagueFloor.get(), &LeagueFloor::failed, this, &House::failed);
    connect(m_playerFloor.get(), &PlayerFloor::failed, this, &House::failed);

    // Referees first, then players, then the league: the order of the source documents.
    connect(m_leagueFloor.get(), &LeagueFloor::refereesReady, m_playerFloor.get(),
            [floor = m_playerFloor.get(), playerPort, endpoint = m_managerEndpoint] {
                floor->startPlayers(endpoint, playerPort);
            });
    connect(m_playerFloor.get(), &PlayerFloor::ready, m_leagueFloor.get(),
            &LeagueFloor::startLeague);
    m_leagueThread->post([floor = m_leagueFloor.get(), count = m_options.referees, refereePort] {
        floor->startReferees(count, refereePort);
    });
    return base::Done{};
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
