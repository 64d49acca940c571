// The rows of the lobby: who is there, and what to know before the start.
#pragma once

#include <QObject>
#include <QString>
#include <QVariantList>

namespace league::app::view {

struct LobbyRow
{
    Q_GADGET
    Q_PROPERTY(QString agentId MEMBER agentId)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(int number MEMBER number)
    Q_PROPERTY(QString strategy MEMBER strategy)
    Q_PROPERTY(bool isBuiltIn MEMBER isBuiltIn)
    Q_PROPERTY(QString place MEMBER place)
    Q_PROPERTY(int maxMatches MEMBER maxMatches)
    Q_PROPERTY(QString stateWord MEMBER stateWord)
    Q_PROPERTY(int latencyMs MEMBER latencyMs)
    Q_PROPERTY(QVariantList latencies MEMBER latencies)
    Q_PROPERTY(bool isSlow MEMBER isSlow)
    Q_PROPERTY(bool isSilent MEMBER isSilent)
    Q_PROPERTY(QString light MEMBER light)
    Q_PROPERTY(QString finding MEMBER finding)

public:
    QString agentId = {}; // empty while it registers
    QString name = {};
    int number = 0;
    QString strategy = {};
    bool isBuiltIn = false; // the strategy is one of ours
    QString place = {}; // 192.168.1.52:8101
    int maxMatches = 0; // of a referee
    QString stateWord = {}; // of the agent lifecycle: REGISTERING or REGISTERED
    int latencyMs = -1;
    QVariantList latencies = {}; // the last few, oldest first
    bool isSlow = false;
    bool isSilent = false; // it did not answer the last call
    QString light = {}; // of its pre-flight: checking, passed, warning, failed; empty: none is made
    QString finding = {}; // what the pre-flight found wrong, in one sentence

    [[nodiscard]] QString key() const { return agentId.isEmpty() ? u'+' + name : agentId; }
    friend bool operator==(const LobbyRow &, const LobbyRow &) = default;
};

// One line of "Before you start"; the page says it in words.
struct ReadinessRow
{
    Q_GADGET
    Q_PROPERTY(QString check MEMBER check)
    Q_PROPERTY(QString tone MEMBER tone)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(int number MEMBER number)
    Q_PROPERTY(int of MEMBER of)
    Q_PROPERTY(QString finding MEMBER finding)

public:
    QString check = {}; // referees, players, answers, tokens, slow, preflight, arriving
    QString tone = {}; // good, warn, bad or busy
    QString name = {}; // of the agent it is about
    int number = 0;
    int of = 0;
    QString finding = {};

    [[nodiscard]] QString key() const { return check + u'/' + name; }
    friend bool operator==(const ReadinessRow &, const ReadinessRow &) = default;
};

} // namespace league::app::view
