#include "agents/manager/channels/channel_desk.h"

#include "agents/manager/channels/order_answer.h"
#include "agents/protocol/agent_address.h"
#include "agents/protocol/control_messages.h"
#include "agents/protocol/error_codes.h"

namespace league::manager {

using transport::Letter;
using transport::RpcResponder;

ChannelDesk::ChannelDesk(transport::RpcServer &server, const FrontDesk &frontDesk,
                         const OperatorDesk &operatorDesk, ChannelOffice &office,
                         base::Clock &clock)
    : m_server(server), m_frontDesk(frontDesk), m_office(office), m_clock(clock), m_allowance(clock)
{
    serveMembers();
    serveTurns();
    serveReaders(operatorDesk);
}

template<protocol::Message M, class Act>
void ChannelDesk::onAgent(Act act)
{
    transport::onMessage<M>(
        m_server, m_frontDesk.refusal(),
        [this, act](const Letter<M> &letter, const RpcResponder &respond) {
            const base::Result<ChannelParty> party =
                m_office.parties().authenticated(letter.envelope);
            if (!party)
                return m_frontDesk.refuse(M::Type, letter.envelope, party.failure(), respond);
            if (!m_allowance.take(party->id)) {
                return m_frontDesk.refuse(
                    M::Type, letter.envelope,
                    {QStringLiteral("%1 sends more than %2 messages a second; slow down.")
                         .arg(party->id.text())
                         .arg(MessageAllowance::PerSecond),
                     protocol::error_code::NotPermitted},
                    respond);
            }
            act(*party, letter, respond);
        });
}

template<protocol::Message M>
void ChannelDesk::onTurn(base::Outcome (channel::Channel::*say)(const base::AgentId &, const M &))
{
    onAgent<M>([this, say](const ChannelParty &party, const Letter<M> &letter,
                           const RpcResponder &respond) {
        m_office.noteLife(party.id);
        const base::Result<ChannelRoom *> room = m_office.roomOf(party, letter.message.channelId);
        settle(room ? ((*room)->channel().*say)(party.id, letter.message)
                    : base::Outcome(room.failure()),
               letter, respond);
    });
}

template<protocol::Message M>
void ChannelDesk::settle(const base::Outcome &done, const Letter<M> &letter,
                         const RpcResponder &respond)
{
    if (!done)
        return m_frontDesk.refuse(M::Type, letter.envelope, withCode(done.failure()), respond);
    m_office.whenKept([respond] { respond.result(protocol::payloadOf(protocol::StatusReply())); });
}

void ChannelDesk::serveMembers()
{
    using protocol::ChannelJoinRequest;
    onAgent<ChannelJoinRequest>([this](const ChannelParty &party,
                                       const Letter<ChannelJoinRequest> &letter,
                                       const RpcResponder &respond) {
        const base::Result<protocol::ChannelJoinResponse> joined =
            m_office.join(party, letter.message.channelId);
        if (!joined) {
            return m_frontDesk.refuse(ChannelJoinRequest::Type, letter.envelope, joined.failure(),
                                      respond);
        }
        m_office.whenKept([this, call = letter.envelope, welcome = *joined, respond] {
            respond.result(protocol::write(answerTo(call), welcome));
        });
    });
    using protocol::ChannelLeave;
    onAgent<ChannelLeave>([this](const ChannelParty &party, const Letter<ChannelLeave> &letter,
                                 const RpcResponder &respond) {
        m_office.noteLife(party.id);
        settle(m_office.leave(party, letter.message.channelId), letter, respond);
    });
    using protocol::ChannelTurnQuery;
    onAgent<ChannelTurnQuery>([this](const ChannelParty &party,
                                     const Letter<ChannelTurnQuery> &letter,
                                     const RpcResponder &respond) {
        m_office.noteLife(party.id);
        const auto refuse = [&](const base::Failure &failure) {
            m_frontDesk.refuse(ChannelTurnQuery::Type, letter.envelope, failure, respond);
        };
        if (!party.isPolling()) {
            return refuse({QStringLiteral("%1 listens at %2 and is called there with take_turn; "
                                          "only agents that register without a contact_endpoint "
                                          "ask for their turns.")
                               .arg(party.id.text(), party.endpoint.toString()),
                           protocol::error_code::NotPermitted});
        }
        const base::ChannelId &channel = letter.message.channelId;
        if (!channel.isEmpty()) {
            if (const auto room = m_office.roomOf(party, channel); !room)
                return refuse(room.failure());
        }
        m_office.waitForTurn(
            party, letter.message,
            [this, call = letter.envelope, respond](const protocol::ChannelTurnNews &news) {
                respond.result(protocol::write(answerTo(call), news));
            });
    });
}

void ChannelDesk::serveTurns()
{
    using channel::Channel;
    onTurn<protocol::TurnMessage>(&Channel::post);
    onTurn<protocol::TurnChunk>(&Channel::takeChunk);
    onTurn<protocol::TurnComplete>(&Channel::complete);
    onTurn<protocol::TurnWaitRequest>(&Channel::requestWait);
    onTurn<protocol::TurnWaitResolved>(&Channel::resolveWait);
}

void ChannelDesk::serveReaders(const OperatorDesk &operatorDesk)
{
    using protocol::ChannelStateQuery;
    transport::onMessage<ChannelStateQuery>(
        m_server, m_frontDesk.refusal(),
        [this, &operatorDesk](const Letter<ChannelStateQuery> &letter,
                              const RpcResponder &respond) {
            base::Result<ChannelRoom *> room = m_office.room(letter.message.channelId);
            if (!operatorDesk.check(letter.envelope.authToken)) {
                const auto party = m_office.parties().authenticated(letter.envelope);
                room = party ? m_office.roomOf(*party, letter.message.channelId)
                             : base::Result<ChannelRoom *>(party.failure());
            }
            if (!room) {
                return m_frontDesk.refuse(ChannelStateQuery::Type, letter.envelope, room.failure(),
                                          respond);
            }
            respond.result(protocol::write(answerTo(letter.envelope), (*room)->state().report()));
        });
    // Which channels there are is for everybody, also for those without an envelope.
    m_server.on(protocol::ChannelList::Method,
                [this](const auto &, const auto &, const RpcResponder &respond) {
                    respond.result(protocol::payloadOf(m_office.list()));
                });
}

protocol::Envelope ChannelDesk::answerTo(const protocol::Envelope &call) const
{
    return protocol::answering(call, protocol::managerSender(), m_clock.utcMs());
}

} // namespace league::manager
