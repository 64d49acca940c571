// What the commands `referee`, `player` and `agent` have in common: where the manager is or how it
// is found, where we are, and how we call others.
#pragma once

#include "agents/league/league_rules.h"
#include "app/cli/league_search.h"
#include "app/cli/option_reader.h"

#include <QHostAddress>

namespace league::app {

struct AgentPlace
{
    QUrl manager; // empty until findManager() when nobody said
    std::optional<LeagueSearch> search; // how it is found then
    QHostAddress address; // empty as long
    quint16 port = 0;
    QUrl publicUrl; // where others find it; empty when that is where it listens
    QString name;
    QString joinCode;
    tournament::LeagueRules calls; // timeouts, retries and circuit breaker of its own calls

    // The names and addresses by which it may be called (Host and Origin).
    [[nodiscard]] QStringList hosts() const;
};

// Who it registers with: the league's manager, or the orchestrator of a channel, which is the
// manager under another name.
enum class Host { Manager, Orchestrator };

// Declares --manager or --orchestrator, --port, --public-url, --name, --join-code and --set, and
// for a league --league and --wait-seconds.
void declareAgent(QCommandLineParser &parser, const QString &defaultPort,
                  const QString &defaultName, Host host = Host::Manager);
[[nodiscard]] AgentPlace readAgent(OptionReader &options, const QCommandLineParser &parser,
                                   Host host = Host::Manager);

// Looks for the league on the local network where no address was given; `game` is what the agent
// plays, empty for any. Gives Done, or the exit code after it was said what is missing.
[[nodiscard]] int findManager(AgentPlace &place, const QString &game, base::Clock &clock);

} // namespace league::app
