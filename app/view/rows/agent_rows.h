// The rows of the agents page: who is in the league and how it does.
#pragma once

#include "agents/manager/agent_health.h"
#include "app/view/rows/dashboard_rows.h"
#include "app/view/story/league_story.h"

#include <QObject>
#include <QVariantList>

namespace league::app::view {

struct AgentRow
{
    Q_GADGET
    Q_PROPERTY(QString agentId MEMBER agentId)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(QString role MEMBER role)
    Q_PROPERTY(int number MEMBER number)
    Q_PROPERTY(QString address MEMBER address)
    Q_PROPERTY(QString endpoint MEMBER endpoint)
    Q_PROPERTY(QString strategy MEMBER strategy)
    Q_PROPERTY(QString dialect MEMBER dialect)
    Q_PROPERTY(QString lifecycle MEMBER lifecycle)
    Q_PROPERTY(QStringList passed MEMBER passed)
    Q_PROPERTY(int matchesNow MEMBER matchesNow)
    Q_PROPERTY(int maxMatches MEMBER maxMatches)
    Q_PROPERTY(int players MEMBER players)
    Q_PROPERTY(bool hasHealth MEMBER hasHealth)
    Q_PROPERTY(qint64 latencyMs MEMBER latencyMs)
    Q_PROPERTY(QVariantList latency MEMBER latency)
    Q_PROPERTY(QString breaker MEMBER breaker)
    Q_PROPERTY(int failures MEMBER failures)
    Q_PROPERTY(int threshold MEMBER threshold)
    Q_PROPERTY(qint64 trialAtMs MEMBER trialAtMs)
    Q_PROPERTY(int recoveryMs MEMBER recoveryMs)
    Q_PROPERTY(int errors MEMBER errors)
    Q_PROPERTY(QString lastError MEMBER lastError)
    Q_PROPERTY(QString reason MEMBER reason)
    Q_PROPERTY(bool isWithdrawn MEMBER isWithdrawn)
    Q_PROPERTY(bool needsAttention MEMBER needsAttention)

public:
    QString agentId = {}; // LM, REF01, P01; empty: nobody
    QString name = {};
    QString role = {}; // manager, referee or player
    int number = 0; // its colour and marker
    QString address = {}; // localhost:8101
    QString endpoint = {};
    QString strategy = {};
    QString dialect = {}; // in which it is called, once that was found out
    QString lifecycle = {}; // of the agent lifecycle chart
    QStringList passed = {}; // the states before that
    int matchesNow = 0; // of referees
    int maxMatches = 0; // likewise
    int players = 0; // of the manager
    bool hasHealth = false; // whether what follows is known
    qint64 latencyMs = -1;
    QVariantList latency = {}; // of the last minute, oldest first
    QString breaker = {};
    int failures = 0; // in a row
    int threshold = 5; // that opens the breaker
    qint64 trialAtMs = 0; // OPEN: when one request may try again
    int recoveryMs = 0; // how long that takes in all
    int errors = 0;
    QString lastError = {};
    QString reason = {}; // of being away or withdrawn
    bool isWithdrawn = false;
    bool needsAttention = false;

    [[nodiscard]] QString key() const { return agentId; }
    friend bool operator==(const AgentRow &, const AgentRow &) = default;
};

// How many there are of each kind.
struct AgentCounts
{
    Q_GADGET
    Q_PROPERTY(int all MEMBER all)
    Q_PROPERTY(int referees MEMBER referees)
    Q_PROPERTY(int players MEMBER players)
    Q_PROPERTY(int attention MEMBER attention)
    Q_PROPERTY(int healthy MEMBER healthy)
    Q_PROPERTY(int testing MEMBER testing)
    Q_PROPERTY(int unreachable MEMBER unreachable)
    Q_PROPERTY(int failed MEMBER failed)

public:
    int all = 0;
    int referees = 0;
    int players = 0;
    int attention = 0;
    int healthy = 0;
    int testing = 0; // breaker HALF_OPEN
    int unreachable = 0; // breaker OPEN
    int failed = 0;

    friend bool operator==(const AgentCounts &, const AgentCounts &) = default;
};

// The manager, referees and players, as the journal tells; without health.
[[nodiscard]] QList<AgentRow> agentRows(const LeagueStory &story);
// How many matches of the current round each referee has under way.
[[nodiscard]] QHash<QString, int> matchesByReferee(const LeagueStory &story);
// Adds what the house noticed, and what the agent needs because of it.
void addHealth(AgentRow &row, const manager::AgentHealth &health, qint64 trialAtMs);
[[nodiscard]] AgentCounts countAgents(const QList<AgentRow> &rows);
// Whether the agent is one that the search asks for: by name, id, address or strategy.
[[nodiscard]] bool isFound(const AgentRow &row, const QString &search);
// What happened to that agent, newest first.
[[nodiscard]] QList<EventRow> agentEvents(const LeagueStory &story, const AgentRow &agent,
                                          int limit);

} // namespace league::app::view
