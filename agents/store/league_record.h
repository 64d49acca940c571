// LeagueRecord: a league as exports tell it, folded from its journal.
//
// A plain value, made by readRecord() for as long as an export takes. The table is the one that the
// manager announced; nothing is counted again.
#pragma once

#include "agents/base/result.h"
#include "agents/protocol/standings.h"
#include "agents/store/journal_reader.h"

#include <QHash>
#include <QList>

#include <optional>

namespace league::store {

struct RecordedMatch
{
    QString id = {};
    int round = 0;
    QStringList players = {}; // ids; A and B where two play
    QString referee = {};
    QString status = {}; // WIN, DRAW, TECHNICAL_LOSS …; empty before the result
    QString winner = {}; // an id; empty for none, or a team
    QString winnerTeam = {}; // of games of teams
    QHash<QString, QString> roles = {}; // by player, where roles are dealt
    QHash<QString, QString> choices = {}; // by player
    QHash<QString, int> points = {};
    QHash<QString, QString> outcomes = {};
    std::optional<int> number = {};
    QString parity = {};
    QString reason = {};
    qint64 decidedMs = 0;
};

struct LeagueRecord
{
    QString leagueId = {};
    QString name = {}; // what people call it; the id when nobody gave it a name
    QString gameType = {};
    qint64 startedMs = 0; // 0 before the start
    qint64 completedMs = 0; // 0 before the end
    int rounds = 0;
    QList<protocol::StandingRow> standings = {}; // the newest table, best first
    QHash<QString, QString> strategies = {}; // of players that say how they decide
    QList<QHash<QString, int>> pointsAfterRounds = {}; // from round 1
    QList<RecordedMatch> matches = {}; // in the order of the schedule

    // Whether players play in teams, at tables of many.
    [[nodiscard]] bool hasTeams() const { return gameType == QLatin1String("mafia"); }
    // What people call a player or referee; the id itself when it is unknown.
    [[nodiscard]] QString nameOf(const QString &id) const { return names.value(id, id); }

    QHash<QString, QString> names = {}; // by id
};

// Everything the journal tells; a league that has not begun has no table and no matches.
[[nodiscard]] base::Result<LeagueRecord> readRecord(JournalReader &reader);

} // namespace league::store
