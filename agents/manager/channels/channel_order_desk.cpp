#include "agents/manager/channels/channel_order_desk.h"

#include "agents/manager/channels/order_answer.h"
#include "agents/protocol/agent_address.h"
#include "agents/protocol/control_messages.h"

namespace league::manager {

using transport::Letter;
using transport::RpcResponder;

namespace {

// Who writes, as everybody reads it; an operator may give a name, nobody else can be meant.
QString authorOf(const protocol::Envelope &envelope)
{
    const auto address = protocol::parseSender(envelope.sender);
    const bool isHuman = address && address->role == protocol::Role::Human && !address->id.isEmpty()
        && address->id.size() <= 50;
    return isHuman ? envelope.sender : QStringLiteral("human:operator");
}

} // namespace

ChannelOrderDesk::ChannelOrderDesk(transport::RpcServer &server, const FrontDesk &frontDesk,
                                   const OperatorDesk &operatorDesk, ChannelOffice &office,
                                   base::Clock &clock)
    : m_server(server),
      m_frontDesk(frontDesk),
      m_operator(operatorDesk),
      m_office(office),
      m_clock(clock)
{
    onOrder<protocol::ChannelConfigure>(&ChannelOffice::configure);
    onOrder<protocol::ChannelControl>(&ChannelOffice::control);
    onOrder<protocol::TurnOverride>(&ChannelOffice::overrideTurn);
    onOrder<protocol::HumanFloorRelease>(&ChannelOffice::releaseFloor);
    onOrderAnswered<protocol::ChannelCreate>(
        [this](const Letter<protocol::ChannelCreate> &letter) -> base::Result<JsonObject> {
            const base::Result<protocol::ChannelCreated> created = m_office.create(letter.message);
            if (!created)
                return created.failure();
            return protocol::write(
                protocol::answering(letter.envelope, protocol::managerSender(), m_clock.utcMs()),
                *created);
        });
    onOrderAnswered<protocol::HumanMessage>(
        [this](const Letter<protocol::HumanMessage> &letter) -> base::Result<JsonObject> {
            const base::Result<protocol::Delivery> delivery =
                m_office.postHumanMessage(letter.message, authorOf(letter.envelope));
            if (!delivery)
                return delivery.failure();
            return protocol::payloadOf(protocol::HumanMessageReceipt{.delivery = *delivery});
        });
}

template<protocol::Message M>
void ChannelOrderDesk::onOrder(base::Outcome (ChannelOffice::*obey)(const M &))
{
    onOrderAnswered<M>([this, obey](const Letter<M> &letter) -> base::Result<JsonObject> {
        const base::Outcome done = (m_office.*obey)(letter.message);
        if (!done)
            return done.failure();
        return protocol::payloadOf(protocol::StatusReply());
    });
}

template<protocol::Message M, class Obey>
void ChannelOrderDesk::onOrderAnswered(Obey obey)
{
    transport::onMessage<M>(
        m_server, m_frontDesk.refusal(),
        [this, obey](const Letter<M> &letter, const RpcResponder &respond) {
            const base::Outcome allowed = check(letter.envelope);
            const base::Result<JsonObject> answer =
                allowed ? obey(letter) : base::Result<JsonObject>(allowed.failure());
            if (!answer) {
                return m_frontDesk.refuse(M::Type, letter.envelope, withCode(answer.failure()),
                                          respond);
            }
            m_office.whenKept([respond, result = *answer] { respond.result(result); });
        });
}

base::Outcome ChannelOrderDesk::check(const protocol::Envelope &envelope) const
{
    const base::Outcome allowed = m_operator.check(envelope.authToken);
    if (!allowed && m_office.parties().authenticated(envelope)) {
        return base::Failure{QStringLiteral("This is for the operator, and agents may not do it."),
                             protocol::error_code::NotPermitted};
    }
    return allowed;
}

} // namespace league::manager
