#include "agents/protocol/field_order.h"

#include "agents/protocol/envelope.h"
#include "agents/protocol/message_catalogue.h"

#include <algorithm>
#include <limits>

namespace league::protocol {

namespace {

constexpr int Unknown = std::numeric_limits<int>::max();

// JSON-RPC, and what MCP puts around a message.
const QStringList &framing()
{
    static const QStringList names{QStringLiteral("jsonrpc"),
                                   QStringLiteral("method"),
                                   QStringLiteral("id"),
                                   QStringLiteral("name"),
                                   QStringLiteral("params"),
                                   QStringLiteral("arguments"),
                                   QStringLiteral("result"),
                                   QStringLiteral("error"),
                                   QStringLiteral("code"),
                                   QStringLiteral("message"),
                                   QStringLiteral("data"),
                                   QStringLiteral("content"),
                                   QStringLiteral("structuredContent")};
    return names;
}

const QStringList &envelope()
{
    static const QStringList names{
        QStringLiteral("protocol"),        QStringLiteral("message_type"),
        QStringLiteral("sender"),          QStringLiteral("timestamp"),
        QStringLiteral("conversation_id"), QStringLiteral("auth_token")};
    return names;
}

QStringList namesOfAll()
{
    QStringList names;
    for (const MessageInfo &info : messageCatalogue())
        names += info.fieldNames();
    names.removeDuplicates();
    return names;
}

} // namespace

FieldOrder FieldOrder::of(const JsonObject &messageOrFrame)
{
    static const QStringList everyMessage = namesOfAll();
    FieldOrder order;
    const auto rank = [&order](const QStringList &names) {
        for (const QString &name : names) {
            if (!order.m_rank.contains(name))
                order.m_rank.insert(name, static_cast<int>(order.m_rank.size()));
        }
    };
    const JsonObject message = messageIn(messageOrFrame);
    const MessageInfo *info = messageByType(messageTypeOf(message));
    if (messageOrFrame.contains(QStringLiteral("jsonrpc")))
        rank(framing());
    rank(envelope());
    if (info)
        rank(info->fieldNames());
    rank(everyMessage);
    return order;
}

QStringList FieldOrder::fieldsOf(const JsonObject &object) const
{
    QStringList names = object.keys();
    std::ranges::stable_sort(names, {},
                             [this](const QString &name) { return m_rank.value(name, Unknown); });
    return names;
}

JsonObject messageIn(const JsonObject &frame)
{
    for (const char *place : {"params", "result"}) {
        const JsonValue held = frame.value(QLatin1String(place));
        if (!held.isObject())
            continue;
        for (const char *inner : {"arguments", "structuredContent"}) {
            const JsonValue message = held.toObject().value(QLatin1String(inner));
            if (message.isObject())
                return message.toObject();
        }
        return held.toObject();
    }
    return frame;
}

} // namespace league::protocol
