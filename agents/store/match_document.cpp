#include "agents/store/match_document.h"

#include "agents/base/clock.h"
#include "agents/base/json/json_document.h"

namespace league::store {
namespace {

const QString timestampKey = QStringLiteral("timestamp");
const QString stateKey = QStringLiteral("state");

} // namespace

MatchDocument::MatchDocument(const QString &leagueId, const QString &matchId)
    : m_header(leagueId), m_matchId(matchId)
{
    m_lifecycle.insert(stateKey, QStringLiteral("CREATED"));
}

bool MatchDocument::apply(const Entry &entry)
{
    return apply(entry, compactJson(entry.body));
}

bool MatchDocument::apply(const Entry &entry, QByteArrayView body)
{
    if (entry.subject != m_matchId)
        return false;
    if (m_header.seq() == 0)
        m_lifecycle.insert(QStringLiteral("created_at"), base::Clock::utcText(entry.timeMs));
    m_header.note(entry);
    if (entry.kind == kind::Transition)
        applyTransition(entry);
    else if (entry.kind == kind::Result)
        applyResult(entry);
    m_transcript += m_transcript.isEmpty() ? "\n" : ",\n";
    m_transcript += toJsonLine(entry, body);
    return true;
}

void MatchDocument::applyTransition(const Entry &entry)
{
    JsonObject transition = entry.body;
    transition.insert(timestampKey, base::Clock::utcText(entry.timeMs));
    m_transitions.append(transition);
    // A match has other charts as well, such as the phases of Mafia.
    if (entry.body.value(QStringLiteral("chart")).toString() == QLatin1String("match"))
        m_lifecycle.insert(stateKey, entry.body.value(QStringLiteral("to")));
}

void MatchDocument::applyResult(const Entry &entry)
{
    m_result = entry.body;
    m_lifecycle.insert(QStringLiteral("finished_at"), base::Clock::utcText(entry.timeMs));
    m_lifecycle.insert(stateKey, QStringLiteral("FINISHED"));
}

QByteArray MatchDocument::toBytes() const
{
    JsonObject document = m_header.toJson();
    document.insert(QStringLiteral("match_id"), m_matchId);
    for (const char *key : {"round_id", "attempt", "game_type", "player_ids", "referee_id"}) {
        const QString name = QString::fromLatin1(key);
        if (m_result.contains(name))
            document.insert(name, m_result.value(name));
    }
    JsonObject lifecycle = m_lifecycle;
    lifecycle.insert(QStringLiteral("transitions"), m_transitions);
    document.insert(QStringLiteral("lifecycle"), lifecycle);
    document.insert(QStringLiteral("result"), m_result);
    QByteArray bytes = JsonDocument(document).toJson();
    bytes.chop(3); // line feed, closing brace, line feed: the transcript comes before them
    return bytes + ",\n    \"transcript\": [" + m_transcript + "\n]\n}\n";
}

} // namespace league::store
