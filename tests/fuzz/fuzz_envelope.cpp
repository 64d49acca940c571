// Envelopes and senders: what is accepted is complete and comes back the same; what is refused is
// refused in one short line that tells no token.
#include "agents/protocol/agent_address.h"
#include "agents/protocol/conversation_id.h"
#include "agents/protocol/envelope.h"

#include "tests/fuzz/fuzz_target.h"
#include "tests/fuzz/fuzzed_json.h"

#include <algorithm>

using namespace league;
using namespace league::protocol;

namespace {

void trySender(const QString &sender)
{
    const std::optional<AgentAddress> address = parseSender(sender);
    if (!address)
        return;
    test::mustHold(senderOf(*address) == sender, "a sender comes back as it was sent", sender);
    test::mustHold(address->role == Role::LeagueManager || !address->id.isEmpty(),
                   "only the manager needs no id", sender);
    const QString conversation = registrationConversation(*address, sender);
    test::mustHold(std::all_of(conversation.begin(), conversation.end(),
                               [](QChar c) {
                                   return (c >= u'a' && c <= u'z') || (c >= u'0' && c <= u'9')
                                       || c == u'-';
                               }),
                   "a conversation id is made of plain characters", conversation);
}

void tryEnvelope(const JsonObject &object)
{
    const base::Result<Envelope> read = readEnvelope(object);
    if (!read)
        return test::mustBeGoodRefusal(read.failure());
    test::mustHold(!read->messageType.isEmpty() && !read->sender.isEmpty()
                       && !read->conversationId.isEmpty(),
                   "an envelope that is accepted is complete");

    JsonObject written = writeEnvelope(*read, QLatin1String("HEARTBEAT"));
    const base::Result<Envelope> again = readEnvelope(written);
    test::mustHold(again.ok(), "an envelope that was read can be written and read");
    test::mustHold(again->sender == read->sender && again->timestampMs == read->timestampMs
                       && again->conversationId == read->conversationId
                       && again->authToken == read->authToken,
                   "an envelope comes back as it was written");
    trySender(read->sender);

    const Envelope answer = answering(*read, managerSender(), 0);
    test::mustHold(answer.conversationId == read->conversationId && answer.authToken.isEmpty(),
                   "an answer repeats the conversation and nobody's token");
}

} // namespace

void test::tryInput(const QByteArray &input)
{
    if (const std::optional<JsonObject> object = objectIn(input)) {
        tryEnvelope(*object);
        tryEnvelope(withPlantedSecrets(*object));
    } else {
        trySender(QString::fromUtf8(input));
    }
}
