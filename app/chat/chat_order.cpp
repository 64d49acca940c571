#include "app/chat/chat_order.h"

#include "agents/base/quoting.h"

#include <algorithm>
#include <array>

namespace league::app {

using namespace protocol;
using base::AgentId;
using channel::ChannelState;

namespace {

using Words = QStringList;
using Reader = base::Result<ChatOrder> (*)(const Words &words, const ChannelState &state);

struct Row
{
    QLatin1String name;
    QLatin1String takes; // what follows it
    const char *does;
    qsizetype fewest; // words that must follow
    qsizetype most; // -1: any number
    Reader read;
};

template<ChannelCommand Command>
base::Result<ChatOrder> control(const Words &words, const ChannelState &state)
{
    ChannelControl order{.channelId = state.id, .command = Command, .agentId = {}, .order = {}};
    if (!words.isEmpty())
        order.agentId = AgentId(words.constFirst());
    return ChatOrder(order);
}

base::Result<ChatOrder> reorder(const Words &words, const ChannelState &state)
{
    ChannelControl order{
        .channelId = state.id, .command = ChannelCommand::Reorder, .agentId = {}, .order = {}};
    for (const QString &word : words)
        order.order.append(AgentId(word));
    return ChatOrder(order);
}

// The turn that is under way, also one that has yielded when no other is.
template<OverrideAction Action>
base::Result<ChatOrder> overrideTurn(const Words &, const ChannelState &state)
{
    TurnOverride order{.channelId = state.id, .turnId = {}, .action = Action};
    if (state.turn)
        order.turnId = state.turn->id;
    else if (!state.yielded.isEmpty())
        order.turnId = state.yielded.constFirst().id;
    if (order.turnId.isEmpty() && Action != OverrideAction::Hold)
        return base::Failure{QStringLiteral("Nobody has the turn.")};
    return ChatOrder(order);
}

base::Result<ChatOrder> setMode(const Words &words, const ChannelState &state)
{
    const std::optional<InterruptMode> mode = fromWireWord<InterruptMode>(words.constFirst());
    if (!mode) {
        return base::Failure{
            QStringLiteral("There is no mode \"%1\"; there are %2.")
                .arg(base::quotable(words.constFirst()), QString(allWireWords<InterruptMode>()))};
    }
    return ChatOrder(ChannelConfigure{state.id, TurnConfig::changeTo(*mode)});
}

base::Result<ChatOrder> configure(const Words &words, const ChannelState &state)
{
    if (words.isEmpty())
        return ChatOrder(ShowConfig());
    ChannelConfigure order{state.id, {}};
    for (const QString &word : words) {
        const qsizetype sign = word.indexOf(u'=');
        if (sign <= 0) {
            return base::Failure{QStringLiteral("\"%1\" is no key=value; try /config "
                                                "defaultTimeoutSeconds=30.")
                                     .arg(base::quotable(word))};
        }
        const auto change = TurnConfig::changeFromText(word.left(sign), word.mid(sign + 1));
        if (!change)
            return change.failure();
        for (auto each = change->begin(); each != change->end(); ++each)
            order.turnConfig.insert(each.key(), each.value());
    }
    return ChatOrder(order);
}

template<class Order>
base::Result<ChatOrder> simple(const Words &, const ChannelState &)
{
    return ChatOrder(Order());
}

base::Result<ChatOrder> release(const Words &, const ChannelState &state)
{
    return ChatOrder(HumanFloorRelease{state.id});
}

base::Result<ChatOrder> exportTo(const Words &words, const ChannelState &)
{
    return ChatOrder(ExportTo{words.join(u' ')});
}

using enum ChannelCommand;

constexpr std::array Rows{
    Row{QLatin1String("mode"), QLatin1String("queue|interrupt|inject|parallel"),
        "what becomes of your messages while somebody has the turn", 1, 1, setMode},
    Row{QLatin1String("pause"), {}, "grants no further turn", 0, 0, control<Pause>},
    Row{QLatin1String("resume"), {}, "goes on", 0, 0, control<Resume>},
    Row{QLatin1String("step"), {}, "grants one turn while paused", 0, 0, control<Step>},
    Row{QLatin1String("hold"), {}, "takes the floor", 0, 0, overrideTurn<OverrideAction::Hold>},
    Row{QLatin1String("release"), {}, "gives the floor back", 0, 0, release},
    Row{QLatin1String("skip"),
        {},
        "ends the turn that runs or waits",
        0,
        0,
        overrideTurn<OverrideAction::Skip>},
    Row{QLatin1String("resume-turn"),
        {},
        "ends the wait of whoever waits",
        0,
        0,
        overrideTurn<OverrideAction::Resume>},
    Row{QLatin1String("grant"), QLatin1String("ID"), "this agent is next", 1, 1, control<Grant>},
    Row{QLatin1String("add"), QLatin1String("ID"), "puts an agent in", 1, 1, control<Add>},
    Row{QLatin1String("remove"), QLatin1String("ID"), "takes an agent out", 1, 1, control<Remove>},
    Row{QLatin1String("enable"), QLatin1String("ID"), "lets an agent back", 1, 1, control<Enable>},
    Row{QLatin1String("disable"), QLatin1String("ID"), "makes an agent OFFLINE", 1, 1,
        control<Disable>},
    Row{QLatin1String("order"), QLatin1String("ID ID ..."), "the order of the queue", 1, -1,
        reorder},
    Row{QLatin1String("config"), QLatin1String("[KEY=VALUE ...]"), "shows or changes the rules", 0,
        -1, configure},
    Row{QLatin1String("state"), {}, "who is in, and whose turn it is", 0, 0, simple<ShowState>},
    Row{QLatin1String("export"), QLatin1String("FILE"),
        "writes the transcript; as log lines when FILE ends in .jsonl", 1, -1, exportTo},
    Row{QLatin1String("close"), {}, "closes the channel for good", 0, 0, control<Close>},
    Row{QLatin1String("help"), {}, "this list", 0, 0, simple<ShowHelp>},
    Row{QLatin1String("quit"), {}, "leaves the chat", 0, 0, simple<Quit>},
};

QString usageOf(const Row &row)
{
    return row.takes.isEmpty() ? QStringLiteral("/%1").arg(row.name)
                               : QStringLiteral("/%1 %2").arg(row.name, row.takes);
}

} // namespace

base::Result<ChatOrder> readChatLine(const QString &line, const ChannelState &state)
{
    // Two slashes are a message that begins with one.
    if (!line.startsWith(u'/') || line.startsWith(QLatin1String("//"))) {
        const QString text = line.startsWith(u'/') ? line.mid(1) : line;
        return ChatOrder(HumanMessage{.channelId = state.id, .text = text, .to = {}});
    }
    Words words = line.mid(1).split(u' ', Qt::SkipEmptyParts);
    const QString name = words.isEmpty() ? QString() : words.takeFirst();
    const auto row = std::ranges::find_if(Rows, [&](const Row &each) { return each.name == name; });
    if (row == Rows.end()) {
        return base::Failure{QStringLiteral("There is no order /%1; /help lists them. To say "
                                            "something that begins with a slash, write two.")
                                 .arg(base::quotable(name))};
    }
    if (words.size() < row->fewest || (row->most >= 0 && words.size() > row->most))
        return base::Failure{QStringLiteral("Write it as %1.").arg(usageOf(*row))};
    return row->read(words, state);
}

QString chatHelp()
{
    QStringList lines;
    for (const Row &row : Rows) {
        lines.append(QStringLiteral("  %1  %2")
                         .arg(usageOf(row).leftJustified(38), QString::fromUtf8(row.does)));
    }
    lines.append(QStringLiteral("  Anything else is said; @A02 at its start says it to A02."));
    return lines.join(u'\n');
}

} // namespace league::app
