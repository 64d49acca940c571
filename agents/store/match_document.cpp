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
        applyTransition(entry, bodyIn(body));
    else if (entry.kind == kind::Result)
        applyResult(entry, bodyIn(body));
    m_transcript.add(m_transcript.view().isEmpty() ? QByteArrayView("\n") : ",\n");
    addJsonLine(m_transcript, entry, body);
    return true;
}

void MatchDocument::applyTransition(const Entry &entry, const JsonObject &body)
{
    JsonObject transition = body;
    transition.insert(timestampKey, base::Clock::utcText(entry.timeMs));
    m_transitions.append(transition);
    // A match has other charts as well, such as the phases of Mafia.
    if (body.value(QStringLiteral("chart")).toString() == QLatin1String("match"))
        m_lifecycle.insert(stateKey, body.value(QStringLiteral("to")));
}

void MatchDocument::applyResult(const Entry &entry, const JsonObject &body)
{
    m_result = body;
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
    const QByteArray head = JsonDocument(document).toJson();
    constexpr qsizetype Closing = 3; // "\n}\n", which comes after the transcript
    constexpr QByteArrayView Opening(",\n    \"transcript\": [");
    constexpr QByteArrayView End("\n]\n}\n");
    const QByteArrayView transcript = m_transcript.view();
    QByteArray bytes;
    bytes.reserve(head.size() + Opening.size() + transcript.size() + End.size());
    bytes.append(QByteArrayView(head).chopped(Closing)).append(Opening);
    return bytes.append(transcript).append(End);
}

} // namespace league::store
