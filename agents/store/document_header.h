// What every JSON file of a league begins with: schema_version, league_id, last_updated,
// journal_seq.
//
// The last is the number of the newest entry in the file; it tells a stale file from a current one.
#pragma once

#include "agents/base/json/json.h"
#include "agents/store/entry.h"

#include <QByteArray>
#include <QString>

#include <optional>

namespace league::store {

class DocumentHeader
{
public:
    explicit DocumentHeader(QString leagueId) : m_leagueId(std::move(leagueId)) { }

    // This entry went into the file.
    void note(const Entry &entry);
    // The newest entry in the file, 0 when there is none.
    [[nodiscard]] qint64 seq() const { return m_seq; }
    // The fields, as the beginning of a document.
    [[nodiscard]] JsonObject toJson() const;

    // The journal_seq that an existing file holds; nothing when it is missing or damaged.
    [[nodiscard]] static std::optional<qint64> seqInFile(const QString &path);

private:
    QString m_leagueId;
    qint64 m_seq = 0;
    qint64 m_timeMs = 0;
};

} // namespace league::store
