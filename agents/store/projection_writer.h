// ProjectionWriter: keeps the JSON files of a league in step with its journal.
//
// Given to the Journal as its follower, so it works on a thread of its own:
//
//     auto files = std::make_shared<ProjectionWriter>(folder);
//     auto journal = Journal::open(folder.journal(), {.follower = files});
//
// standings.json is written when a `standing` entry is on disk, rounds.json on `scheduled` and
// `round`, a match file on its `result` and when more is said about the match afterwards, its
// replay on its `result`, with a post-mortem where the game has one. The files of a result follow
// at once; any other file is written at most once in a while (JournalOptions::followerWait),
// rounds.json more rarely while others change as well, and all when the journal is flushed. The
// logs of channels are kept up as well (channel_logs.h). The files hold nothing that the journal
// does not: missing, damaged and stale ones are made again at the start.
#pragma once

#include "agents/store/channel_logs.h"
#include "agents/store/commit_follower.h"
#include "agents/store/league_folder.h"
#include "agents/store/replay/replay_context.h"
#include "agents/store/rounds_document.h"
#include "agents/store/standings_document.h"

#include <QHash>
#include <QSet>
#include <QString>

#include <deque>
#include <functional>
#include <vector>

namespace league::store {

class ProjectionWriter : public CommitFollower
{
public:
    explicit ProjectionWriter(LeagueFolder folder);

    // Makes missing, damaged and stale files again from a journal that nobody writes.
    static base::Outcome rebuild(const LeagueFolder &folder);

    base::Outcome opened(JournalReader &reader) override;
    void committed(std::vector<Entry> entries, std::vector<QByteArray> bodies) override;
    void refresh() override;
    [[nodiscard]] bool hasPutOff() const override { return m_roundsNoted; }
    void settle() override;
    [[nodiscard]] bool hasWork() const override;
    base::Outcome workOnce(JournalReader &reader) override;

private:
    // One file to write: a match or its replay when it names one, otherwise one of the two others.
    struct Piece
    {
        enum class File { Standings, Rounds, Match, Replay } file;
        QString matchId = {};

        friend bool operator==(const Piece &, const Piece &) = default;
        friend size_t qHash(const Piece &piece, size_t seed = 0)
        {
            return qHashMulti(seed, static_cast<int>(piece.file), piece.matchId);
        }
    };

    struct Heard
    {
        Entry entry;
        QByteArray body; // as it is on disk
    };
    using Visit = std::function<void(const Entry &entry, const QByteArray &body)>;

    void note(const Entry &entry);
    void remember(Heard heard);
    void forget(const Piece &written);
    void queue(const Piece &piece);
    void queueRounds();
    base::Outcome write(JournalReader &reader, const Piece &piece);
    base::Outcome writeMatch(JournalReader &reader, const QString &matchId);
    base::Outcome writeReplay(JournalReader &reader, const QString &matchId);
    base::Outcome checkMatch(JournalReader &reader);
    // Shows every entry about the match, from memory when all of them are there.
    base::Outcome visitMatch(JournalReader &reader, const QString &matchId,
                             const Visit &visit) const;
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
    std::vector<Piece> m_noted; // to become work at the next refresh, perhaps twice in here
    std::deque<Piece> m_work;
    QSet<Piece> m_queued; // what is in m_work
    QHash<QString, int> m_finishedMatches; // with the attempt that counts
    // In a league that began with this journal: all that was said about the matches whose files are
    // not written yet, so that it need not be read again.
    bool m_heardAll = false;
    QHash<QString, QList<Heard>> m_heard;
    QSet<QString> m_strangers; // subjects of which something was heard before their assignment
    std::deque<QString> m_unchecked; // matches whose files are from before the start
};

} // namespace league::store
