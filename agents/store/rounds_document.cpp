#include "agents/store/rounds_document.h"

#include "agents/base/json/json_document.h"

#include <algorithm>

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

QString idOf(const JsonValue &match)
{
    return match.toObject().value(matchIdKey).toString();
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
    JsonObject &known = round(fields.value(roundIdKey));
    const JsonValue &scheduled = fields.value(matchesKey);
    if (!scheduled.isArray())
        return merge(known, fields);
    // A schedule does not take back how its matches ended.
    JsonArray matches = scheduled.toArray();
    for (JsonValue &value : matches) {
        JsonObject match = m_early.take(idOf(value));
        for (const JsonValue &before : known.value(matchesKey).toArray()) {
            if (idOf(before) == idOf(value))
                merge(match, before.toObject());
        }
        merge(match, value.toObject());
        value = match;
    }
    merge(known, fields);
    known.insert(matchesKey, matches);
}

void RoundsDocument::applyResult(const Entry &entry)
{
    JsonObject end;
    for (const char *key : {"status", "winner", "winner_team", "score", "attempt"}) {
        const QString name = QString::fromLatin1(key);
        if (entry.body.contains(name))
            end.insert(name, entry.body.value(name));
    }
    JsonObject &known = round(entry.body.value(roundIdKey));
    JsonArray matches = known.take(matchesKey).toArray();
    const auto match = std::find_if(matches.begin(), matches.end(), [&](const JsonValue &value) {
        return idOf(value) == entry.subject;
    });
    if (match == matches.end()) {
        m_early.insert(entry.subject, end);
    } else {
        JsonObject ended = match->toObject();
        merge(ended, end);
        *match = ended;
    }
    if (!matches.isEmpty())
        known.insert(matchesKey, matches);
}

JsonObject &RoundsDocument::round(const JsonValue &id)
{
    const QString name = id.toVariant().toString(); // agents write 1 and "1"
    auto place = m_placeOf.constFind(name);
    if (place == m_placeOf.constEnd()) {
        place = m_placeOf.insert(name, m_rounds.size());
        m_rounds.push_back({.fields = {{roundIdKey, id}}, .words = {}});
    }
    Round &found = m_rounds.at(*place);
    if (const QByteArray words = std::exchange(found.words, {}); !words.isEmpty())
        found.fields = JsonDocument::fromJson(words).object();
    return found.fields;
}

QByteArray RoundsDocument::toBytes()
{
    QByteArray document = JsonDocument(m_header.toJson()).toJson(JsonDocument::Compact);
    document.chop(1); // its closing brace comes after the rounds
    document += ",\"rounds\":[";
    const char *separator = "\n";
    for (Round &round : m_rounds) {
        if (round.words.isEmpty())
            round.words = compactJson(std::exchange(round.fields, {}));
        document += separator + round.words;
        separator = ",\n";
    }
    document += "\n]}\n";
    return document;
}

} // namespace league::store
