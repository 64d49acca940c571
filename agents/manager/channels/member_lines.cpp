#include "agents/manager/channels/member_lines.h"

#include "agents/base/logging.h"

namespace league::manager {

namespace {

constexpr std::chrono::seconds AcknowledgedWithin{5};
constexpr std::chrono::hours LongestTurn{24};

} // namespace

MemberLines::MemberLines(transport::RpcClient &client, const ChannelParties &parties)
    : m_client(client), m_parties(parties)
{
}

void MemberLines::tell(const ChannelParty &member, const QString &method, const JsonObject &message)
{
    put({member, method, message});
}

void MemberLines::call(const ChannelParty &member, const base::TurnId &turn, const QString &method,
                       const JsonObject &message, const Answered &answered)
{
    put({member, method, message, turn, answered});
}

void MemberLines::put(Item item)
{
    const base::AgentId member = item.member.id;
    Line &line = m_lines[member];
    if (line.items.size() >= MostWaiting) {
        const auto letter =
            std::ranges::find_if(line.items, [](const Item &each) { return each.turn.isEmpty(); });
        if (letter != line.items.end())
            line.items.erase(letter);
    }
    line.items.push_back(std::move(item));
    sendNext(member);
}

void MemberLines::sendNext(const base::AgentId &member)
{
    Line &line = m_lines[member];
    while (!line.isBusy && !line.items.empty()) {
        const Item item = std::move(line.items.front());
        line.items.pop_front();
        if (!item.turn.isEmpty()) {
            sendCall(item);
            continue;
        }
        line.isBusy = true;
        m_client.post(
            item.member.endpoint, item.method, item.message, AcknowledgedWithin,
            [this, member, method = item.method](const transport::RpcOutcome &outcome) {
                if (!outcome.ok()) {
                    qCInfo(base::managerLog).noquote().nospace()
                        << member.text() << " did not acknowledge " << method << ": "
                        << outcome.reason;
                }
                m_lines[member].isBusy = false;
                sendNext(member);
            },
            m_parties.proofsFor(item.member));
    }
}

void MemberLines::sendCall(const Item &item)
{
    transport::CallPolicy policy;
    policy.timeout = LongestTurn;
    policy.retries = transport::RetryPolicy::none();
    policy.headers = m_parties.proofsFor(item.member);
    m_calls[item.turn].push_back(
        m_client.call(item.member.endpoint, item.method, item.message, policy, item.answered));
}

void MemberLines::giveUp(const base::TurnId &turn)
{
    m_calls.erase(turn);
    for (auto &[member, line] : m_lines)
        std::erase_if(line.items, [&](const Item &each) { return each.turn == turn; });
}

void MemberLines::clear(const base::AgentId &member)
{
    m_lines[member].items.clear();
}

} // namespace league::manager
