// AgentHealth: how an agent of the league does, as its manager and referees notice it.
//
// A plain value, made by the House once a second for the agents page.
#pragma once

#include <QMetaType>
#include <QString>

namespace league::manager {

struct AgentHealth
{
    QString id = {}; // P01, REF01
    QString endpoint = {};
    qint64 latencyMs = -1; // of the last answer that needs no thought; -1 before the first
    QString breaker = QStringLiteral("CLOSED"); // the worst of all who call it
    int failures = 0; // in a row, of that breaker
    qint64 trialInMs = -1; // OPEN: until one request may try again; otherwise -1
    int errors = 0; // calls without a usable answer since the league opened
    QString lastError = {}; // one sentence, of the latest of those
    qint64 heardUtcMs = 0; // when it answered last; 0: never

    friend bool operator==(const AgentHealth &, const AgentHealth &) = default;
};

} // namespace league::manager

Q_DECLARE_METATYPE(league::manager::AgentHealth)
