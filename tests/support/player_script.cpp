#include "tests/support/player_script.h"

#include "agents/protocol/agent_address.h"
#include "agents/protocol/match_messages.h"

namespace league::test {

namespace {

protocol::Envelope answerTo(const JsonObject &call, const QString &player)
{
    const base::Result<protocol::Envelope> envelope = protocol::readEnvelope(call);
    if (!envelope)
        qFatal("%s", qPrintable(envelope.failure().sentence));
    return protocol::answering(*envelope, protocol::senderOf(base::PlayerId(player)),
                               envelope->timestampMs, QStringLiteral("tok_of_%1").arg(player));
}

protocol::GameJoinAck ackFor(const JsonObject &invitation, const QString &player)
{
    const auto invited = readOrDie<protocol::GameInvitation>(invitation);
    protocol::GameJoinAck ack;
    ack.matchId = invited.matchId;
    ack.attempt = invited.attempt;
    ack.playerId = base::PlayerId(player);
    ack.arrivalTimestamp = {answerTo(invitation, player).timestampMs};
    return ack;
}

} // namespace

JsonObject joinAck(const JsonObject &invitation, const QString &player, const QString &entropy)
{
    protocol::GameJoinAck ack = ackFor(invitation, player);
    ack.accept = true;
    ack.entropy = entropy;
    return protocol::write(answerTo(invitation, player), ack);
}

JsonObject declining(const JsonObject &invitation, const QString &player)
{
    return protocol::write(answerTo(invitation, player), ackFor(invitation, player));
}

JsonObject choosing(const JsonObject &call, const QString &player, const QString &choice)
{
    const auto asked = readOrDie<protocol::ChooseParityCall>(call);
    protocol::ChooseParityResponse response;
    response.matchId = asked.matchId;
    response.attempt = asked.attempt;
    response.playerId = base::PlayerId(player);
    response.parityChoice = choice;
    return protocol::write(answerTo(call, player), response);
}

void playAlways(ScriptedAgent &agent, const QString &choice, const QString &entropy)
{
    agent.on(Invitation, [&agent, entropy](const JsonObject &call, const auto &respond) {
        respond.result(joinAck(call, agent.id, entropy));
    });
    agent.on(Choice, [&agent, choice](const JsonObject &call, const auto &respond) {
        respond.result(choosing(call, agent.id, choice));
    });
}

} // namespace league::test
