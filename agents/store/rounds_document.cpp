#include "agents/store/rounds_document.h"

#include <QJsonArray>
#include <QJsonDocument>

namespace league::store {
namespace {

const QString roundIdKey = QStringLiteral("round_id");
const QString roundsKey = QStringLiteral("rounds");
const QString matchesKey = QStringLiteral("matches");
const QString matchIdKey = QStringLiteral("match_id");

void merge(QJsonObject &into, const QJsonObject &fields)
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

void RoundsDocument::applySchedule(const QJsonObject &body)
{
    for (const QJsonValue &scheduled : body.value(roundsKey).toArray())
        applyRound(scheduled.toObject());
}

void RoundsDocument::applyRound(const QJsonObject &fields)
{
    Round &changed = round(fields.value(roundIdKey));
    merge(changed.fields, fields);
    changed.bytes.clear();
}

void RoundsDocument::applyResult(const Entry &entry)
{
    QJsonObject end;
    for (const char *key : {"status", "winner", "winner_team", "score", "attempt"}) {
        const QString name = QString::fromLatin1(key);
        if (entry.body.contains(name))
            end.insert(name, entry.body.value(name));
    }
    m_endOf.insert(entry.subject, end);
    round(entry.body.value(roundIdKey)).bytes.clear();
}

RoundsDocument::Round &RoundsDocument::round(const QJsonValue &id)
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
    QJsonArray matches;
    for (const QJsonValue &value : round.fields.value(matchesKey).toArray()) {
        QJsonObject match = value.toObject();
        merge(match, m_endOf.value(match.value(matchIdKey).toString()));
        matches.append(match);
    }
    QJsonObject fields = round.fields;
    if (!matches.isEmpty())
        fields.insert(matchesKey, matches);
    return QJsonDocument(fields).toJson(QJsonDocument::Compact);
}

QByteArray RoundsDocument::toBytes()
{
    QByteArray document = QJsonDocument(m_header.toJson()).toJson(QJsonDocument::Compact);
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
