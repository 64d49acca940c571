#include "agents/protocol/mafia/told_call.h"

#include "agents/base/json/json_document.h"
#include "agents/base/quoting.h"
#include "agents/protocol/mafia/question_kind.h"

namespace league::protocol {

namespace {

constexpr QLatin1String ViewKey("view");
constexpr QLatin1String YouKey("you");
constexpr QLatin1String RoleKey("role");
constexpr QLatin1String PlayersKey("players");
constexpr QLatin1String NameKey("display_name");
constexpr QLatin1String StatementsKey("statements");
constexpr QLatin1String SayKey("say");

constexpr qsizetype LongestName = 40;
constexpr qsizetype LongestSay = 500;
constexpr qsizetype MostStatements = 60;

// The entries of a list with one text shortened.
QVariantList shortened(const QVariantList &list, QLatin1String key, qsizetype longest)
{
    QVariantList result;
    for (const QVariant &entry : list) {
        QVariantMap map = entry.toMap();
        if (map.contains(key))
            map.insert(key, base::quotable(map.value(key).toString(), longest));
        result.append(map);
    }
    return result;
}

} // namespace

QString toldCall(const QVariantMap &call)
{
    QVariantMap told = call;
    QVariantMap view = call.value(ViewKey).toMap();
    view.insert(PlayersKey, shortened(view.value(PlayersKey).toList(), NameKey, LongestName));
    const QVariantList statements = view.value(StatementsKey).toList();
    view.insert(
        StatementsKey,
        shortened(statements.mid(std::max<qsizetype>(0, statements.size() - MostStatements)),
                  SayKey, LongestSay));
    told.insert(ViewKey, view);
    return QString::fromUtf8(
        JsonDocument(JsonObject::fromVariantMap(told)).toJson(JsonDocument::Compact));
}

QString roleInCall(const QVariantMap &call)
{
    return call.value(ViewKey).toMap().value(YouKey).toMap().value(RoleKey).toString();
}

QString answerForm(const QString &kind)
{
    if (kind == question_kind::DiscussionTurn) {
        return QStringLiteral(
            "{\"say\": \"what everybody hears, one to three sentences\", \"think\": \"your private "
            "reasoning, one or two sentences\", \"speech_acts\": [{\"act\": \"ACCUSE\" or "
            "\"DEFEND\" or \"ASK\", \"target_id\": \"P03\"}, {\"act\": \"CLAIM_ROLE\", \"role\": "
            "\"sheriff\"}, {\"act\": \"REPORT\", \"target_id\": \"P03\", \"is_mafia\": true, "
            "\"night_number\": 1}]}, where speech_acts say what your words do and may be left out; "
            "or {\"pass\": true, \"think\": \"why\"}");
    }
    if (kind == question_kind::Vote) {
        return QStringLiteral("{\"target_id\": one of valid_targets, or null to abstain, "
                              "\"think\": \"your private reasoning, one or two sentences\"}");
    }
    return QStringLiteral("{\"target_id\": one of valid_targets, \"think\": \"your private "
                          "reasoning, one or two sentences\"}");
}

} // namespace league::protocol
