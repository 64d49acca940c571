#include "agents/protocol/script_lines.h"

#include "agents/base/json/json_document.h"
#include "agents/base/quoting.h"
#include "agents/protocol/chosen_word.h"
#include "agents/protocol/message.h"

namespace league::protocol {

namespace {

constexpr QLatin1String TypeKey("type");
constexpr QLatin1String ProtocolKey("protocol");
constexpr QLatin1String IdKey("id");
constexpr QLatin1String NoteKey("note");

template<class M>
QByteArray lineOf(const M &message, const QString &protocol = {})
{
    JsonObject object = payloadOf(message);
    object.insert(TypeKey, QString(M::Type));
    if (!protocol.isEmpty())
        object.insert(ProtocolKey, protocol);
    return JsonDocument(object).toJson(JsonDocument::Compact);
}

base::Failure notAnAnswer(const QByteArray &line, const QStringList &options)
{
    return {QStringLiteral("it answered \"%1\" instead of %2")
                .arg(base::quotable(QString::fromUtf8(line.left(400)).trimmed(), 60),
                     options.join(QStringLiteral(" or ")))};
}

std::optional<int> numberIn(const JsonValue &id)
{
    bool isNumber = false;
    const int number =
        id.isString() ? id.toString().toInt(&isNumber) : id.toVariant().toInt(&isNumber);
    return isNumber ? std::optional(number) : std::nullopt;
}

} // namespace

QByteArray toLine(const ScriptHello &hello)
{
    return lineOf(hello, ScriptHello::Version);
}

QByteArray toLine(const ScriptMatch &match)
{
    return lineOf(match);
}

QByteArray toLine(const ScriptQuestion &question)
{
    return lineOf(question);
}

QByteArray toLine(const ScriptBye &bye)
{
    return lineOf(bye);
}

base::Result<ScriptAnswer> readScriptAnswer(const QByteArray &line, const QStringList &options)
{
    ScriptAnswer answer;
    const JsonDocument document = JsonDocument::fromJson(line);
    if (document.isObject()) {
        const JsonObject object = document.object();
        answer.id = numberIn(object.value(IdKey));
        answer.choice = choiceIn(object, options);
        answer.note = object.value(NoteKey).toString();
    } else {
        QString word = QString::fromUtf8(line).trimmed();
        if (word.size() > 1 && word.startsWith(u'"') && word.endsWith(u'"'))
            word = word.sliced(1, word.size() - 2);
        answer.choice = optionMeant(word, options);
    }
    if (answer.choice.isEmpty())
        return notAnAnswer(line, options);
    return answer;
}

base::Result<ScriptAnswer> readMafiaLine(const QByteArray &line, const AskedTurn &asked)
{
    ScriptAnswer answer;
    const JsonDocument document = JsonDocument::fromJson(line);
    if (document.isObject())
        answer.id = numberIn(document.object().value(IdKey));
    const base::Result<QVariantMap> facts = document.isObject()
        ? readSaidAnswer(document.object(), asked)
        : readSaidWord(QString::fromUtf8(line), asked);
    if (!facts)
        return facts.failure();
    answer.facts = *facts;
    return answer;
}

} // namespace league::protocol
