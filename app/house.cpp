#include "app/house.h"

#include "agents/base/random_stream.h"
#include "agents/base/token.h"
#include "agents/protocol/error_codes.h"
#include "app/free_port.h"
#include "app/league_floor.h"
#include "app/log_output.h"
#include "app/own_address.h"
#include "app/player_floor.h"
#include "app/seat.h"
#include "app/spoken_code.h"
#include "app/version.h"
#include "app/web/join_page.h"
#include "app/web/spectator_page.h"

#include <QMetaMethod>

namespace league::app {

House::House(HouseOptions options) : m_options(std::move(options)) { }

House::~House()
{
    close();
}

manager::LeagueOptions House::leagueOptions() const
{
    manager::LeagueOptions league;
    league.leagueId = base::LeagueId(m_plan.leagueId);
    league.name = m_options.leagueName;
    league.gameType = m_options.gameType;
    league.rules = m_options.rules;
    if (m_options.expectedPlayers > 0)
        league.rules.expectedPlayers = m_options.expectedPlayers;
    const QString &typed = m_options.rules.leagueSecret;
    league.secret = m_options.seed.value_or(typed.isEmpty() ? base::randomHex(16) : typed);
    league.address = m_options.address;
    league.hosts = hostsOf(m_options.address);
    league.port = m_plan.managerPort;
    league.version = version();
    league.operatorToken = base::newToken(u"op");
    league.door.joinCode = m_options.joinCode;
    league.door.codeIsSpoken = isLobby();
    // Without sockets everybody calls from the loopback, and nobody can call from elsewhere.
    league.door.allowAnyEndpoint = m_options.wire == WireKind::InProcess;
    league.door.burst += m_options.players + m_options.referees;
    league.spectators = m_options.spectators;
    league.page = spectatorPage();
    league.joinPage = joinPage();
    return league;
}

base::Result<store::LeagueFolder> House::prepare()
{
    if (m_options.resume) {
        base::Result<HousePlan> plan = planToResume(*m_options.resume, m_options);
        if (!plan)
            return plan.failure();
        m_plan = std::move(*plan);
    } else {
        m_plan = planFor(m_options);
    }
    m_named = static_cast<int>(m_plan.players.size());
    const base::Result<store::LeagueFolder> folder =
        store::LeagueFolder::create(m_options.dataFolder, m_plan.leagueId);
    if (!folder)
        return folder;
    m_leagueFolder = folder->path();
    if (const base::Outcome logging = logToFolder(*folder); !logging)
        return logging.failure();
    if (!isLobby()) {
        // The house fills its own league at once; nobody else can take a place meant for its
        // agents.
        m_options.joinCode = base::newToken(u"join");
    } else if (m_options.joinCode.isEmpty() && !m_options.address.isLoopback()) {
        m_options.joinCode = newSpokenCode();
    }
    m_wires = std::make_shared<WireMaker>(m_options.wire, m_options.aroundWire);
    m_leagueThread = std::make_unique<HostThread>(QStringLiteral("league"));
    m_playerThread = std::make_unique<HostThread>(QStringLiteral("players"));
    if (isWatched()) {
        m_leagueThread->giveWay();
        m_playerThread->giveWay();
    }
    return folder;
}

struct House::Beginning
{
    manager::LeagueOptions league;
    store::LeagueFolder folder;
    LeagueFloor::Beginning kind;
    std::shared_ptr<WireMaker> wires;
    QHostAddress refereeAddress;
    base::Speed speed;
    std::optional<Lookout::Audience> audience;
    store::HouseFact house;
    bool isAnnounced;
    int expectedPlayers;
};

House::Beginning House::beginning(const store::LeagueFolder &folder)
{
    using enum LeagueFloor::Beginning;
    return {leagueOptions(),
            folder,
            m_options.resume ? Resumed : New,
            m_wires,
            hostedAddress(),
            m_options.speed,
            isWatched() ? std::optional(audience()) : std::nullopt,
            {m_options.players, m_options.referees, m_options.strategies, wireName(m_options.wire)},
            isLobby() && m_options.announce,
            m_options.expectedPlayers};
}

bool House::isWatched() const
{
    static const QMetaMethod entries = QMetaMethod::fromSignal(&House::entriesStored);
    static const QMetaMethod exchanges = QMetaMethod::fromSignal(&House::exchanged);
    static const QMetaMethod health = QMetaMethod::fromSignal(&House::healthChanged);
    return isSignalConnected(entries) || isSignalConnected(exchanges) || isSignalConnected(health);
}

base::Result<QUrl> House::openLeague(const Beginning &how)
{
    m_leagueFloor = std::make_unique<LeagueFloor>(how.league, how.folder, how.wires, how.kind);
    if (how.audience)
        m_leagueFloor->setAudience(*how.audience);
    m_leagueFloor->setRefereeAddress(how.refereeAddress);
    m_leagueFloor->pace().setSpeed(how.speed);
    if (const base::Outcome opened = m_leagueFloor->open(); !opened)
        return opened.failure();
    if (how.kind == LeagueFloor::Beginning::New)
        m_leagueFloor->noteHouse(how.house);
    if (how.isAnnounced)
        m_leagueFloor->announce(how.expectedPlayers);
    return m_leagueFloor->manager().endpoint();
}

base::Outcome House::open()
{
    const base::Result<store::LeagueFolder> folder = prepare();
    if (!folder)
        return folder.failure();
    std::optional<base::Result<QUrl>> manager;
    m_leagueThread->run([&, how = beginning(*folder)] { manager = openLeague(how); });
    if (!*manager) {
        notePort(manager->failure());
        return manager->failure();
    }
    bringAgents(**manager);
    return base::Done{};
}

void House::openSoon()
{
    const base::Result<store::LeagueFolder> folder = prepare();
    if (!folder) {
        QMetaObject::invokeMethod(
            this, [this, reason = folder.failure()] { Q_EMIT failed(reason); },
            Qt::QueuedConnection);
        return;
    }
    m_leagueThread->post([this, how = beginning(*folder)] {
        QMetaObject::invokeMethod(
            this,
            [this, manager = openLeague(how)] {
                if (m_isClosing)
                    return;
                if (manager)
                    return bringAgents(*manager);
                notePort(manager.failure());
                Q_EMIT failed(manager.failure());
            },
            Qt::QueuedConnection);
    });
}

void House::notePort(const base::Failure &reason)
{
    if (reason.code == protocol::error_code::ConnectionError)
        m_freePort = freePortAfter(m_options.address, m_plan.managerPort);
}

void House::bringAgents(const QUrl &manager)
{
    m_managerEndpoint = manager;
    PlayerFloor::Surroundings around;
    around.manager = m_managerEndpoint;
    around.joinCode = m_options.joinCode;
    around.address = hostedAddress();
    around.gameType = m_options.gameType;
    around.rules = m_options.rules;
    around.dataFolder = m_options.dataFolder;
    around.takenPort = isLobby() ? TakenPort::Moves : TakenPort::Fails;
    around.isResumed = m_options.resume.has_value();
    around.seed = base::RandomStream::seedFromText(m_options.seed.value_or(m_plan.leagueId));
    m_playerThread->run([&] {
        m_playerFloor = std::make_unique<PlayerFloor>(around, m_wires);
        m_playerFloor->pace().setSpeed(m_options.speed);
    });
    connectFloors();
    Q_EMIT opened();
    for (const PlayerPlan &person : std::as_const(m_plan.people))
        addPerson(person, {});
    m_leagueThread->post([floor = m_leagueFloor.get(), seats = m_plan.referees,
                          taken = around.takenPort, speed = m_options.speed] {
        floor->pace().setSpeed(speed); // it may have been changed meanwhile
        floor->startReferees(seats, taken);
    });
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
    relay(manager, &LeagueManager::agentDismissed, std::bind_front(&House::agentDismissed, this));
    relay(manager, &LeagueManager::leagueStarted, [this](int rounds, int matches) {
        m_matchesInAll = matches;
        Q_EMIT leagueStarted(rounds, matches);
    });
    relay(manager, &LeagueManager::roundAnnounced, std::bind_front(&House::roundAnnounced, this));
    // Thousands in a second, of which only the last one says anything: one is on its way at most.
    connect(manager, &LeagueManager::matchCounted, manager, [this](int counted, int inAll) {
        m_matchesCounted = counted;
        m_matchesInAll = inAll;
        if (m_isCountOnItsWay.exchange(true))
            return;
        const auto tell = [this] {
            m_isCountOnItsWay = false;
            Q_EMIT matchCounted(m_matchesCounted, m_matchesInAll);
        };
        QMetaObject::invokeMethod(this, tell, Qt::QueuedConnection);
    });
    relay(manager, &LeagueManager::roundCompleted, std::bind_front(&House::roundCompleted, this));
    relay(manager, &LeagueManager::playerWithdrawn,
          [this](const base::PlayerId &id, const QString &why) {
              Q_EMIT playerWithdrawn(id.text(), why);
          });
    relay(manager, &LeagueManager::refereeLost,
          [this](const base::RefereeId &id, const QString &why) {
              Q_EMIT refereeLost(id.text(), why);
          });
    relay(manager, &LeagueManager::paused, std::bind_front(&House::paused, this));
    relay(manager, &LeagueManager::proceeded, std::bind_front(&House::proceeded, this));
    relay(manager, &LeagueManager::stopped, std::bind_front(&House::stopped, this));
    relay(manager, &LeagueManager::completed, std::bind_front(&House::completed, this));
    relay(m_leagueFloor.get(), &LeagueFloor::played, std::bind_front(&House::played, this));
    relay(m_leagueFloor.get(), &LeagueFloor::settled, std::bind_front(&House::settled, this));
    relay(m_leagueFloor.get(), &LeagueFloor::failed, std::bind_front(&House::failed, this));
    relay(m_leagueFloor.get(), &LeagueFloor::refereeFailed,
          std::bind_front(&House::agentFailed, this));
    relay(m_playerFloor.get(), &PlayerFloor::failed, std::bind_front(&House::failed, this));
    relay(m_playerFloor.get(), &PlayerFloor::playerFailed,
          std::bind_front(&House::agentFailed, this));

    // Referees first, then players, then the league: the order of the source documents.
    relay(m_leagueFloor.get(), &LeagueFloor::refereesReady, [this] {
        QList<PlayerPlan> plans = m_plan.players;
        for (PlayerPlan &plan : plans)
            plan.seed = m_options.seed ? *m_options.seed + QStringLiteral("/bots") : QString();
        if (m_playerThread && !m_isClosing) {
            m_playerThread->post(
                [floor = m_playerFloor.get(), plans] { floor->startPlayers(plans); });
        }
    });
    relay(m_playerFloor.get(), &PlayerFloor::ready, [this] { onPlayersReady(); });
}

void House::onPlayersReady()
{
    if (m_isClosing || !m_leagueThread)
        return;
    m_isReady = true;
    Q_EMIT ready();
    if (isLobby())
        return noteSeats();
    m_leagueThread->post([floor = m_leagueFloor.get(), speed = m_options.speed] {
        using enum manager::LeagueManager::FirstMatch;
        floor->startLeague(speed == base::Speed::Step ? OnStep : AtOnce);
    });
}

Lookout::Audience House::audience()
{
    const auto tell = [this](const std::function<void()> &say) {
        QMetaObject::invokeMethod(this, say, Qt::QueuedConnection);
    };
    // A listener may close the house.
    const auto taken = [this](void (Lookout::*done)()) {
        if (!m_leagueThread || m_isClosing)
            return;
        m_leagueThread->post([floor = m_leagueFloor.get(), done] {
            if (Lookout *lookout = floor->lookout())
                (lookout->*done)();
        });
    };
    return {.entries =
                [this, tell, taken](const QList<store::Entry> &entries) {
                    tell([this, taken, entries] {
                        Q_EMIT entriesStored(entries);
                        taken(&Lookout::entriesTaken);
                    });
                },
            .exchanges =
                [this, tell, taken](const QList<transport::Exchange> &exchanges, qint64 dropped) {
                    tell([this, taken, exchanges, dropped] {
                        Q_EMIT exchanged(exchanges, dropped);
                        taken(&Lookout::exchangesTaken);
                    });
                },
            .health =
                [this, tell](const QList<manager::AgentHealth> &agents) {
                    tell([this, agents] { Q_EMIT healthChanged(agents); });
                }};
}

QUrl House::joinAddress() const
{
    QUrl address = m_managerEndpoint;
    if (!m_options.address.isLoopback() && m_options.wire == WireKind::Http)
        address.setHost(reachableAddress(m_options.address).toString());
    return address;
}

QString House::joinCode() const
{
    return isLobby() ? m_options.joinCode : QString();
}

QHostAddress House::hostedAddress() const
{
    return reachableAddress(m_options.address);
}

void House::close()
{
    m_isClosing = true;
    m_seats.clear();
    if (m_playerThread)
        m_playerThread->run([this] { m_playerFloor.reset(); });
    if (m_leagueThread)
        m_leagueThread->run([this] { m_leagueFloor.reset(); });
    m_playerThread.reset();
    m_leagueThread.reset();
}

void House::closeSoon()
{
    if (std::exchange(m_isClosing, true))
        return;
    m_seats.clear();
    const auto end = [this] {
        QMetaObject::invokeMethod(
            this,
            [this] {
                close(); // the threads have nothing left to do
                Q_EMIT closed();
            },
            Qt::QueuedConnection);
    };
    if (!m_playerThread)
        return end();
    m_playerThread->post([this, end] {
        m_playerFloor.reset();
        m_leagueThread->post([this, end] {
            m_leagueFloor.reset();
            end();
        });
    });
}

} // namespace league::app
