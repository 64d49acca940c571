#include "app/cli/agent_command.h"

#include "agents/base/system_clock.h"
#include "agents/player/channel/channel_agent.h"
#include "agents/protocol/error_codes.h"
#include "agents/transport/http_wire.h"
#include "app/call_policies.h"
#include "app/cli/interrupt_watch.h"
#include "app/cli/log_options.h"
#include "app/cli/voice_options.h"
#include "app/cli/wrong_usage.h"
#include "app/version.h"

#include <QEventLoop>

namespace league::app {

namespace {

using namespace std::chrono_literals;

const QString ChannelOption = QStringLiteral("channel");

void declare(QCommandLineParser &parser)
{
    declareAgent(parser, QStringLiteral("8201"), QStringLiteral("Agent"), Host::Orchestrator);
    parser.addOption({ChannelOption, QStringLiteral("The channel to join."), QStringLiteral("ID")});
    declareVoice(parser);
    declareLog(parser);
}

void listenTo(player::ChannelAgent &agent, QEventLoop &loop)
{
    using player::ChannelAgent;
    using player::ChannelMember;
    QObject::connect(&agent, &ChannelAgent::registered, &loop, [&](const base::AgentId &id) {
        Terminal::say(
            QStringLiteral("Registered as %1 at %2.").arg(id.text(), agent.endpoint().toString()));
    });
    QObject::connect(&agent, &ChannelAgent::failed, &loop, [&](const base::Failure &reason) {
        Terminal::complain(reason.sentence);
        loop.exit(reason.code == protocol::error_code::ConnectionError ? CannotReach : Failed);
    });
    QObject::connect(&agent, &ChannelAgent::channelClosed, &loop, [&] {
        Terminal::say(QStringLiteral("The channel is closed."));
        loop.exit(Done);
    });
    QObject::connect(
        &agent.member(), &ChannelMember::joined, &loop,
        [](const base::ChannelId &channel, int position) {
            Terminal::say(position > 0 ? QStringLiteral("In the channel %1, at place %2.")
                                             .arg(channel.text())
                                             .arg(position)
                                       : QStringLiteral("In the channel %1.").arg(channel.text()));
        });
    QObject::connect(&agent.member(), &ChannelMember::removed, &loop,
                     [](const base::ChannelId &channel, const QString &reason) {
                         Terminal::say(QStringLiteral("Taken out of the channel %1: %2")
                                           .arg(channel.text(), Terminal::oneLine(reason)));
                     });
    QObject::connect(&agent.member(), &ChannelMember::turnAnswered, &loop,
                     [](const base::TurnId &turn, const QString &what) {
                         Terminal::say(
                             QStringLiteral("%1: %2").arg(turn.text(), Terminal::oneLine(what)));
                     });
}

int run(const QCommandLineParser &parser)
{
    base::SystemClock clock;
    transport::HttpWire wire(clock);
    OptionReader options(parser);
    const AgentPlace place = readAgent(options, parser, Host::Orchestrator);
    if (options.text(ChannelOption).trimmed().isEmpty()) {
        options.refuse(QStringLiteral("--channel is missing: which channel? `agent-league channel "
                                      "--orchestrator URL --list` lists them."));
    }
    const VoicePlan voice = readVoice(options, place, wire, clock);
    applyLog(options);
    if (!options.problem().isEmpty())
        return wrongUsage(options.problem(), QStringLiteral("agent"));

    player::ChannelAgentOptions own;
    own.displayName = place.name;
    own.version = version();
    own.orchestrator = place.manager;
    own.channel = base::ChannelId(options.text(ChannelOption).trimmed());
    own.address = place.address;
    own.port = place.port;
    own.joinCode = place.joinCode;
    own.hosts = place.hosts();
    own.publicEndpoint = place.publicUrl;
    own.registration = registrationPolicy(place.calls);
    own.breaker = breakerPolicy(place.calls);
    own.voiceWord = voice.word;

    player::ChannelAgent agent(own, voice.make, wire, clock);
    QEventLoop loop;
    const InterruptWatch watch;
    listenTo(agent, loop);
    base::Alarm farewell;
    QObject::connect(&watch, &InterruptWatch::interrupted, &loop, [&] {
        agent.member().leave();
        Terminal::say(QStringLiteral("Interrupted; the channel goes on without %1.")
                          .arg(Terminal::oneLine(place.name)));
        farewell = clock.after(200ms, [&] { loop.exit(Interrupted); }); // for the good-bye to leave
    });
    if (const base::Outcome started = agent.start(); !started) {
        Terminal::complain(started.failure().sentence);
        return CannotReach;
    }
    Terminal::say(QStringLiteral("%1 listens at %2 and registers with %3 …")
                      .arg(place.name, agent.endpoint().toString(), place.manager.toString()));
    return loop.exec();
}

} // namespace

Command agentCommand()
{
    return {QStringLiteral("agent"), QStringLiteral("Joins a turn channel as a member."), declare,
            run};
}

} // namespace league::app
