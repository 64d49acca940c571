// StandingsDocument: standings.json, a fold over the entries of kind `standing`.
//
// Holds the table of the newest one. Owned by a ProjectionWriter; pure, touches no disk.
#pragma once

#include "agents/store/document_header.h"
#include "agents/store/entry.h"

namespace league::store {

class StandingsDocument
{
public:
    explicit StandingsDocument(const QString &leagueId) : m_header(leagueId) { }

    // Takes the entry in; false when it has nothing to do with the standings.
    bool apply(const Entry &entry);
    // The newest entry that was taken in, 0 when there is none and nothing to write.
    [[nodiscard]] qint64 seq() const { return m_header.seq(); }
    [[nodiscard]] QByteArray toBytes() const;

private:
    DocumentHeader m_header;
    JsonObject m_body;
};

} // namespace league::store
