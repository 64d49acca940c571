// MatchDocument: matches/<match_id>.json, a fold over the entries whose subject is the match.
//
// Lifecycle (state, created_at, finished_at, every transition), the result as it was counted, and
// the transcript: all entries of the match, of every attempt. Made by a ProjectionWriter for as
// long as it takes to write the file; pure, touches no disk.
#pragma once

#include "agents/base/json/json.h"
#include "agents/base/json/json_text.h"
#include "agents/store/document_header.h"
#include "agents/store/entry.h"

namespace league::store {

class MatchDocument
{
public:
    MatchDocument(const QString &leagueId, const QString &matchId);

    // Takes the entry in; false when it belongs to another subject.
    bool apply(const Entry &entry);
    // Likewise, with its body as it is in one line of JSON; that of the entry is not looked at.
    bool apply(const Entry &entry, QByteArrayView body);
    // The newest entry that was taken in, 0 when there is none and nothing to write.
    [[nodiscard]] qint64 seq() const { return m_header.seq(); }
    // One transcript entry per line.
    [[nodiscard]] QByteArray toBytes() const;

private:
    void applyTransition(const Entry &entry, const JsonObject &body);
    void applyResult(const Entry &entry, const JsonObject &body);

    DocumentHeader m_header;
    QString m_matchId;
    JsonObject m_lifecycle;
    JsonArray m_transitions;
    JsonObject m_result;
    base::JsonText m_transcript; // already in words, one entry per line
};

} // namespace league::store
