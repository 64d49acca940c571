// MatchFile: matches/<match_id>.json as somebody reads it who has nothing but the file.
//
// The other half of MatchDocument; used by audits.
#pragma once

#include "agents/base/json/json.h"
#include "agents/base/result.h"
#include "agents/protocol/timestamps.h"

#include <QList>
#include <QString>

namespace league::store {

// One entry of the journal, as a transcript has it.
struct TranscriptEntry
{
    qint64 seq = 0;
    protocol::Timestamp timestamp = {};
    QString actor = {};
    QString kind = {};
    QString visibility = {};
    JsonObject body = {};

    template<class Self, class V>
    static void describe(Self &self, V &v)
    {
        v.required("seq", self.seq);
        v.required("timestamp", self.timestamp);
        v.required("actor", self.actor);
        v.required("kind", self.kind);
        v.optional("visibility", self.visibility);
        v.withDefault("body", self.body, {});
    }
};

struct MatchFile
{
    static constexpr QLatin1String Type{};
    static constexpr QLatin1String Method{};

    QString matchId = {};
    JsonObject result = {}; // empty while there is none
    QList<TranscriptEntry> transcript = {};

    template<class Self, class V>
    static void describe(Self &self, V &v)
    {
        v.required("match_id", self.matchId);
        v.withDefault("result", self.result, {});
        v.required("transcript", self.transcript);
    }

    // Fails with what is wrong with the file.
    [[nodiscard]] static base::Result<MatchFile> read(const QString &path);
};

// The whole of a JSON file, which must be one object.
[[nodiscard]] base::Result<JsonObject> readJsonFile(const QString &path);

} // namespace league::store
