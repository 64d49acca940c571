// The list of leagues in a data folder, for the welcome page, --resume and export.
#pragma once

#include <QList>
#include <QString>

namespace league::store {

struct LeagueSummary
{
    QString leagueId = {};
    QString path = {}; // its folder
    QString name = {}; // what people call it; empty when nobody gave it a name
    QString gameType = {};
    QString state = {}; // the last state of its league chart; empty before the first
    bool isHosted = false; // one program brings all agents along, and can go on with it
    qint64 players = 0;
    qint64 rounds = 0; // in the schedule; 0 before the start
    qint64 matches = 0; // likewise
    qint64 results = 0;
    int round = 0; // the one whose table was announced last
    QString leader = {}; // of that table, or the champion
    int leaderPoints = 0;
    qint64 changedMs = 0; // time of its newest entry
    QString problem = {}; // why its journal cannot be read; the fields above are then empty

    friend bool operator==(const LeagueSummary &, const LeagueSummary &) = default;
};

// All leagues below this data folder, the one that changed last first. Reads only.
[[nodiscard]] QList<LeagueSummary> leagues(const QString &dataFolder);

} // namespace league::store
