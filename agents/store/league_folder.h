// LeagueFolder: where the files of one league are.
//
//     <data>/leagues/<league_id>/journal.db, standings.json, rounds.json,
//                                matches/, logs/, channels/, replays/
//
// A plain value; the House makes one per league and hands it to whoever writes files. Ids come from
// other people, so every id becomes a safe file name on the way; two ids never share a name.
#pragma once

#include "agents/base/result.h"

#include <QString>

namespace league::store {

class LeagueFolder
{
public:
    // Names the folder without touching the disk.
    LeagueFolder(const QString &dataFolder, const QString &leagueId);

    // Names the folder and makes it with everything below; the failure says what is in the way.
    [[nodiscard]] static base::Result<LeagueFolder> create(const QString &dataFolder,
                                                           const QString &leagueId);
    // AGENT_LEAGUE_DATA when it is set, otherwise ~/.local/share/agent-league.
    [[nodiscard]] static QString defaultDataFolder();
    // <data>/leagues, which holds the folders of all leagues.
    [[nodiscard]] static QString leaguesIn(const QString &dataFolder);

    [[nodiscard]] const QString &leagueId() const { return m_leagueId; }
    [[nodiscard]] const QString &path() const { return m_path; }
    [[nodiscard]] QString journal() const;
    [[nodiscard]] QString standings() const;
    [[nodiscard]] QString rounds() const;
    [[nodiscard]] QString matches() const;
    [[nodiscard]] QString logs() const;
    [[nodiscard]] QString channels() const;
    [[nodiscard]] QString replays() const;
    // matches/<match_id>.json
    [[nodiscard]] QString match(const QString &matchId) const;
    // logs/<agent_id>.log.jsonl
    [[nodiscard]] QString log(const QString &agentId) const;
    // channels/<channel_id>.log.jsonl
    [[nodiscard]] QString channelLog(const QString &channelId) const;
    // replays/<match_id>-<attempt>.replay.jsonl
    [[nodiscard]] QString replay(const QString &matchId, int attempt) const;
    // replays/<match_id>-<attempt>.postmortem.json, and .txt for people
    [[nodiscard]] QString postmortem(const QString &matchId, int attempt) const;
    [[nodiscard]] QString postmortemText(const QString &matchId, int attempt) const;

private:
    [[nodiscard]] QString below(const QString &name) const;
    [[nodiscard]] QString ofAttempt(const QString &matchId, int attempt,
                                    QLatin1String ending) const;

    QString m_leagueId;
    QString m_path;
};

} // namespace league::store
