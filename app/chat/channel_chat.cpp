#include "app/chat/channel_chat.h"

#include "agents/base/charts/channel_chart.h"
#include "agents/base/json/json_document.h"
#include "agents/protocol/channel_log.h"
#include "app/chat/chat_lines.h"

#include <QFile>

namespace league::app {

using namespace protocol;
using std::chrono::milliseconds;

namespace {

constexpr milliseconds Second{1000};

QString inJson(const ChannelEvent &event)
{
    return QString::fromUtf8(JsonDocument(eventToJson(event)).toJson(JsonDocument::Compact));
}

bool isQueued(const channel::Member &member)
{
    return member.state == TurnState::Queued;
}

} // namespace

ChannelChat::ChannelChat(ChannelWatch &watch, ChatPrompt &prompt, base::Clock &clock, Form form)
    : m_watch(watch), m_prompt(prompt), m_clock(clock), m_form(form)
{
    connect(&m_watch, &ChannelWatch::happened, this, &ChannelChat::show);
    connect(&m_watch, &ChannelWatch::refused, this, &ChannelChat::failed);
    connect(&m_watch, &ChannelWatch::lost, this, [this](const QString &sentence) {
        m_prompt.say(QStringLiteral("The orchestrator is lost: %1 Trying again …").arg(sentence));
    });
    connect(&m_watch, &ChannelWatch::found, this,
            [this] { m_prompt.say(QStringLiteral("The orchestrator is back.")); });
    connect(&m_watch, &ChannelWatch::upToDate, this, [this] {
        if (!m_hasBegun && m_beginning) {
            if (m_beginning == Beginning::AtOnce || isQuiet())
                takeOrders();
            return;
        }
        if (m_inputEnded && !m_watch.hasOrders() && isQuiet())
            Q_EMIT over();
    });
    connect(&m_prompt, &ChatPrompt::entered, this, &ChannelChat::enter);
    connect(&m_prompt, &ChatPrompt::ended, this, [this] {
        m_inputEnded = true;
        if (m_prompt.isTerminal())
            return (void)Q_EMIT over();
        leaveWhenQuiet();
    });
}

ChannelChat::~ChannelChat() = default;

void ChannelChat::begin(Beginning beginning)
{
    m_beginning = beginning;
    m_watch.catchUp(); // an order needs to know the channel, and which turn is meant
}

void ChannelChat::takeOrders()
{
    m_hasBegun = true;
    keepStatus();
    for (const QString &line : std::exchange(m_waiting, {}))
        enter(line);
    leaveWhenQuiet();
}

void ChannelChat::keepStatus()
{
    m_prompt.setStatus(statusOf(m_watch.state(), m_clock.utcMs()));
    if (m_prompt.isTerminal())
        m_second = m_clock.after(Second, [this] { keepStatus(); });
}

void ChannelChat::show(const ChannelEvent &event)
{
    if (const auto *change = std::get_if<RunStateChanged>(&event.fact))
        m_isAsleep = change->trigger == base::channel_chart::trigger::SilentCycles;
    if (const auto *chunk = std::get_if<ChunkTaken>(&event.fact)) {
        const channel::Turn *turn = m_watch.state().findTurn(chunk->turnId);
        m_prompt.setLiveText(turn ? turn->said : QString());
    } else if (std::holds_alternative<AgentSpoke>(event.fact)
               || std::holds_alternative<TurnOver>(event.fact)) {
        m_prompt.setLiveText({});
    }
    const QString line = m_form == Form::Json ? inJson(event) : lineFor(event, m_watch.state());
    if (!line.isEmpty())
        m_prompt.print(line);
    keepStatus();
    if (m_watch.state().run == RunState::Closed)
        return (void)Q_EMIT over();
    if (std::holds_alternative<TurnOver>(event.fact) || std::holds_alternative<TurnHeld>(event.fact)
        || std::holds_alternative<RunStateChanged>(event.fact)) {
        if (!m_hasBegun && m_beginning)
            m_watch.catchUp();
        leaveWhenQuiet();
    }
}

void ChannelChat::enter(const QString &line)
{
    if (!m_hasBegun) {
        m_waiting.append(line);
        return;
    }
    const base::Result<ChatOrder> order = readChatLine(line, m_watch.state());
    if (!order)
        return m_prompt.say(order.failure().sentence);
    carryOut(*order);
}

void ChannelChat::carryOut(const ChatOrder &order)
{
    const auto act = [this]<class Order>(const Order &each) {
        if constexpr (std::is_same_v<Order, HumanMessage>)
            say(each);
        else if constexpr (std::is_same_v<Order, ShowState>)
            answer(tableOf(m_watch.state(), m_clock.utcMs()));
        else if constexpr (std::is_same_v<Order, ShowConfig>)
            answer(configOf(m_watch.state()));
        else if constexpr (std::is_same_v<Order, ShowHelp>)
            answer(chatHelp());
        else if constexpr (std::is_same_v<Order, ExportTo>)
            exportTo(each.path);
        else if constexpr (std::is_same_v<Order, Quit>)
            Q_EMIT over();
        else
            send(each);
    };
    std::visit(act, order);
}

void ChannelChat::answer(const QString &text)
{
    if (m_form == Form::Json) // stdout has nothing but events
        m_prompt.say(text);
    else
        m_prompt.print(text);
}

template<Message M>
void ChannelChat::send(const M &order)
{
    m_watch.order(order, [this](const base::Result<JsonObject> &reply) {
        if (!reply)
            m_prompt.say(reply.failure().sentence);
        leaveWhenQuiet();
    });
}

void ChannelChat::say(const HumanMessage &message)
{
    // It went to sleep because nobody spoke; now somebody does.
    if (std::exchange(m_isAsleep, false)) {
        m_watch.order(ChannelControl{message.channelId, ChannelCommand::Resume, {}, {}},
                      [this, message](const base::Result<JsonObject> &) { send(message); });
        return;
    }
    send(message);
}

void ChannelChat::exportTo(const QString &path)
{
    QByteArray content;
    if (path.endsWith(QLatin1String(".jsonl"))) {
        for (const ChannelEvent &event : m_watch.events()) {
            const QByteArray line = logLine(event);
            content += line.isEmpty() ? line : line + '\n';
        }
    } else {
        content = transcriptOf(m_watch.state()).toUtf8();
    }
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly | QIODevice::NewOnly)
        || file.write(content) != content.size() || !file.flush()) {
        return m_prompt.say(QStringLiteral("%1 could not be written: %2. A file that is there is "
                                           "not overwritten.")
                                .arg(path, file.errorString()));
    }
    m_prompt.say(QStringLiteral("Written: %1").arg(path));
}

void ChannelChat::leaveWhenQuiet()
{
    if (m_inputEnded && m_hasBegun && !m_watch.hasOrders() && isQuiet())
        m_watch.catchUp(); // upToDate() decides
}

bool ChannelChat::isQuiet() const
{
    const channel::ChannelState &state = m_watch.state();
    if (state.humanHasFloor)
        return false; // it ends by itself, and the turn goes on
    if (!state.turn) // whoever is in the queue is about to get it
        return state.run != RunState::Running || std::ranges::none_of(state.members, isQueued);
    return state.turn->isHeld && state.turn->waitFor == WaitFor::HumanInput;
}

} // namespace league::app
