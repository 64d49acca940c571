// runAgent: the life of a `referee` or `player` command, from registering to the exit code.
#pragma once

#include "agents/protocol/error_codes.h"
#include "app/cli/agent_options.h"
#include "app/cli/exit_code.h"
#include "app/cli/interrupt_watch.h"
#include "app/cli/terminal.h"

#include <QEventLoop>

namespace league::app {

// Starts the agent and runs until the league is over, the agent fails or somebody interrupts it.
// `waitingFor` ends the sentence that says it is registered.
template<class Agent>
int runAgent(Agent &agent, const AgentPlace &place, const QString &waitingFor)
{
    QEventLoop loop;
    const InterruptWatch watch;
    QObject::connect(&agent, &Agent::registered, &loop, [&](const auto &id) {
        Terminal::say(QStringLiteral("Registered as %1 at %2; waiting for %3.")
                          .arg(id.text(), agent.endpoint().toString(), waitingFor));
    });
    QObject::connect(&agent, &Agent::failed, &loop, [&](const base::Failure &reason) {
        Terminal::complain(reason.sentence);
        loop.exit(reason.code == protocol::error_code::ConnectionError ? CannotReach : Failed);
    });
    QObject::connect(&agent, &Agent::leagueCompleted, &loop, [&] {
        Terminal::say(QStringLiteral("The league is over."));
        loop.exit(Done);
    });
    QObject::connect(&watch, &InterruptWatch::interrupted, &loop, [&] {
        agent.stop();
        Terminal::say(QStringLiteral("Interrupted; the league goes on without %1.")
                          .arg(Terminal::oneLine(place.name)));
        loop.exit(Interrupted);
    });
    if (const base::Outcome started = agent.start(); !started) {
        Terminal::complain(started.failure().sentence);
        return CannotReach;
    }
    Terminal::say(QStringLiteral("%1 listens at %2 and registers with %3 …")
                      .arg(place.name, agent.endpoint().toString(), place.manager.toString()));
    return loop.exec();
}

} // namespace league::app
