#include "agents/protocol/mafia/stamped_message.h"

#include "agents/protocol/control_messages.h"
#include "agents/protocol/mafia/mafia_words.h"
#include "agents/protocol/message.h"
#include "agents/protocol/secrets.h"

namespace league::protocol {

namespace {

constexpr QLatin1String ObserverPart("_observer");
constexpr QLatin1String MessageTypeKey("message_type");
constexpr QLatin1String ViewKey("view");
constexpr QLatin1String TownSuffix("-town");

} // namespace

JsonObject stampedMessage(const Envelope &envelope, const QString &type, const MatchStamp &stamp,
                          const JsonObject &facts)
{
    const QByteArray word = type.toLatin1();
    base::JsonObjectMaker fields;
    addEnvelope(fields, envelope, QLatin1String(word));
    FieldWriter writer(fields);
    describeStamp(stamp, writer);
    JsonObject message = fields.take();
    for (auto fact = facts.begin(); fact != facts.end(); ++fact) {
        if (fact.key() != ObserverPart)
            message.insert(fact.key(), fact.value());
    }
    return message;
}

base::Result<Submission> Submission::in(JsonObject message)
{
    message.remove(MessageTypeKey);
    return read<Submission>(message);
}

JsonObject saidIn(const JsonObject &message)
{
    JsonObject said = withoutSecrets(message);
    const JsonObject envelope = writeEnvelope({}, {});
    for (const QString &key : envelope.keys())
        said.remove(key);
    for (const char *key : {"league_id", "round_id", "match_id", "attempt", "game_type"})
        said.remove(QLatin1String(key));
    return said;
}

bool isPutOff(const JsonObject &reply)
{
    const auto status = read<StatusReply>(reply);
    return status && (status->status == PendingStatus || status->status == StreamingStatus);
}

JsonObject withoutView(JsonObject message)
{
    message.remove(ViewKey);
    return message;
}

base::ChannelId townChannel(const base::MatchId &match)
{
    return base::ChannelId(match.text() + TownSuffix);
}

base::MatchId matchOfTown(const base::ChannelId &channel)
{
    const QString &text = channel.text();
    return text.endsWith(TownSuffix) ? base::MatchId(text.chopped(TownSuffix.size()))
                                     : base::MatchId();
}

} // namespace league::protocol
