#include "app/view/boards/lobby_board.h"

#include "agents/base/charts/agent_lifecycle_chart.h"
#include "agents/league/schedule.h"
#include "app/view/boards/seat_board.h"
#include "app/view/desk/desk.h"
#include "app/view/desk/known_places.h"
#include "app/view/words/engine_words.h"
#include "app/view/words/language_news.h"
#include "app/web/join_page.h"

#include <QQmlEngine>

namespace league::app::view {

namespace chart = base::agent_lifecycle_chart;

namespace {

constexpr std::chrono::seconds BetweenPings{2};
const QString Referee = QStringLiteral("referee");
const QString Good = QStringLiteral("good");
const QString Warn = QStringLiteral("warn");
const QString Bad = QStringLiteral("bad");
const QString Busy = QStringLiteral("busy");

// Nobody wants to press a button for a match that is not one.
bool isPersonal(const AgentTold &agent)
{
    return agent.strategy == QStringLiteral("human");
}

} // namespace

LobbyBoard::LobbyBoard(Desk &desk, QObject *parent) : QObject(parent), m_desk(desk)
{
    connect(&desk, &Desk::houseChanged, this, &LobbyBoard::follow);
    connect(&desk, &Desk::phaseChanged, this, [this] {
        if (m_desk.phase() == Desk::Phase::Lobby)
            ping();
        else
            m_nextPing.cancel();
        if (m_desk.phase() == Desk::Phase::Playing)
            m_preflight.stop();
        show();
    });
    connect(desk.league(), &LeagueBoard::shown, this, [this](LeagueStory::Changes changes) {
        if (changes & (LeagueStory::Agents | LeagueStory::Schedule))
            show();
    });
    connect(&m_preflight, &LobbyPreflight::begun, this, [this](const QString &id) {
        m_looks.insert(id, {QStringLiteral("checking"), {}});
        show();
    });
    connect(&m_preflight, &LobbyPreflight::checked, this, &LobbyBoard::takeReport);
    connect(&LanguageNews::here(), &LanguageNews::changed, this, &LobbyBoard::show);
    if (desk.house())
        follow(desk.house());
}

LobbyBoard::~LobbyBoard() = default;

LobbyBoard *LobbyBoard::create(QQmlEngine *engine, QJSEngine *scripts)
{
    Q_UNUSED(scripts)
    return new LobbyBoard(
        *engine->singletonInstance<Desk *>(qmlTypeId("League.View", 1, 0, "Desk")));
}

void LobbyBoard::follow(House *house)
{
    m_preflight.stop();
    m_nextPing.cancel();
    m_health.clear();
    m_latencies.clear();
    m_looks.clear();
    m_met.clear();
    m_dismissed.clear();
    m_arriving.clear();
    m_hasPerson = false;
    m_isOpening = house && !house->isReady();
    if (!house)
        return show();
    connect(house, &House::healthChanged, this, &LobbyBoard::takeHealth);
    connect(house, &House::ready, this, [this] {
        m_isOpening = false;
        ping();
        show();
    });
    connect(house, &House::agentDismissed, this, [this](const QString &id) {
        m_dismissed.insert(id);
        show();
    });
    // What comes back is there again.
    connect(house, &House::agentRegistered, this, [this](const QString &id) {
        m_dismissed.remove(id);
        show();
    });
    show();
}

House *LobbyBoard::house() const
{
    return m_desk.phase() == Desk::Phase::Lobby ? m_desk.house() : nullptr;
}

void LobbyBoard::ping()
{
    if (!house())
        return;
    house()->pingAll();
    m_nextPing = m_desk.clock().after(BetweenPings, [this] { ping(); });
}

void LobbyBoard::takeHealth(const QList<manager::AgentHealth> &agents)
{
    for (const manager::AgentHealth &agent : agents) {
        m_health.insert(agent.id, agent);
        if (agent.latencyMs < 0)
            continue;
        QVariantList &kept = m_latencies[agent.id];
        kept.append(agent.latencyMs);
        if (kept.size() > LatenciesKept)
            kept.removeFirst();
    }
    show();
}

void LobbyBoard::takeReport(const QString &agentId, const protocol::PreflightReport &report)
{
    Look look{report.failed > 0 || report.status != QStringLiteral("PASSED")
                  ? QStringLiteral("failed")
                  : report.warnings > 0 ? Warn + QStringLiteral("ing")
                                        : QStringLiteral("passed"),
              {}};
    for (const protocol::PreflightCheck &check : report.checks) {
        const bool isFailure = check.verdict == protocol::Verdict::Failed;
        if (isFailure || (look.finding.isEmpty() && check.verdict == protocol::Verdict::Warning))
            look.finding = check.reason;
        if (isFailure)
            break;
    }
    m_looks.insert(agentId, look);
    show();
}

void LobbyBoard::meet(const AgentTold &agent)
{
    if (!house() || m_isOpening || agent.role == Referee || isPersonal(agent)
        || m_met.contains(agent.id))
        return;
    m_met.insert(agent.id);
    PreflightOptions options;
    options.agent = QUrl(agent.endpoint);
    options.joinTimeout = m_desk.league()->story().rules().joinTimeout;
    options.choiceTimeout = m_desk.league()->story().rules().choiceTimeout;
    house()->lookUp(options.agent, [this, id = agent.id, options](const Neighbour &who) mutable {
        if (who.isHosted || !house())
            return;
        options.headers = who.proofs;
        m_preflight.check(id, options);
    });
}

LobbyRow LobbyBoard::rowOf(const AgentTold &agent) const
{
    const manager::AgentHealth health = m_health.value(agent.id);
    LobbyRow row;
    row.agentId = agent.id;
    row.name = agent.name;
    row.number = agent.number;
    row.strategy = agent.strategy;
    row.isBuiltIn = strategies().contains(agent.strategy);
    row.place = placeOf(agent.endpoint);
    row.maxMatches = agent.maxMatches;
    row.stateWord = chart::Registered;
    row.latencyMs = static_cast<int>(health.latencyMs);
    row.latencies = m_latencies.value(agent.id);
    row.isSlow = health.latencyMs >= SlowFromMs;
    row.isSilent = health.failures > 0 || (health.errors > 0 && health.heardUtcMs == 0);
    row.light = m_looks.value(agent.id).light;
    row.finding = EngineWords::said(m_looks.value(agent.id).finding);
    return row;
}

void LobbyBoard::show()
{
    QList<LobbyRow> referees;
    QList<LobbyRow> players;
    m_hasPerson = false;
    if (house()) {
        for (const AgentTold &agent : m_desk.league()->story().agents()) {
            if (m_dismissed.contains(agent.id) || agent.isWithdrawn)
                continue;
            (agent.role == Referee ? referees : players).append(rowOf(agent));
            meet(agent);
        }
        m_hasPerson = !house()->seats().isEmpty();
    }
    m_registeredPlayers = static_cast<int>(players.size());
    showReadiness(referees, players);
    showSchedule();
    for (const QString &name : std::as_const(m_arriving)) {
        LobbyRow row;
        row.name = name;
        row.number = static_cast<int>(players.size()) + 1;
        row.stateWord = chart::Registering;
        players.append(row);
    }
    m_referees.show(referees);
    m_players.show(players);
    Q_EMIT changed();
}

void LobbyBoard::showReadiness(const QList<LobbyRow> &referees, const QList<LobbyRow> &players)
{
    int atOnce = 0;
    for (const LobbyRow &referee : referees)
        atOnce += referee.maxMatches;
    const QList<LobbyRow> everybody = referees + players;
    const auto all = static_cast<int>(everybody.size());
    const auto answering =
        static_cast<int>(std::count_if(everybody.begin(), everybody.end(), [](const LobbyRow &row) {
            return row.latencyMs >= 0 && !row.isSilent;
        }));
    QList<ReadinessRow> rows{{.check = QStringLiteral("referees"),
                              .tone = referees.isEmpty() ? (m_isOpening ? Busy : Bad) : Good,
                              .number = static_cast<int>(referees.size()),
                              .of = atOnce},
                             {.check = QStringLiteral("players"),
                              .tone = players.size() < 2 ? (m_isOpening ? Busy : Bad) : Good,
                              .number = static_cast<int>(players.size())}};
    if (all > 0) {
        rows.append({.check = QStringLiteral("answers"),
                     .tone = answering == all ? Good : Busy,
                     .number = answering,
                     .of = all});
        rows.append({.check = QStringLiteral("tokens"), .tone = Good, .number = all});
    }
    for (const LobbyRow &row : everybody) {
        if (row.isSilent)
            rows.append({.check = QStringLiteral("silent"), .tone = Warn, .name = row.name});
        else if (row.isSlow)
            rows.append({.check = QStringLiteral("slow"),
                         .tone = Warn,
                         .name = row.name,
                         .number = row.latencyMs,
                         .of = static_cast<int>(m_desk.league()->story().rules().joinTimeout.count()
                                                / 1000)});
        if (row.light == QStringLiteral("failed") || row.light == QStringLiteral("warning"))
            rows.append({.check = QStringLiteral("preflight"),
                         .tone = Warn,
                         .name = row.name,
                         .finding = row.finding});
        else if (row.light == QStringLiteral("checking"))
            rows.append({.check = QStringLiteral("looking"), .tone = Busy, .name = row.name});
    }
    for (const QString &name : std::as_const(m_arriving))
        rows.append({.check = QStringLiteral("arriving"), .tone = Busy, .name = name});
    m_readiness.show(house() ? rows : QList<ReadinessRow>());
}

void LobbyBoard::showSchedule()
{
    const QList<tournament::Round> rounds = tournament::roundRobin(
        m_registeredPlayers,
        {.doubleRoundRobin = m_desk.league()->story().rules().doubleRoundRobin});
    m_rounds = static_cast<int>(rounds.size());
    m_matches = 0;
    for (const tournament::Round &round : rounds)
        m_matches += static_cast<int>(round.pairings.size());
    m_perRound = rounds.isEmpty() ? 0 : static_cast<int>(rounds.constFirst().pairings.size());
    m_hasBye = !rounds.isEmpty() && !rounds.constFirst().byes.isEmpty();
}

QString LobbyBoard::obstacle() const
{
    if (!house() || m_isOpening)
        return QStringLiteral("opening");
    for (const ReadinessRow &row : m_readiness.rows()) {
        if (row.tone == Bad)
            return row.check;
    }
    return {};
}

QString LobbyBoard::address() const
{
    return house() ? house()->joinAddress().toString() : QString();
}

QString LobbyBoard::code() const
{
    return house() ? house()->joinCode() : QString();
}

QString LobbyBoard::link() const
{
    return house()
        ? joinPageAddress(house()->joinAddress(), house()->joinCode()).toString(QUrl::FullyEncoded)
        : QString();
}

int LobbyBoard::port() const
{
    return house() ? house()->managerEndpoint().port(0) : 0;
}

bool LobbyBoard::isOpenToNetwork() const
{
    return house() && !house()->options().address.isLoopback();
}

bool LobbyBoard::mayBeWatched() const
{
    return house() && house()->options().spectators;
}

int LobbyBoard::expectedPlayers() const
{
    return house() ? house()->options().expectedPlayers : 0;
}

QStringList LobbyBoard::strategies() const
{
    return house() ? player::strategyNames(house()->options().gameType) : QStringList();
}

void LobbyBoard::addBuiltIn(const QString &strategy)
{
    add({.strategy = strategy});
}

void LobbyBoard::addScript(const QString &name, const QString &command)
{
    add({.name = name.trimmed(), .mind = Mind::Script, .command = command.trimmed()});
}

void LobbyBoard::addModel(const QString &name, const QString &url, const QString &model)
{
    add({.name = name.trimmed(),
         .mind = Mind::Model,
         .modelUrl = url.trimmed(),
         .modelName = model.trimmed()});
}

void LobbyBoard::addPerson(const QString &name)
{
    if (!m_hasPerson)
        add({.name = name.trimmed(), .mind = Mind::Person});
}

void LobbyBoard::add(const PlayerPlan &plan)
{
    if (!house())
        return;
    const QString shown = plan.name.isEmpty() ? tr("A new player") : plan.name;
    m_arriving.append(shown);
    house()->addPlayer(plan, [this, shown](const base::Result<QString> &answer) {
        m_arriving.removeOne(shown);
        show();
        Q_EMIT m_desk.said(answer ? *answer : EngineWords::said(answer.failure().sentence),
                           static_cast<bool>(answer));
    });
    show();
}

} // namespace league::app::view
