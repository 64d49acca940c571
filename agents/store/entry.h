// Entry: one fact of a league, as it stands in the journal.
//
// A plain value. The roles make entries and give them to Journal::append; projections, views,
// exports and resume-after-crash are folds over them.
#pragma once

#include "agents/base/json/json.h"
#include "agents/base/result.h"

#include <QByteArray>
#include <QMetaType>
#include <QString>

namespace league::base {
class JsonText;
}
namespace league::store {

struct Entry
{
    qint64 seq = 0; // 1, 2, 3, … without gaps; given by the journal
    qint64 timeMs = 0; // milliseconds since 1970 UTC; 0 lets the journal's clock fill it in
    QString actor = {}; // who did it: "league_manager", "referee:REF01", "player:P01"
    QString subject = {}; // what it is about: "R1M1", "P01", the league's id
    QString kind = {}; // one of the words below, or a word of the role's own
    QString visibility = QStringLiteral("public"); // protocol.md §6.1
    JsonObject body = {};

    friend bool operator==(const Entry &, const Entry &) = default;
};

// How long an entry may wait before it is written.
enum class Urgency {
    Relaxed, // until it has company: 100 entries or 50 ms
    Prompt, // somebody waits: with whatever else is appended in this turn of the event loop
};

// The entry as an object of a transcript: {seq, timestamp, actor, subject, kind, visibility, body}.
[[nodiscard]] JsonObject toJson(const Entry &entry);
// Such an object as an entry again; the failure names the field that is wrong.
[[nodiscard]] base::Result<Entry> entryFromJson(const JsonObject &object);
// The same as one line of JSON, in that order of fields and without a line feed.
[[nodiscard]] QByteArray toJsonLine(const Entry &entry);
// Adds the same to a text, with the body as it is in one line already.
void addJsonLine(base::JsonText &text, const Entry &entry, QByteArrayView body);
// The body whose text this is.
[[nodiscard]] JsonObject bodyIn(QByteArrayView text);

// The kinds that the projections and the outbox understand, and those that several roles write.
namespace kind {
inline const QString Registered = QStringLiteral("registered");
inline const QString Scheduled = QStringLiteral("scheduled");
inline const QString Announced = QStringLiteral("announced");
inline const QString Assigned = QStringLiteral("assigned");
inline const QString Round = QStringLiteral("round");
inline const QString Transition = QStringLiteral("transition");
inline const QString Message = QStringLiteral("message");
inline const QString Result = QStringLiteral("result");
inline const QString Standing = QStringLiteral("standing");
inline const QString Error = QStringLiteral("error");
inline const QString OutboxPut = QStringLiteral("outbox_put");
inline const QString OutboxDone = QStringLiteral("outbox_done");
} // namespace kind

} // namespace league::store

Q_DECLARE_METATYPE(league::store::Entry)
