// How a seat notices that its manager is lost, and comes back to it. The rest of SeatFloor is in
// seat_floor.cpp.
#include "agents/base/charts/agent_lifecycle_chart.h"
#include "agents/base/token.h"
#include "agents/protocol/conversation_id.h"
#include "agents/protocol/tool_messages.h"
#include "app/seat_floor.h"

#include <algorithm>

namespace league::app {

using namespace std::chrono_literals;
namespace chart = base::agent_lifecycle_chart;
using transport::RpcOutcome;

namespace {

constexpr std::chrono::milliseconds BetweenQuestions = 5s;
constexpr std::chrono::milliseconds Patience = 4s;
constexpr int MissesUntilLost = 2;
constexpr std::chrono::milliseconds FirstPause = 1s;
constexpr std::chrono::milliseconds LongestPause = 30s;

bool isSignOfLife(RpcOutcome::Kind kind)
{
    return kind == RpcOutcome::Kind::Answered || kind == RpcOutcome::Kind::Refused
        || kind == RpcOutcome::Kind::Unreadable;
}

transport::CallPolicy once()
{
    transport::CallPolicy policy;
    policy.timeout = Patience;
    policy.retries = transport::RetryPolicy::none();
    return policy;
}

} // namespace

void SeatFloor::watchSoon()
{
    m_next = m_clock.after(BetweenQuestions, [this] { askManager(); });
}

void SeatFloor::askManager()
{
    const protocol::Envelope envelope{
        .sender = m_options.role == protocol::Role::Referee
            ? protocol::senderOf(base::RefereeId(m_status.id))
            : protocol::senderOf(base::PlayerId(m_status.id)),
        .timestampMs = m_clock.utcMs(),
        .conversationId = protocol::conversationId(u"heartbeat", base::randomHex(6))};
    m_question = m_client.call(m_options.manager, protocol::Heartbeat::Method,
                               protocol::write(envelope, protocol::Heartbeat{base::randomHex(8)}),
                               once(), [this](const RpcOutcome &outcome) {
                                   if (!isSignOfLife(outcome.kind))
                                       return onSilence(outcome.reason);
                                   m_misses = 0;
                                   if (m_status.phase == SeatPhase::Reconnecting)
                                       return onReturn();
                                   watchSoon();
                               });
}

void SeatFloor::onSilence(const QString &why)
{
    if (m_status.phase != SeatPhase::Reconnecting && ++m_misses < MissesUntilLost)
        return askManager();
    retryAfterPause(QStringLiteral("The manager at %1 does not answer: %2")
                        .arg(m_options.manager.toString(), why));
}

void SeatFloor::onReturn()
{
    m_question = m_client.call(m_options.manager, QStringLiteral("get_registrations"), {}, once(),
                               [this](const RpcOutcome &outcome) {
                                   if (isSignOfLife(outcome.kind))
                                       recognise(outcome.result.toObject());
                                   else
                                       onSilence(outcome.reason);
                               });
}

void SeatFloor::recognise(const JsonObject &agentList)
{
    const auto list = protocol::read<protocol::AgentList>(agentList);
    m_status.attempts = 0;
    m_status.retryAtUtcMs = 0;
    if (list && list->leagueId.text() != m_status.leagueId) {
        dropAgents();
        m_status.lifecycle = chart::Failed;
        return setPhase(SeatPhase::Failed,
                        tr("The manager is back, but with another league. Join that one anew."));
    }
    const auto isMe = [this](const protocol::AgentItem &agent) { return agent.id == m_status.id; };
    if (list && std::ranges::none_of(list->players, isMe)
        && std::ranges::none_of(list->referees, isMe))
        return begin();
    setPhase(m_status.lifecycle == chart::Active ? SeatPhase::Playing : SeatPhase::Joined);
    watchSoon();
}

void SeatFloor::retryAfterPause(const QString &why)
{
    std::chrono::milliseconds pause = FirstPause;
    for (int i = 0; i < m_status.attempts && pause < LongestPause; ++i)
        pause *= 2;
    pause = std::min(pause, LongestPause);
    ++m_status.attempts;
    m_status.retryAtUtcMs = m_clock.utcMs() + pause.count();
    setPhase(SeatPhase::Reconnecting, why);
    m_next = m_clock.after(pause, [this] { retryNow(); });
}

} // namespace league::app
