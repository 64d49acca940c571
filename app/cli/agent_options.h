// What the commands `referee` and `player` have in common: where the manager is, where we are, and
// how we call others.
#pragma once

#include "agents/league/league_rules.h"
#include "app/cli/option_reader.h"

#include <QHostAddress>

namespace league::app {

struct AgentPlace
{
    QUrl manager;
    QHostAddress address;
    quint16 port = 0;
    QUrl publicUrl; // where others find it; empty when that is where it listens
    QString name;
    QString joinCode;
    tournament::LeagueRules calls; // timeouts, retries and circuit breaker of its own calls

    // The names and addresses by which it may be called (Host and Origin).
    [[nodiscard]] QStringList hosts() const;
};

// Declares --manager, --port, --public-url, --name, --join-code and --set.
void declareAgent(QCommandLineParser &parser, const QString &defaultPort,
                  const QString &defaultName);
[[nodiscard]] AgentPlace readAgent(OptionReader &options, const QCommandLineParser &parser);

} // namespace league::app
