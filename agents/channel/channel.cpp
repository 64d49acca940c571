#include "agents/channel/channel.h"

#include "agents/channel/channel_step.h"

#include "agents/base/charts/channel_chart.h"
#include "agents/base/charts/turn_chart.h"
#include "agents/protocol/error_codes.h"

namespace league::channel {

using namespace protocol;
using base::AgentId;
using base::TurnId;

namespace {

TurnState stateNamed(QLatin1String name)
{
    return fromWireWord<TurnState>(QString(name)).value_or(TurnState::Offline);
}

} // namespace

Channel::Channel(const base::ChannelId &id, const QString &title, const TurnConfig &config,
                 const ChannelTraits &traits, base::Clock &clock, ChannelHost &host)
    : m_clock(clock), m_host(host), m_runChart(base::channel_chart::Table, id.text(), clock)
{
    m_state.id = id;
    record(ChannelOpened{id, title, config.toJson(), traits});
}

Channel::Channel(ChannelState state, base::Clock &clock, ChannelHost &host)
    : m_clock(clock),
      m_host(host),
      m_state(std::move(state)),
      m_runChart(base::channel_chart::Table, m_state.id.text(), clock)
{
    (void)m_runChart.restartIn(wireWord(m_state.run)); // every run state is one of the chart
}

Channel::~Channel() = default;

void Channel::recover()
{
    const Step step(*this);
    if (m_state.turn) {
        record(TurnWarned{m_state.turn->agent, m_state.turn->id,
                          QStringLiteral("The orchestrator was restarted; the turn ended.")});
    }
    const QList<Member> members = m_state.members;
    for (const Member &member : members) {
        if (member.state != TurnState::Offline)
            drop(member.id, base::turn_chart::trigger::Disconnected);
    }
    if (m_state.humanHasFloor)
        record(FloorChanged{false, 0, QStringLiteral("RESTART")});
}

void Channel::record(ChannelFact fact)
{
    const ChannelEvent event{m_state.events + 1, m_clock.utcMs(), m_state.id, std::move(fact)};
    m_state.apply(event);
    m_host.recorded(event);
}

base::StateChart &Channel::chartOf(const AgentId &agent)
{
    std::unique_ptr<base::StateChart> &chart = m_charts[agent];
    if (!chart) {
        const QString subject = QStringLiteral("%1/%2").arg(m_state.id.text(), agent.text());
        chart = std::make_unique<base::StateChart>(base::turn_chart::Table, subject, m_clock);
        (void)chart->restartIn(wireWord(m_state.stateOf(agent)));
    }
    return *chart;
}

bool Channel::move(const AgentId &agent, QLatin1String trigger, const TurnId &turn)
{
    base::StateChart &chart = chartOf(agent);
    const TurnState from = stateNamed(chart.state());
    const base::Outcome moved = chart.fire(trigger);
    if (!moved) {
        record(EngineError{agent, from, trigger, moved.failure().sentence});
        return false;
    }
    record(StateChanged{agent, from, stateNamed(chart.state()), base::turn_chart::loggedAs(trigger),
                        turn});
    return true;
}

base::Outcome Channel::moveRun(QLatin1String trigger)
{
    const RunState from = m_state.run;
    if (!m_runChart.knows(trigger) || !m_runChart.fire(trigger)) {
        return base::Failure{QStringLiteral("The channel %1 is %2 already or for good.")
                                 .arg(m_state.id.text(), wireWord(from)),
                             from == RunState::Closed ? QString(error_code::ChannelClosed)
                                                      : QString()};
    }
    const auto to = fromWireWord<RunState>(QString(m_runChart.state())).value_or(from);
    record(RunStateChanged{from, to, trigger});
    return base::Done{};
}

void Channel::tell(const AgentId &agent, const Letter &letter)
{
    m_outbox.append([this, agent, letter] { m_host.tell(agent, letter); });
}

void Channel::tellAll(const Letter &letter, const AgentId &except)
{
    for (const AgentId &agent : m_state.ring.order()) {
        if (!(agent == except) && !isIn(agent, TurnState::Idle)) // T-002: IDLE receives nothing
            tell(agent, letter);
    }
}

void Channel::notice(NoticeKind kind, const QString &text, const AgentId &agent)
{
    const int seq = m_state.lastSeq + 1;
    record(NoticeGiven{seq, kind, agent, text});
    tellAll(ChannelNotice{m_state.id, seq, SpeechKind::Notice, kind, agent, text});
}

QString Channel::nameOf(const AgentId &agent) const
{
    const Member *member = m_state.member(agent);
    return member && !member->name.isEmpty() ? member->name : agent.text();
}

bool Channel::isIn(const AgentId &agent, TurnState state) const
{
    return m_state.stateOf(agent) == state;
}

const TurnConfig &Channel::rules() const
{
    return m_state.turn ? m_state.turn->rules : m_state.config;
}

void Channel::flush()
{
    while (!m_outbox.isEmpty())
        m_outbox.takeFirst()();
}

} // namespace league::channel
