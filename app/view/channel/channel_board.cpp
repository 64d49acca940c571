#include "app/view/channel/channel_board.h"

#include <algorithm>

namespace league::app::view {

using protocol::TurnState;

namespace {

constexpr std::chrono::milliseconds Frame{16};

} // namespace

ChannelBoard::ChannelBoard(base::Clock &clock, ChannelOrders &orders, QObject *parent)
    : QObject(parent), m_clock(clock), m_orders(orders), m_nowMs(clock.utcMs())
{
}

ChannelBoard::~ChannelBoard() = default;

void ChannelBoard::take(const QList<protocol::ChannelEvent> &events)
{
    for (const protocol::ChannelEvent &event : events) {
        const QString id = event.channel.text();
        (void)m_stories[id].add(event); // what was told before is refused there
        if (m_current.isEmpty())
            m_current = id;
    }
    showSoon();
}

void ChannelBoard::takeAgents(const QList<MemberRow> &agents)
{
    m_agents = agents;
    showSoon();
}

void ChannelBoard::begin()
{
    m_stories.clear();
    m_agents.clear();
    m_current.clear();
    m_refused.clear();
    show();
}

void ChannelBoard::open(const QString &channelId)
{
    if (channelId == m_current)
        return;
    m_current = channelId;
    m_refused.clear();
    show();
}

void ChannelBoard::showSoon()
{
    if (m_isDue)
        return;
    m_isDue = true;
    m_nextFrame = m_clock.after(Frame, [this] { show(); });
}

void ChannelBoard::show()
{
    m_isDue = false;
    m_nextFrame.cancel();
    m_nowMs = m_clock.utcMs();
    showChannels();
    showMembers();
    m_talk.show(story().speeches());
    m_transitions.show(story().transitions());
    m_rules.show(turnRuleRows(state().config, m_refused));
    m_turn = story().turn(m_nowMs);
    Q_EMIT changed();
}

void ChannelBoard::showChannels()
{
    QList<ChannelRow> rows;
    for (const auto &[id, told] : m_stories) {
        rows.append({.channelId = id,
                     .title = told.state().title,
                     .runWord = wireWord(told.state().run),
                     .members = static_cast<int>(told.state().members.size()),
                     .isCurrent = id == m_current});
    }
    m_channels.show(rows);
}

void ChannelBoard::showMembers()
{
    QList<MemberRow> members = story().queue(m_nowMs) + story().others(m_nowMs);
    for (const MemberRow &agent : std::as_const(m_agents)) {
        if (!state().member(base::AgentId(agent.agentId)))
            members.append(agent);
    }
    m_members.show(members);
}

void ChannelBoard::setNow(qint64 utcMs)
{
    m_nowMs = utcMs;
    showMembers(); // whole seconds: mostly nothing changes
}

const ChannelStory &ChannelBoard::story() const
{
    static const ChannelStory None;
    const auto told = m_stories.find(m_current);
    return told == m_stories.end() ? None : told->second;
}

const channel::ChannelState &ChannelBoard::state() const
{
    return story().state();
}

QString ChannelBoard::runWord() const
{
    return state().events == 0 ? QString() : QString(wireWord(state().run));
}

QString ChannelBoard::mode() const
{
    return wireWord(state().config.humanInterruptMode);
}

bool ChannelBoard::mayWrite() const
{
    return state().events > 0 && state().run != protocol::RunState::Closed
        && state().traits.humanAccess != protocol::HumanAccess::Off;
}

int ChannelBoard::floorLeftMs() const
{
    return static_cast<int>(std::max<qint64>(0, story().floorUntilMs() - m_nowMs));
}

int ChannelBoard::online() const
{
    return static_cast<int>(state().members.size()) - offline();
}

int ChannelBoard::offline() const
{
    return static_cast<int>(
        std::ranges::count(state().members, TurnState::Offline, &channel::Member::state));
}

} // namespace league::app::view
