#include "app/view/rows/agent_rows.h"

#include "agents/base/charts/agent_lifecycle_chart.h"
#include "agents/base/charts/circuit_breaker_chart.h"
#include "agents/base/charts/match_chart.h"
#include "app/view/words/engine_words.h"

#include <QUrl>

#include <algorithm>

namespace league::app::view {

namespace {

namespace chart = base::agent_lifecycle_chart;
namespace breaker = base::circuit_breaker_chart;

// http://127.0.0.1:8101/mcp is localhost:8101.
QString shortAddress(const QString &endpoint)
{
    const QUrl url(endpoint);
    if (url.host().isEmpty())
        return {};
    const bool isHere = url.host() == QLatin1String("127.0.0.1");
    const QString host = isHere ? QStringLiteral("localhost") : url.host();
    return url.port() > 0 ? host + u':' + QString::number(url.port()) : host;
}

QString lifecycleOf(const LeagueStory &story, const AgentTold *agent)
{
    if (agent && (agent->isAway || agent->isWithdrawn))
        return chart::Failed;
    if (story.completedMs() != 0)
        return chart::Shutdown;
    if (!agent || story.startedMs() != 0)
        return chart::Active;
    return chart::Registered;
}

// The states an agent has been through before that one.
QStringList pathTo(const QString &state, bool wasActive)
{
    QStringList path{chart::Init, chart::Registering, chart::Registered};
    if (wasActive)
        path.append(chart::Active);
    path.removeAll(state);
    return path;
}

AgentRow managerRow(const LeagueStory &story)
{
    AgentRow row;
    row.agentId = QStringLiteral("LM");
    row.role = QStringLiteral("manager");
    row.endpoint = story.endpoint();
    row.address = shortAddress(story.endpoint());
    row.players = story.players();
    row.lifecycle = lifecycleOf(story, nullptr);
    row.passed = pathTo(row.lifecycle, true);
    return row;
}

AgentRow rowOf(const LeagueStory &story, const AgentTold &agent, int matchesNow)
{
    AgentRow row;
    row.agentId = agent.id;
    row.name = agent.name;
    row.role = agent.role;
    row.number = agent.number;
    row.endpoint = agent.endpoint;
    row.address = shortAddress(agent.endpoint);
    row.strategy = agent.strategy;
    row.dialect = agent.dialect;
    row.lifecycle = lifecycleOf(story, &agent);
    row.passed = pathTo(row.lifecycle, story.startedMs() != 0);
    row.matchesNow = matchesNow;
    row.maxMatches = agent.maxMatches;
    row.threshold = story.rules().failureThreshold;
    row.recoveryMs = static_cast<int>(story.rules().recoveryTimeout.count());
    row.errors = agent.errors;
    row.reason = EngineWords::said(agent.reason);
    row.isWithdrawn = agent.isWithdrawn;
    row.needsAttention = row.lifecycle == chart::Failed;
    return row;
}

} // namespace

QHash<QString, int> matchesByReferee(const LeagueStory &story)
{
    QHash<QString, int> playing;
    const RoundTold *round = story.round(story.currentRound());
    for (const QString &id : round ? round->matches : QStringList()) {
        const MatchTold *match = story.match(id);
        if (match && !match->isCounted() && match->attempt > 0)
            ++playing[match->referee];
    }
    return playing;
}

QList<AgentRow> agentRows(const LeagueStory &story)
{
    if (story.leagueId().isEmpty())
        return {};
    const QHash<QString, int> matches = matchesByReferee(story);
    QList<AgentRow> rows{managerRow(story)};
    for (const char *role : {"referee", "player"}) {
        for (const AgentTold &agent : story.agents()) {
            if (agent.role == QLatin1String(role))
                rows.append(rowOf(story, agent, matches.value(agent.id)));
        }
    }
    return rows;
}

void addHealth(AgentRow &row, const manager::AgentHealth &health, qint64 trialAtMs)
{
    row.hasHealth = true;
    row.latencyMs = health.latencyMs;
    row.breaker = health.breaker;
    row.failures = health.failures;
    row.trialAtMs = trialAtMs;
    row.errors = std::max(row.errors, health.errors);
    row.lastError = health.lastError;
    row.needsAttention |= health.breaker != breaker::Closed;
}

AgentCounts countAgents(const QList<AgentRow> &rows)
{
    AgentCounts counts;
    for (const AgentRow &row : rows) {
        ++counts.all;
        counts.referees += row.role == QLatin1String("referee") ? 1 : 0;
        counts.players += row.role == QLatin1String("player") ? 1 : 0;
        counts.attention += row.needsAttention ? 1 : 0;
        if (row.lifecycle == chart::Failed)
            ++counts.failed;
        else if (row.breaker == breaker::Open)
            ++counts.unreachable;
        else if (row.breaker == breaker::HalfOpen)
            ++counts.testing;
        else
            ++counts.healthy;
    }
    return counts;
}

bool isFound(const AgentRow &row, const QString &search)
{
    const QString wanted = search.trimmed();
    if (wanted.isEmpty())
        return true;
    const QStringList texts{row.name, row.agentId, row.address, row.strategy, row.role};
    return std::ranges::any_of(
        texts, [&](const QString &text) { return text.contains(wanted, Qt::CaseInsensitive); });
}

QList<EventRow> agentEvents(const LeagueStory &story, const AgentRow &agent, int limit)
{
    QList<EventRow> rows;
    const auto &events = story.events();
    for (auto event = events.crbegin(); event != events.crend() && rows.size() < limit; ++event) {
        const bool isAbout = agent.role == QLatin1String("manager")
            ? event->match.isEmpty()
            : event->words.contains(agent.name) || event->words.contains(agent.agentId);
        if (isAbout)
            rows.append(eventRow(*event));
    }
    return rows;
}

} // namespace league::app::view
