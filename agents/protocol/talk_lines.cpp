#include "agents/protocol/talk_lines.h"

#include "agents/base/json/json_document.h"
#include "agents/base/quoting.h"
#include "agents/protocol/message.h"
#include "agents/protocol/script_lines.h"

namespace league::protocol {

namespace {

constexpr QLatin1String TypeKey("type");
constexpr QLatin1String ProtocolKey("protocol");

template<class M>
JsonObject objectOf(const M &message)
{
    JsonObject object = payloadOf(message);
    object.insert(TypeKey, QString(M::Type));
    return object;
}

QByteArray lineOf(const JsonObject &object)
{
    return JsonDocument(object).toJson(JsonDocument::Compact);
}

bool saysSomething(const TalkReply &reply)
{
    return !reply.text.isEmpty() || !reply.messages.isEmpty() || !reply.chunk.isEmpty()
        || reply.done || reply.pass || reply.useDraft || reply.wait || reply.resolved;
}

} // namespace

QList<TurnText> TalkReply::words() const
{
    if (!messages.isEmpty() || text.isEmpty())
        return messages;
    return {{text, to}};
}

QByteArray toLine(const TalkHello &hello)
{
    JsonObject object = objectOf(hello);
    object.insert(ProtocolKey, QString(ScriptHello::Version));
    return lineOf(object);
}

QByteArray toLine(const TalkMessage &message)
{
    return lineOf(objectOf(message));
}

QByteArray toLine(const TalkTurn &turn)
{
    return lineOf(objectOf(turn));
}

QByteArray toLine(const TalkOver &over)
{
    return lineOf(objectOf(over));
}

base::Result<TalkReply> readTalkReply(const QByteArray &line)
{
    const QByteArray trimmed = line.trimmed();
    if (!trimmed.startsWith('{')) {
        TalkReply plain;
        plain.text = QString::fromUtf8(trimmed);
        return plain;
    }
    const QString quoted = base::quotable(QString::fromUtf8(trimmed.left(400)), 60);
    const JsonDocument document = JsonDocument::fromJson(trimmed);
    if (!document.isObject())
        return base::Failure{QStringLiteral("it wrote \"%1\", which is no JSON").arg(quoted)};
    base::Result<TalkReply> reply = read<TalkReply>(document.object());
    if (!reply) {
        const QString why = base::quotable(reply.failure().sentence, 100);
        return base::Failure{QStringLiteral("it wrote \"%1\": %2").arg(quoted, why)};
    }
    if (!saysSomething(*reply)) {
        return base::Failure{QStringLiteral("it wrote \"%1\", which has neither text nor messages, "
                                            "chunk, done, pass, wait or use_draft")
                                 .arg(quoted)};
    }
    return reply;
}

} // namespace league::protocol
