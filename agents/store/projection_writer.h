// ProjectionWriter: keeps the JSON files of a league in step with its journal.
//
// Given to the Journal as its follower, so it works on a thread of its own:
//
//     auto files = std::make_shared<ProjectionWriter>(folder);
//     auto journal = Journal::open(folder.journal(), {.follower = files});
//
// standings.json is written when a `standing` entry is on disk, rounds.json on `scheduled` and
// `round`, a match file on its `result` and when more is said about the match afterwards, its
// replay on its `result`, with a post-mortem where the game has one. What is noted is written a
// while later (JournalOptions::followerWait), rounds.json more rarely while others change as well,
// and everything when the journal is flushed. A league that plays as fast as the machine can needs
// the machine for that: while so much comes, files are put off, for some seconds at most. The logs
// of channels are kept up as well (channel_logs.h). The files hold nothing that the journal does
// not, and are made from it: missing, damaged and stale ones again at the start.
#pragma once

#include "agents/store/channel_logs.h"
#include "agents/store/commit_follower.h"
#include "agents/store/league_folder.h"
#include "agents/store/replay/replay.h"
#include "agents/store/replay/replay_context.h"
#include "agents/store/rounds_document.h"
#include "agents/store/standings_document.h"

#include <QHash>
#include <QSet>
#include <QString>

#include <deque>
#include <vector>

namespace league::store {

class ProjectionWriter : public CommitFollower
{
public:
    explicit ProjectionWriter(LeagueFolder folder);

    // Makes missing, damaged and stale files again from a journal that nobody writes.
    static base::Outcome rebuild(const LeagueFolder &folder);

    base::Outcome opened(JournalReader &reader) override;
    void committed(std::vector<Entry> entries) override;
    void refresh() override;
    [[nodiscard]] bool hasPutOff() const override { return m_roundsNoted || !m_noted.empty(); }
    void settle() override;
    [[nodiscard]] bool hasWork() const override;
    base::Outcome workOnce(JournalReader &reader) override;

private:
    // What is written at once: a match, with its replay for its result, or one of the two others.
    struct Piece
    {
        enum class File { Standings, Rounds, Match, MatchAndReplay } file;
        QString matchId = {};

        friend bool operator==(const Piece &, const Piece &) = default;
        friend size_t qHash(const Piece &piece, size_t seed = 0)
        {
            return qHashMulti(seed, static_cast<int>(piece.file), piece.matchId);
        }
    };

    void note(const Entry &entry);
    void noteFile(const Piece &piece);
    void queueNoted();
    void queueRounds();
    base::Outcome write(JournalReader &reader, const Piece &piece);
    base::Outcome writeMatch(JournalReader &reader, const Piece &piece);
    base::Outcome writeReplay(const Replay &replay);
    base::Outcome checkMatch(JournalReader &reader);
    [[nodiscard]] bool hasReplay(const QString &matchId) const;

    const LeagueFolder m_folder;
    StandingsDocument m_standings;
    RoundsDocument m_rounds;
    ChannelLogs m_channelLogs;
    ReplayContext m_replayContext;
    bool m_resultsSinceRounds = false; // rounds.json does not show the newest results
    // It is long, and grows with every round: while other files wait it is put off for a while.
    bool m_roundsNoted = false;
    int m_roundsPutOff = 0; // how often in a row
    size_t m_heard = 0; // entries since the last refresh
    int m_putOff = 0; // how often in a row everything was, because of so many
    std::vector<Piece> m_noted; // to become work at a refresh
    std::deque<Piece> m_work;
    QSet<Piece> m_known; // what is noted, or work
    QHash<QString, int> m_finishedMatches; // with the attempt that counts
    std::deque<QString> m_unchecked; // matches whose files are from before the start
};

} // namespace league::store
