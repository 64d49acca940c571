// RoundsDocument: rounds.json, a fold over the entries `scheduled`, `round` and `result`.
//
// Every round with its matches and byes as scheduled, what `round` entries say about it, and for
// each finished match how it ended. Owned by a ProjectionWriter; pure, touches no disk. Only rounds
// that changed are put into words again, and the others are kept in words alone, so a long league
// costs no more per round than a short one and takes little memory.
#pragma once

#include "agents/store/document_header.h"
#include "agents/store/entry.h"

#include <QByteArray>
#include <QHash>
#include <QString>

#include <vector>

namespace league::store {

class RoundsDocument
{
public:
    explicit RoundsDocument(const QString &leagueId) : m_header(leagueId) { }

    // Takes the entry in; false when it has nothing to do with rounds.
    bool apply(const Entry &entry);
    // The newest entry that was taken in, 0 when there is none and nothing to write.
    [[nodiscard]] qint64 seq() const { return m_header.seq(); }
    // One round per line.
    [[nodiscard]] QByteArray toBytes();

private:
    // What is known of it, in one of two forms: the other one is empty.
    struct Round
    {
        JsonObject fields;
        QByteArray words;
    };

    void applySchedule(const JsonObject &body);
    void applyRound(const JsonObject &fields);
    void applyResult(const Entry &entry);
    // What is known of the round, to be changed.
    JsonObject &round(const JsonValue &id);

    DocumentHeader m_header;
    std::vector<Round> m_rounds; // in the order in which they were first heard of
    QHash<QString, size_t> m_placeOf; // by round_id
    // By match_id: status, winner, score and attempt of matches whose schedule has not come yet.
    QHash<QString, JsonObject> m_early;
};

} // namespace league::store
