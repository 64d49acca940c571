#include "agents/store/schema.h"

#include "agents/store/store_log.h"

#include <QByteArrayList>
#include <QDir>

#include <array>

namespace league::store {
namespace {

struct Step
{
    const char *what;
    std::array<const char *, 4> statements; // unused places are null
};

// Row n leads from version n to version n + 1. Rows are never changed once released.
constexpr std::array steps{
    Step{"the table of entries",
         {R"(CREATE TABLE entries (
                 seq        INTEGER PRIMARY KEY,
                 time_ms    INTEGER NOT NULL,
                 actor      TEXT NOT NULL,
                 subject    TEXT NOT NULL,
                 kind       TEXT NOT NULL,
                 visibility TEXT NOT NULL,
                 body       TEXT NOT NULL))",
          "CREATE INDEX entries_by_subject ON entries (subject)",
          "CREATE INDEX entries_by_kind ON entries (kind)", nullptr}},
    Step{"the views results and standings",
         {R"(CREATE VIEW results AS SELECT
                 subject AS match_id,
                 json_extract(body, '$.attempt') AS attempt,
                 json_extract(body, '$.round_id') AS round_id,
                 json_extract(body, '$.status') AS status,
                 json_extract(body, '$.winner') AS winner,
                 json_extract(body, '$.player_ids[0]') AS player_a,
                 json_extract(body, '$.player_ids[1]') AS player_b,
                 (SELECT value FROM json_each(body, '$.score')
                   WHERE key = json_extract(body, '$.player_ids[0]')) AS points_a,
                 (SELECT value FROM json_each(body, '$.score')
                   WHERE key = json_extract(body, '$.player_ids[1]')) AS points_b,
                 json_extract(body, '$.reason') AS reason
             FROM entries WHERE kind = 'result' ORDER BY seq)",
          R"(CREATE VIEW standings AS SELECT
                 json_extract(line.value, '$.rank') AS rank,
                 json_extract(line.value, '$.player_id') AS player_id,
                 json_extract(line.value, '$.display_name') AS display_name,
                 json_extract(line.value, '$.played') AS played,
                 json_extract(line.value, '$.wins') AS wins,
                 json_extract(line.value, '$.draws') AS draws,
                 json_extract(line.value, '$.losses') AS losses,
                 json_extract(line.value, '$.points') AS points,
                 json_extract(line.value, '$.technical_losses') AS technical_losses
             FROM entries, json_each(entries.body, '$.standings') AS line
             WHERE entries.seq = (SELECT max(seq) FROM entries WHERE kind = 'standing')
             ORDER BY rank)",
          nullptr, nullptr}},
    // Nine of ten entries are of these kinds, and nobody looks for all of one of them. Three
    // comparisons, because for a NOT IN every insert would make a table of its own.
    Step{"an index only of kinds that are looked for",
         {"DROP INDEX entries_by_kind",
          "CREATE INDEX entries_by_kind ON entries (kind) "
          "WHERE kind <> 'message' AND kind <> 'transition' AND kind <> 'game'",
          "DROP VIEW results",
          R"(CREATE VIEW results AS SELECT
                 subject AS match_id,
                 json_extract(body, '$.attempt') AS attempt,
                 json_extract(body, '$.round_id') AS round_id,
                 json_extract(body, '$.status') AS status,
                 json_extract(body, '$.winner') AS winner,
                 json_extract(body, '$.player_ids[0]') AS player_a,
                 json_extract(body, '$.player_ids[1]') AS player_b,
                 (SELECT value FROM json_each(body, '$.score')
                   WHERE key = json_extract(body, '$.player_ids[0]')) AS points_a,
                 (SELECT value FROM json_each(body, '$.score')
                   WHERE key = json_extract(body, '$.player_ids[1]')) AS points_b,
                 json_extract(body, '$.reason') AS reason
             FROM entries
             WHERE kind = 'result'
               AND kind <> 'message' AND kind <> 'transition' AND kind <> 'game'
             ORDER BY seq)"}},
};

base::Outcome checkOwnership(SqlConnection &connection)
{
    const base::Result<qint64> id = connection.askNumber("PRAGMA application_id");
    if (!id)
        return id.failure();
    if (*id == journalApplicationId)
        return base::Done{};
    const base::Result<qint64> things = connection.askNumber("SELECT count(*) FROM sqlite_schema");
    if (!things)
        return things.failure();
    if (*id == 0 && *things == 0) // a file that nobody has used yet
        return base::Done{};
    return base::Failure{QStringLiteral("The file %1 is a database of another program, not a "
                                        "journal of Agent League. Move it away or choose another "
                                        "data folder with --data.")
                             .arg(QDir::toNativeSeparators(connection.path()))};
}

base::Outcome checkSoundness(SqlConnection &connection)
{
    const base::Result<QString> verdict = connection.askText("PRAGMA quick_check(1)");
    if (!verdict)
        return verdict.failure();
    if (*verdict == QLatin1String("ok"))
        return base::Done{};
    constexpr int corrupt = 11;
    return base::Failure{explainSqlError(connection.path(), corrupt, *verdict)};
}

base::Outcome climb(SqlConnection &connection, int version)
{
    QByteArrayList statements{"BEGIN IMMEDIATE"};
    for (const char *statement : steps.at(static_cast<size_t>(version)).statements) {
        if (statement != nullptr)
            statements << statement;
    }
    statements << "PRAGMA application_id = " + QByteArray::number(journalApplicationId)
               << "PRAGMA user_version = " + QByteArray::number(version + 1) << "COMMIT";
    for (const QByteArray &statement : statements) {
        if (const base::Outcome done = connection.run(statement.constData()); !done) {
            (void)connection.run("ROLLBACK");
            return done;
        }
    }
    qCDebug(storeLog) << connection.path() << "now has"
                      << steps.at(static_cast<size_t>(version)).what;
    return base::Done{};
}

} // namespace

int newestSchemaVersion()
{
    return static_cast<int>(steps.size());
}

base::Outcome prepareSchema(SqlConnection &connection)
{
    if (const base::Outcome ours = checkOwnership(connection); !ours)
        return ours;
    const base::Result<qint64> version = connection.askNumber("PRAGMA user_version");
    if (!version)
        return version.failure();
    if (*version > newestSchemaVersion() || *version < 0) {
        return base::Failure{
            QStringLiteral("The journal %1 was written by a newer Agent League (its format is %2, "
                           "this program knows up to %3). Update Agent League to open it.")
                .arg(QDir::toNativeSeparators(connection.path()), QString::number(*version),
                     QString::number(newestSchemaVersion()))};
    }
    if (const base::Outcome sound = checkSoundness(connection); !sound)
        return sound;
    for (int from = static_cast<int>(*version); from < newestSchemaVersion(); ++from) {
        if (const base::Outcome done = climb(connection, from); !done)
            return done;
    }
    return base::Done{};
}

} // namespace league::store
