// DescribedTrial: what must hold for everything that describes its fields, messages and facts
// alike, whatever the object it is read from.
#pragma once

#include "agents/protocol/message.h"
#include "tests/fuzz/fuzz_target.h"
#include "tests/fuzz/fuzzed_json.h"

namespace league::test {

template<protocol::Message M>
class DescribedTrial
{
public:
    // Reads the object as an M. What reads must come back the same; a refusal must be a good one.
    static void run(JsonObject object)
    {
        const QString typeKey = QStringLiteral("message_type");
        if (M::Type.isEmpty())
            object.remove(typeKey);
        else
            object.insert(typeKey, M::Type);
        const base::Result<M> read = protocol::read<M>(object);
        if (!read)
            return mustBeGoodRefusal(read.failure());

        const JsonObject written = protocol::payloadOf(*read);
        const base::Result<M> again = protocol::read<M>(written);
        mustHold(again.ok(), "what was read can be written and read",
                 again ? QString() : again.failure().sentence);
        mustHold(protocol::payloadOf(*again) == written, "it comes back as it was written",
                 M::Type);
        surviveTheEnvelope(*read);
    }

private:
    // Payload and envelope share one object and must leave each other alone; only the answer to a
    // registration brings a token of its own.
    static void surviveTheEnvelope(const M &message)
    {
        if (M::Type.isEmpty())
            return;
        const protocol::Envelope envelope{.sender = QStringLiteral("player:P01"),
                                          .timestampMs = 1,
                                          .conversationId = QStringLiteral("conv-1")};
        const auto read = protocol::readEnvelope(protocol::write(envelope, message));
        mustHold(read.ok() && read->messageType == M::Type && read->sender == envelope.sender
                     && read->timestampMs == envelope.timestampMs
                     && read->conversationId == envelope.conversationId,
                 "a message leaves its envelope alone", M::Type);
    }
};

// Runs the trial of each of them.
template<class... M>
void tryEach(const JsonObject &object)
{
    (DescribedTrial<M>::run(object), ...);
}

// Runs the trial of the one that message_type names; false when it is none of these.
template<class... M>
bool tryNamed(const JsonObject &object)
{
    const QString type = protocol::messageTypeOf(object);
    return ((type == M::Type && (DescribedTrial<M>::run(object), true)) || ...);
}

} // namespace league::test
