#include "agents/protocol/dialect/reply_form.h"

#include "agents/protocol/dialect/field_aliases.h"

#include <QJsonDocument>

namespace league::protocol {

QJsonObject withBothNames(QJsonObject message)
{
    fill(message, QLatin1String("accepted"), message.value(QLatin1String("accept")));
    fill(message, QLatin1String("choice"), message.value(QLatin1String("parity_choice")));
    return message;
}

QByteArray inEveryPlace(const RpcReply &reply)
{
    if (reply.isError() || !reply.result().isObject())
        return toBytes(reply);
    const QJsonObject message = withBothNames(reply.result().toObject());
    QJsonObject body = message;
    const QJsonObject frame =
        QJsonDocument::fromJson(toBytes(RpcReply{reply.id, QJsonValue(message)})).object();
    for (auto field = frame.begin(); field != frame.end(); ++field)
        body.insert(field.key(), field.value());
    body.remove(QLatin1String("error")); // of a query that went well; here it would be JSON-RPC's
    return QJsonDocument(body).toJson(QJsonDocument::Compact);
}

} // namespace league::protocol
