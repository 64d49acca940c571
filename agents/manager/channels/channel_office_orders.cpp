// What the operator orders a ChannelOffice to do (protocol.md §12.2).
#include "agents/base/quoting.h"
#include "agents/manager/channels/channel_office.h"
#include "agents/protocol/error_codes.h"

#include <algorithm>

namespace league::manager {

using base::AgentId;
namespace error_code = protocol::error_code;

namespace {

// It becomes part of file names, turn ids and conversation ids, and people type it.
bool isGoodChannelId(const QString &id)
{
    const auto isPlain = [](QChar c) {
        return (c.unicode() < 128 && c.isLetterOrNumber()) || c == u'-' || c == u'_' || c == u'.';
    };
    return !id.isEmpty() && id.size() <= 100 && std::ranges::all_of(id, isPlain);
}

} // namespace

base::Result<ChannelParty> ChannelOffice::partyNamed(const AgentId &agent) const
{
    const std::optional<ChannelParty> party = m_parties.find(agent);
    if (party)
        return *party;
    return base::Failure{
        QStringLiteral("Nobody is registered as \"%1\".").arg(base::quotable(agent.text())),
        error_code::PlayerNotRegistered};
}

base::Result<protocol::ChannelCreated> ChannelOffice::create(const protocol::ChannelCreate &order)
{
    if (!isGoodChannelId(order.channelId.text())) {
        return base::Failure{QStringLiteral("The channel_id \"%1\" cannot be used: take letters, "
                                            "digits, \"-\", \"_\" and \".\", at most 100.")
                                 .arg(base::quotable(order.channelId.text())),
                             error_code::MissingRequiredField};
    }
    if (m_rooms.contains(order.channelId)) {
        return base::Failure{QStringLiteral("There is a channel %1 already; choose another id.")
                                 .arg(order.channelId.text()),
                             error_code::InvalidPhase};
    }
    if (m_rooms.size() >= MostChannels) {
        return base::Failure{
            QStringLiteral("There are %1 channels, and a manager keeps no more.").arg(MostChannels),
            error_code::NotPermitted};
    }
    if (order.agents.size() > MostMembers) {
        return base::Failure{QStringLiteral("A channel takes %1 members at most.").arg(MostMembers),
                             error_code::NotPermitted};
    }
    const base::Result<protocol::TurnConfig> config = protocol::TurnConfig().with(order.turnConfig);
    if (!config)
        return config.failure();
    for (const AgentId &agent : order.agents) {
        if (const base::Result<ChannelParty> party = partyNamed(agent); !party)
            return party.failure();
    }
    const QString title = order.title.isEmpty() ? order.channelId.text() : order.title;
    auto &room = m_rooms[order.channelId];
    room = std::make_unique<ChannelRoom>(order.channelId, title, *config, surroundings());
    for (const AgentId &agent : order.agents) {
        if (const base::Outcome added = add(*room, agent); !added)
            return added.failure();
    }
    return protocol::ChannelCreated{order.channelId, title, config->toJson(), order.agents};
}

base::Outcome ChannelOffice::configure(const protocol::ChannelConfigure &order)
{
    const base::Result<ChannelRoom *> found = room(order.channelId);
    if (!found)
        return found.failure();
    return (*found)->channel().configure(order.turnConfig);
}

base::Outcome ChannelOffice::add(ChannelRoom &room, const AgentId &agent)
{
    const base::Result<ChannelParty> party = partyNamed(agent);
    if (!party)
        return party.failure();
    if (!room.state().member(agent) && room.state().members.size() >= MostMembers) {
        return base::Failure{QStringLiteral("The channel %1 is full: it takes %2 members.")
                                 .arg(room.state().id.text())
                                 .arg(MostMembers),
                             error_code::NotPermitted};
    }
    if (!party->isOfLeague && !m_pulse.isAlive(agent)) {
        return base::Failure{
            QStringLiteral("%1 is offline; it can be added when it is back.").arg(agent.text()),
            error_code::ConnectionError};
    }
    if (party->isOfLeague)
        comeIn(*party);
    room.expectNoMore(agent);
    return room.channel().assign(party->newcomer());
}

base::Outcome ChannelOffice::control(const protocol::ChannelControl &order)
{
    using enum protocol::ChannelCommand;
    const base::Result<ChannelRoom *> found = room(order.channelId);
    if (!found)
        return found.failure();
    channel::Channel &channel = (*found)->channel();
    base::Outcome done = base::Done{};
    switch (order.command) {
    case Pause:
        return channel.pause();
    case Resume:
        return channel.resume();
    case Step:
        return channel.step();
    case Grant:
        return channel.grant(order.agentId);
    case Reorder:
        return channel.reorder(order.order);
    case Add:
        return add(**found, order.agentId);
    case Enable:
        return channel.enable(order.agentId);
    case Disable:
        (*found)->expectNoMore(order.agentId);
        return channel.disable(order.agentId);
    case Remove:
        (*found)->expectNoMore(order.agentId);
        done = channel.remove(order.agentId, QStringLiteral("The operator has removed it."));
        goOut(order.agentId);
        return done;
    case Close: {
        const QList<channel::Member> members = channel.state().members;
        done = channel.close();
        for (const channel::Member &member : members)
            goOut(member.id);
        break;
    }
    }
    return done;
}

base::Outcome ChannelOffice::overrideTurn(const protocol::TurnOverride &order)
{
    using enum protocol::OverrideAction;
    const base::Result<ChannelRoom *> found = room(order.channelId);
    if (!found)
        return found.failure();
    channel::Channel &channel = (*found)->channel();
    switch (order.action) {
    case Resume:
        return channel.resumeTurn(order.turnId);
    case Skip:
        return channel.skip(order.turnId);
    case Hold:
        break;
    }
    if (!order.turnId.isEmpty() && !channel.state().findTurn(order.turnId)) {
        return base::Failure{
            QStringLiteral("The turn \"%1\" is over.").arg(base::quotable(order.turnId.text())),
            error_code::StaleTurn};
    }
    return channel.holdFloor();
}

base::Result<protocol::Delivery>
ChannelOffice::postHumanMessage(const protocol::HumanMessage &message, const QString &from)
{
    const base::Result<ChannelRoom *> found = room(message.channelId);
    if (!found)
        return found.failure();
    return (*found)->channel().humanMessage(from, message.text, message.to);
}

base::Outcome ChannelOffice::releaseFloor(const protocol::HumanFloorRelease &order)
{
    const base::Result<ChannelRoom *> found = room(order.channelId);
    if (!found)
        return found.failure();
    return (*found)->channel().releaseFloor();
}

base::Outcome ChannelOffice::carryOut(const ChannelOrder &order)
{
    const auto done = [](const auto &result) {
        return result ? base::Outcome(base::Done{}) : base::Outcome(result.failure());
    };
    if (const auto *opening = std::get_if<protocol::ChannelCreate>(&order))
        return done(create(*opening));
    if (const auto *change = std::get_if<protocol::ChannelConfigure>(&order))
        return configure(*change);
    if (const auto *command = std::get_if<protocol::ChannelControl>(&order))
        return control(*command);
    if (const auto *message = std::get_if<protocol::HumanMessage>(&order))
        return done(postHumanMessage(*message, QStringLiteral("human:operator")));
    if (const auto *release = std::get_if<protocol::HumanFloorRelease>(&order))
        return releaseFloor(*release);
    return overrideTurn(std::get<protocol::TurnOverride>(order));
}

} // namespace league::manager
