#include "app/view/boards/agents_board.h"

#include "agents/base/charts/circuit_breaker_chart.h"
#include "app/view/desk/desk.h"

#include <QFile>
#include <QQmlEngine>

#include <utility>

namespace league::app::view {

namespace {

constexpr std::chrono::seconds Second{1};
constexpr qsizetype SecondsKept = 60;
constexpr int LogLines = 30;
constexpr qint64 SlowFromMs = 250;
constexpr qint64 ComplaintBytes = 4096; // of a script's stderr, from its end
constexpr qsizetype ComplaintLines = 20;

} // namespace

AgentsBoard::AgentsBoard(LeagueBoard &league, base::Clock &clock, QObject *parent)
    : QObject(parent), m_league(league), m_clock(clock)
{
    connect(&league, &LeagueBoard::shown, this, [this](LeagueStory::Changes changes) {
        if (changes & (LeagueStory::Agents | LeagueStory::Schedule))
            show();
        else if (changes & LeagueStory::Matches)
            showWork();
        if (changes & LeagueStory::Events)
            showLog();
    });
    show();
}

AgentsBoard *AgentsBoard::create(QQmlEngine *engine, QJSEngine *scripts)
{
    Q_UNUSED(scripts)
    auto *desk = engine->singletonInstance<Desk *>(qmlTypeId("League.View", 1, 0, "Desk"));
    auto board = std::make_unique<AgentsBoard>(*desk->league(), desk->clock(), desk);
    connect(desk, &Desk::houseChanged, board.get(), &AgentsBoard::follow);
    board->follow(desk->house());
    AgentsBoard *made = board.release(); // the Desk is its parent
    QQmlEngine::setObjectOwnership(made, QQmlEngine::CppOwnership);
    return made;
}

void AgentsBoard::follow(House *house)
{
    m_health.clear();
    m_trialAtMs.clear();
    m_latency.clear();
    m_house = house;
    if (house) {
        connect(house, &House::healthChanged, this, &AgentsBoard::takeHealth);
        sampleSoon();
    } else {
        m_sample.cancel();
        setChosenId({});
    }
    show();
    Q_EMIT countsChanged();
}

void AgentsBoard::takeHealth(const QList<manager::AgentHealth> &agents)
{
    for (const manager::AgentHealth &agent : agents) {
        m_health.insert(agent.id, agent);
        m_trialAtMs.insert(agent.id, agent.trialInMs < 0 ? 0 : m_clock.utcMs() + agent.trialInMs);
    }
    show();
}

void AgentsBoard::sampleSoon()
{
    m_sample = m_clock.after(Second, [this] { sample(); });
}

void AgentsBoard::sample()
{
    for (const manager::AgentHealth &agent : std::as_const(m_health)) {
        if (agent.latencyMs < 0)
            continue;
        QVariantList &values = m_latency[agent.id];
        values.append(static_cast<int>(agent.latencyMs));
        if (values.size() > SecondsKept)
            values.removeFirst();
    }
    show();
    showComplaints();
    sampleSoon();
}

QList<AgentRow> AgentsBoard::everybody() const
{
    QList<AgentRow> rows = agentRows(m_league.story());
    for (AgentRow &row : rows) {
        const auto health = m_health.constFind(row.agentId);
        if (health == m_health.cend())
            continue;
        addHealth(row, *health, m_trialAtMs.value(row.agentId));
        row.latency = m_latency.value(row.agentId);
    }
    return rows;
}

void AgentsBoard::showLamps()
{
    QVariantMap lamps;
    for (const manager::AgentHealth &agent : std::as_const(m_health)) {
        const bool isLost = agent.failures > 0
            || (!agent.breaker.isEmpty() && agent.breaker != base::circuit_breaker_chart::Closed);
        if (isLost)
            lamps.insert(agent.id, QStringLiteral("lost"));
        else if (agent.latencyMs >= 0)
            lamps.insert(agent.id,
                         agent.latencyMs < SlowFromMs ? QStringLiteral("good")
                                                      : QStringLiteral("slow"));
    }
    if (std::exchange(m_lamps, lamps) != lamps)
        Q_EMIT lampsChanged();
}

void AgentsBoard::show()
{
    showLamps();
    const QList<AgentRow> all = everybody();
    QList<AgentRow> wanted;
    for (const AgentRow &row : all) {
        const bool fits = m_filter == QLatin1String("all")
            || (m_filter == QLatin1String("referees") && row.role == QLatin1String("referee"))
            || (m_filter == QLatin1String("players") && row.role == QLatin1String("player"))
            || (m_filter == QLatin1String("attention") && row.needsAttention);
        if (fits && isFound(row, m_search))
            wanted.append(row);
    }
    m_rows.show(wanted);
    showChosen(all);
    const AgentCounts counts = countAgents(all);
    if (counts == m_counts)
        return;
    m_counts = counts;
    Q_EMIT countsChanged();
}

void AgentsBoard::showWork()
{
    const QHash<QString, int> matches = matchesByReferee(m_league.story());
    QSet<QString> referees;
    for (const AgentTold &agent : m_league.story().agents()) {
        if (agent.role == QLatin1String("referee"))
            referees.insert(agent.id);
    }
    m_rows.edit(referees, [&](AgentRow &row) { row.matchesNow = matches.value(row.agentId); });
    const int now = matches.value(m_chosenId);
    if (!referees.contains(m_chosenId) || m_chosen.matchesNow == now)
        return;
    m_chosen.matchesNow = now;
    Q_EMIT chosenChanged();
}

void AgentsBoard::showChosen(const QList<AgentRow> &all)
{
    AgentRow chosen;
    for (const AgentRow &row : all)
        chosen = row.agentId == m_chosenId ? row : chosen;
    if (chosen == m_chosen)
        return;
    const bool isAnother = chosen.agentId != m_chosen.agentId;
    m_chosen = chosen;
    if (isAnother) {
        showLog();
        showComplaints();
    }
    Q_EMIT chosenChanged();
}

void AgentsBoard::showLog()
{
    m_log.show(m_chosen.agentId.isEmpty() ? QList<EventRow>()
                                          : agentEvents(m_league.story(), m_chosen, LogLines));
}

void AgentsBoard::showComplaints()
{
    QStringList lines;
    const bool isScript = m_chosen.strategy == PlayerPlan{.mind = Mind::Script}.strategyWord();
    if (m_house && isScript) {
        QFile file(stderrLogOf(m_house->options().dataFolder, m_chosen.name));
        if (file.open(QIODevice::ReadOnly)) {
            file.seek(std::max<qint64>(0, file.size() - ComplaintBytes));
            lines = QString::fromUtf8(file.readAll()).split(u'\n', Qt::SkipEmptyParts);
            lines = lines.mid(std::max<qsizetype>(0, lines.size() - ComplaintLines));
        }
    }
    if (lines == m_complaints)
        return;
    m_complaints = lines;
    Q_EMIT complaintsChanged();
}

void AgentsBoard::setSearch(const QString &search)
{
    if (search == m_search)
        return;
    m_search = search;
    show();
    Q_EMIT filterChanged();
}

void AgentsBoard::setFilter(const QString &filter)
{
    if (filter == m_filter)
        return;
    m_filter = filter;
    show();
    Q_EMIT filterChanged();
}

void AgentsBoard::setChosenId(const QString &id)
{
    if (id == m_chosenId)
        return;
    m_chosenId = id;
    showChosen(everybody());
    Q_EMIT chosenChanged();
}

} // namespace league::app::view
