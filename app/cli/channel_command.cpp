#include "app/cli/channel_command.h"

#include "agents/base/system_clock.h"
#include "agents/base/token.h"
#include "agents/protocol/channel_read_messages.h"
#include "agents/protocol/error_codes.h"
#include "agents/store/league_folder.h"
#include "agents/transport/http_wire.h"
#include "app/chat/channel_chat.h"
#include "app/chat/chat_host.h"
#include "app/chat/turn_guide.h"
#include "app/cli/interrupt_watch.h"
#include "app/cli/league_access.h"
#include "app/cli/option_reader.h"
#include "app/cli/wrong_usage.h"

#include <QEventLoop>

#include <algorithm>

namespace league::app {

namespace {

const QString OrchestratorOption = QStringLiteral("orchestrator");
const QString ChannelOption = QStringLiteral("channel");
const QString CreateOption = QStringLiteral("create");
const QString ListOption = QStringLiteral("list");
const QString TitleOption = QStringLiteral("title");
const QString ConfigOption = QStringLiteral("config");
const QString MembersOption = QStringLiteral("members");
const QString SeedOption = QStringLiteral("seed");
const QString PortOption = QStringLiteral("port");
const QString DataOption = QStringLiteral("data");
const QString JsonOption = QStringLiteral("json");
const QString GuideOption = QStringLiteral("guide");

struct Plan
{
    QUrl orchestrator; // empty: one of our own
    base::ChannelId channel;
    bool creates = false;
    QString title;
    JsonObject config;
    ChatHostOptions host;
    ChannelChat::Form form = ChannelChat::Form::Lines;
};

void declare(QCommandLineParser &parser)
{
    parser.addOptions({
        {OrchestratorOption,
         QStringLiteral("The manager that runs the channel, such as http://127.0.0.1:8000; without "
                        "it one is opened in this program."),
         QStringLiteral("URL")},
        {ChannelOption, QStringLiteral("The channel."), QStringLiteral("ID"),
         QStringLiteral("room")},
        {CreateOption, QStringLiteral("Makes the channel at the orchestrator.")},
        {ListOption, QStringLiteral("Lists the channels of the orchestrator.")},
        {TitleOption, QStringLiteral("What people call the new channel."), QStringLiteral("TEXT")},
        {ConfigOption,
         QStringLiteral("A rule of the new channel, such as defaultTimeoutSeconds=30; may be "
                        "given several times. /config shows all of them."),
         QStringLiteral("KEY=VALUE")},
        {MembersOption,
         QStringLiteral("Who sits in a channel of our own: %1, as often as you like.")
             .arg(player::voiceNames().join(QStringLiteral(", "))),
         QStringLiteral("a,b,…"), player::voiceNames().join(u',')},
        {SeedOption, QStringLiteral("Any text; the same text gives the same words again."),
         QStringLiteral("TEXT")},
        {PortOption, QStringLiteral("Port of our own orchestrator; 0 takes any free one."),
         QStringLiteral("PORT"), QStringLiteral("0")},
        {DataOption,
         QStringLiteral("The data folder: where the orchestrator keeps what it needs, and where "
                        "its operator token is."),
         QStringLiteral("DIR"), store::LeagueFolder::defaultDataFolder()},
        {JsonOption, QStringLiteral("Prints every event as one JSON object per line.")},
        {GuideOption,
         QStringLiteral("Prints the guide to the turn protocol for authors of "
                        "agents, and ends.")},
    });
}

void readConfig(OptionReader &options, JsonObject &into)
{
    for (const QString &text : options.texts(ConfigOption)) {
        const qsizetype sign = text.indexOf(u'=');
        const base::Result<JsonObject> change =
            protocol::TurnConfig::changeFromText(text.left(sign), text.mid(sign + 1));
        if (sign <= 0)
            options.refuse(QStringLiteral("--config needs KEY=VALUE, not \"%1\".").arg(text));
        else if (!change)
            options.refuse(QStringLiteral("--config: %1").arg(change.failure().sentence));
        else
            into.insert(change->begin().key(), change->begin().value());
    }
}

void readMembers(OptionReader &options, Plan &plan)
{
    plan.host.members = options.text(MembersOption).split(u',', Qt::SkipEmptyParts);
    for (QString &member : plan.host.members) {
        member = member.trimmed();
        if (!player::voiceNames().contains(member)) {
            options.refuse(QStringLiteral("--members: there is no voice \"%1\". Known are: %2.")
                               .arg(member, player::voiceNames().join(QStringLiteral(", "))));
        }
    }
}

Plan readPlan(OptionReader &options, const QCommandLineParser &parser)
{
    Plan plan;
    if (!parser.positionalArguments().isEmpty()) {
        options.refuse(QStringLiteral("Only options are expected, not \"%1\".")
                           .arg(parser.positionalArguments().constFirst()));
    }
    const bool isRemote = options.has(OrchestratorOption);
    if (isRemote)
        plan.orchestrator = options.endpoint(OrchestratorOption);
    for (const QString &own : {MembersOption, SeedOption, PortOption}) {
        if (isRemote && options.has(own))
            options.refuse(QStringLiteral("--%1 is for a channel of our own, not for one at "
                                          "--orchestrator; agents join that one by themselves.")
                               .arg(own));
    }
    if (!isRemote && options.has(ListOption))
        options.refuse(QStringLiteral("--list needs --orchestrator: whose channels?"));
    plan.channel = base::ChannelId(options.text(ChannelOption).trimmed());
    if (plan.channel.isEmpty())
        options.refuse(QStringLiteral("--channel needs the id of a channel."));
    if (isRemote && !options.has(ChannelOption) && !options.has(ListOption)) {
        options.refuse(QStringLiteral("--channel is missing: which channel? --list lists them, "
                                      "--create makes one."));
    }
    plan.creates = !isRemote || options.has(CreateOption);
    plan.title = options.text(TitleOption);
    readConfig(options, plan.config);
    if (!plan.creates && (!plan.config.isEmpty() || options.has(TitleOption)))
        options.refuse(QStringLiteral("--config and --title are for a new channel; add --create, "
                                      "or change one that is there with /config."));
    readMembers(options, plan);
    plan.host.dataFolder = options.text(DataOption);
    plan.host.port = options.port(PortOption);
    plan.host.channel = plan.channel;
    plan.host.seed = options.has(SeedOption) ? options.text(SeedOption) : base::randomHex(16);
    plan.form = options.has(JsonOption) ? ChannelChat::Form::Json : ChannelChat::Form::Lines;
    return plan;
}

int exitCodeFor(const base::Failure &failure)
{
    return failure.code == protocol::error_code::ConnectionError ? CannotReach : Failed;
}

int giveUp(const base::Failure &failure)
{
    Terminal::complain(failure.sentence);
    return exitCodeFor(failure);
}

int list(const OperatorAccess &access, transport::Wire &wire, base::Clock &clock)
{
    ChannelWatch watch(access, base::ChannelId(QStringLiteral("list")), wire, clock);
    QEventLoop loop;
    watch.order(protocol::ChannelList(), [&](const base::Result<JsonObject> &reply) {
        const auto channels = reply ? protocol::read<protocol::ChannelList>(*reply)
                                    : base::Result<protocol::ChannelList>(reply.failure());
        if (!channels)
            return loop.exit(giveUp(channels.failure()));
        if (channels->channels.isEmpty())
            Terminal::say(QStringLiteral("There are no channels; --create makes one."));
        for (const protocol::ChannelItem &item : channels->channels) {
            Terminal::print(QStringLiteral("%1  %2  %3 members, %4 turns  %5")
                                .arg(item.channelId.text(), QString(wireWord(item.state)))
                                .arg(item.members)
                                .arg(item.turns)
                                .arg(Terminal::oneLine(item.title)));
        }
        loop.exit(Done);
    });
    return loop.exec();
}

int chat(const Plan &plan, const OperatorAccess &access, ChatHost *host, transport::Wire &wire,
         base::Clock &clock)
{
    QEventLoop loop;
    const InterruptWatch interrupts;
    ChannelWatch watch(access, plan.channel, wire, clock);
    ChatPrompt prompt;
    ChannelChat talk(watch, prompt, clock, plan.form);
    const auto fail = [&](const base::Failure &reason) { loop.exit(giveUp(reason)); };
    QObject::connect(&interrupts, &InterruptWatch::interrupted, &loop,
                     [&] { loop.exit(Interrupted); });
    QObject::connect(&talk, &ChannelChat::over, &loop, [&] { loop.exit(Done); });
    QObject::connect(&talk, &ChannelChat::failed, &loop, fail);
    if (host) {
        QObject::connect(host, &ChatHost::failed, &loop, fail);
        QObject::connect(host, &ChatHost::membersReady, &talk,
                         [&] { talk.begin(ChannelChat::Beginning::WhenQuiet); });
    }
    if (!plan.creates) {
        talk.begin(ChannelChat::Beginning::AtOnce);
        return loop.exec();
    }
    const protocol::ChannelCreate create{plan.channel, plan.title, plan.config, {}};
    watch.order(create, [&](const base::Result<JsonObject> &reply) {
        if (!reply)
            return fail(reply.failure());
        if (!host)
            return talk.begin(ChannelChat::Beginning::AtOnce);
        watch.start();
        host->startMembers();
    });
    return loop.exec();
}

int run(const QCommandLineParser &parser)
{
    if (parser.isSet(GuideOption)) {
        Terminal::print(turnGuide().trimmed());
        return Done;
    }
    OptionReader options(parser);
    const Plan plan = readPlan(options, parser);
    if (!options.problem().isEmpty())
        return wrongUsage(options.problem(), QStringLiteral("channel"));

    base::SystemClock clock;
    transport::HttpWire wire(clock);
    if (plan.orchestrator.isEmpty()) {
        ChatHost host(plan.host, wire, clock);
        const base::Result<OperatorAccess> access = host.open();
        if (!access)
            return giveUp(access.failure());
        Terminal::say(QStringLiteral("The channel %1 is at %2; what happens in it is kept in %3. "
                                     "/help lists the orders.")
                          .arg(plan.channel.text(), access->manager.toString(), host.folder()));
        return chat(plan, *access, &host, wire, clock);
    }
    const base::Result<OperatorAccess> access =
        findLeagueAt(plan.host.dataFolder, plan.orchestrator);
    if (!access)
        return giveUp(access.failure());
    if (options.has(ListOption))
        return list(*access, wire, clock);
    return chat(plan, *access, nullptr, wire, clock);
}

} // namespace

Command channelCommand()
{
    return {QStringLiteral("channel"),
            QStringLiteral("Talks with agents in a turn channel, in the terminal."), declare, run};
}

} // namespace league::app
