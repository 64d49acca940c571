#include "agents/protocol/chat_completion.h"

#include "agents/base/json/json_document.h"
#include "agents/base/quoting.h"

namespace league::protocol {

namespace {

const QString ContentKey = QStringLiteral("content");
const QString MessageKey = QStringLiteral("message");
const QString Completions = QStringLiteral("/chat/completions");

JsonObject messageOf(const QString &role, const QString &text)
{
    return {{QStringLiteral("role"), role}, {ContentKey, text}};
}

// Content is text, or a list of parts of which some are text.
QString textOf(const JsonValue &content)
{
    if (content.isString())
        return content.toString();
    QString text;
    const JsonArray parts = content.toArray();
    for (const auto &part : parts)
        text += part.toObject().value(QStringLiteral("text")).toString();
    return text;
}

base::Failure unusable(const QByteArray &body, const QString &what)
{
    return {QStringLiteral("%1: \"%2\"")
                .arg(what, base::quotable(QString::fromUtf8(body.left(400)).simplified(), 80))};
}

} // namespace

QByteArray toBytes(const ChatRequest &request)
{
    const JsonObject object{
        {QStringLiteral("model"), request.model},
        {QStringLiteral("messages"),
         JsonArray{messageOf(QStringLiteral("system"), request.instructions),
                   messageOf(QStringLiteral("user"), request.question)}},
        {QStringLiteral("stream"), false},
    };
    return JsonDocument(object).toJson(JsonDocument::Compact);
}

base::Result<QString> readChatAnswer(const QByteArray &body)
{
    const JsonDocument document = JsonDocument::fromJson(body);
    if (!document.isObject())
        return unusable(body, QStringLiteral("its answer is not a JSON object"));
    const JsonArray choices = document.object().value(QStringLiteral("choices")).toArray();
    const JsonObject message = choices.at(0).toObject().value(MessageKey).toObject();
    const QString text = textOf(message.value(ContentKey));
    if (text.trimmed().isEmpty())
        return unusable(body,
                        QStringLiteral("its answer has no text in choices[0].message.content"));
    return text;
}

QString chatErrorIn(const QByteArray &body)
{
    const JsonValue error = JsonDocument::fromJson(body).object().value(QStringLiteral("error"));
    return error.isObject() ? error.toObject().value(MessageKey).toString() : error.toString();
}

base::Result<QUrl> chatEndpoint(const QString &baseUrl)
{
    QUrl url(baseUrl, QUrl::StrictMode);
    const bool isWeb =
        url.scheme() == QLatin1String("http") || url.scheme() == QLatin1String("https");
    if (!url.isValid() || !isWeb || url.host().isEmpty() || !url.userInfo().isEmpty()
        || url.hasQuery() || url.hasFragment()) {
        return base::Failure{QStringLiteral("must be an address such as http://127.0.0.1:8080/v1, "
                                            "without a name, a password or a question mark")};
    }
    QString path = url.path(QUrl::FullyDecoded);
    while (path.endsWith(u'/'))
        path.chop(1);
    if (path.isEmpty())
        path = QStringLiteral("/v1");
    url.setPath(path.endsWith(Completions) ? path : path + Completions, QUrl::DecodedMode);
    return url;
}

} // namespace league::protocol
