#include "agents/store/rounds_document.h"

#include "agents/base/json/json_document.h"

namespace league::store {
namespace {

const QString roundIdKey = QStringLiteral("round_id");
const QString roundsKey = QStringLiteral("rounds");
const QString matchesKey = QStringLiteral("matches");
const QString matchIdKey = QStringLiteral("match_id");

void merge(JsonObject &into, const JsonObject &fields)
{
    for (auto it = fields.begin(); it != fields.end(); ++it)
        into.insert(it.key(), it.value());
}

} // namespace

bool RoundsDocument::apply(const Entry &entry)
{
    if (entry.kind == kind::Scheduled)
        applySchedule(entry.body);
    else if (entry.kind == kind::Round)
        applyRound(entry.body);
    else if (entry.kind == kind::Result)
        applyResult(entry);
    else
        return false;
    m_header.note(entry);
    return true;
}

void RoundsDocument::applySchedule(const JsonObject &body)
{
    for (const JsonValue &scheduled : body.value(roundsKey).toArray())
        applyRound(scheduled.toObject());
}

void RoundsDocument::applyRound(const JsonObject &fields)
{
    Round &changed = round(fields.value(roundIdKey));
    merge(changed.fields, fields);
    changed.bytes.clear();
}

void RoundsDocument::applyResult(const Entry &entry)
{
    JsonObject end;
    for (const char *key : {"status", "winner", "winner_team", "score", "attempt"}) {
        const QString name = QString::fromLatin1(key);
        if (entry.body.contains(name))
            end.insert(name, entry.body.value(name));
    }
    m_endOf.insert(entry.subject, end);
    round(entry.body.value(roundIdKey)).bytes.clear();
}

RoundsDocument::Round &RoundsDocument::round(const JsonValue &id)
{
    const QString name = id.toVariant().toString(); // agents write 1 and "1"
    auto place = m_placeOf.constFind(name);
    if (place == m_placeOf.constEnd()) {
        place = m_placeOf.insert(name, m_rounds.size());
        m_rounds.push_back({.fields = {{roundIdKey, id}}, .bytes = {}});
    }
    return m_rounds.at(*place);
}

QByteArray RoundsDocument::inWords(const Round &round) const
{
    JsonArray matches;
    for (const JsonValue &value : round.fields.value(matchesKey).toArray()) {
        JsonObject match = value.toObject();
        merge(match, m_endOf.value(match.value(matchIdKey).toString()));
        matches.append(match);
    }
    JsonObject fields = round.fields;
    if (!matches.isEmpty())
        fields.insert(matchesKey, matches);
    return JsonDocument(fields).toJson(JsonDocument::Compact);
}

QByteArray RoundsDocument::toBytes()
{
    QByteArray document = JsonDocument(m_header.toJson()).toJson(JsonDocument::Compact);
    document.chop(1); // its closing brace comes after the rounds
    document += ",\"rounds\":[";
    const char *separator = "\n";
    for (Round &round : m_rounds) {
        if (round.bytes.isEmpty())
            round.bytes = inWords(round);
        document += separator + round.bytes;
        separator = ",\n";
    }
    document += "\n]}\n";
    return document;
}

} // namespace league::store
