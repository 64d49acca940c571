// The vote of a Mafia match (protocol.md §4.10, §4.11).
//
// VOTE_RESPONSE is the result of the call or comes by itself, also to change a vote; then
// ACTION_ACK answers it.
#pragma once

#include "agents/protocol/mafia/match_stamp.h"
#include "agents/protocol/mafia/player_view.h"
#include "agents/protocol/timestamps.h"

namespace league::protocol {

struct VoteCall
{
    static constexpr QLatin1String Type{"VOTE_CALL"};
    static constexpr QLatin1String Method{"mafia_vote"};

    MatchStamp stamp = {};
    std::optional<int> viewSeq = {};
    base::PlayerId playerId = {};
    int dayNumber = 0;
    QList<base::PlayerId> validTargets = {};
    bool mayAbstain = true;
    int aliveCount = 0;
    int votesNeededForMajority = 0;
    std::optional<Timestamp> deadline = {}; // none: STEP
    std::optional<PlayerView> view = {};

    template<class Self, class V>
    static void describe(Self &self, V &v)
    {
        describeStamp(self.stamp, v);
        v.optional("view_seq", self.viewSeq);
        v.required("player_id", self.playerId);
        v.required("day_number", self.dayNumber);
        v.required("valid_targets", self.validTargets);
        v.withDefault("may_abstain", self.mayAbstain, true);
        v.withDefault("alive_count", self.aliveCount, 0);
        v.withDefault("votes_needed_for_majority", self.votesNeededForMajority, 0);
        v.nullable("deadline", self.deadline);
        v.optional("view", self.view);
    }
};

struct VoteResponse
{
    static constexpr QLatin1String Type{"VOTE_RESPONSE"};
    static constexpr QLatin1String Method{"submit_vote"};

    SaidStamp stamp = {};
    std::optional<int> dayNumber = {};
    base::PlayerId targetId = {}; // empty: abstains
    QString think = {}; // for observers only
    QMap<base::PlayerId, int> suspicionScores = {}; // likewise

    template<class Self, class V>
    static void describe(Self &self, V &v)
    {
        describeSaidStamp(self.stamp, v);
        v.optional("day_number", self.dayNumber);
        v.nullable("target_id", self.targetId);
        v.optional("think", self.think);
        v.optional("suspicion_scores", self.suspicionScores);
    }
};

struct VoteCast
{
    static constexpr QLatin1String Type{"VOTE_CAST"};
    static constexpr QLatin1String Method{"notify_game_event"};

    MatchStamp stamp = {};
    base::PlayerId voterId = {};
    base::PlayerId targetId = {}; // empty: abstains
    std::optional<Timestamp> voteTime = {};
    std::optional<qint64> elapsedMs = {};
    bool changed = false;
    QMap<base::PlayerId, int> tally = {};
    int votesCast = 0;
    int aliveCount = 0;
    std::optional<int> viewSeq = {};

    template<class Self, class V>
    static void describe(Self &self, V &v)
    {
        describeStamp(self.stamp, v);
        v.required("voter_id", self.voterId);
        v.nullable("target_id", self.targetId);
        v.optional("vote_time", self.voteTime);
        v.optional("elapsed_ms", self.elapsedMs);
        v.withDefault("changed", self.changed, false);
        v.withDefault("tally", self.tally, {});
        v.withDefault("votes_cast", self.votesCast, 0);
        v.withDefault("alive_count", self.aliveCount, 0);
        v.optional("view_seq", self.viewSeq);
    }
};

// One vote as it counted.
struct CountedVote
{
    base::PlayerId voterId = {};
    base::PlayerId targetId = {};
    std::optional<Timestamp> voteTime = {};
    bool changed = false;

    template<class Self, class V>
    static void describe(Self &self, V &v)
    {
        v.required("voter_id", self.voterId);
        v.nullable("target_id", self.targetId);
        v.optional("vote_time", self.voteTime);
        v.withDefault("changed", self.changed, false);
    }
};

struct VoteResult
{
    static constexpr QLatin1String Type{"VOTE_RESULT"};
    static constexpr QLatin1String Method{"notify_game_event"};

    MatchStamp stamp = {};
    int dayNumber = 0;
    base::PlayerId eliminated = {}; // empty: nobody
    QList<CountedVote> votes = {};
    QMap<base::PlayerId, int> distribution = {};
    QList<base::PlayerId> abstained = {};
    bool tie = false;
    QList<base::PlayerId> tied = {};
    QString tieBreak = {}; // "seeded_rng" when it was used
    std::optional<NoElimination> noEliminationReason = {};
    bool majorityReached = false;
    std::optional<int> viewSeq = {};

    template<class Self, class V>
    static void describe(Self &self, V &v)
    {
        describeStamp(self.stamp, v);
        v.required("day_number", self.dayNumber);
        v.nullable("eliminated", self.eliminated);
        v.withDefault("votes", self.votes, {});
        v.withDefault("distribution", self.distribution, {});
        v.withDefault("abstained", self.abstained, {});
        v.withDefault("tie", self.tie, false);
        v.withDefault("tied", self.tied, {});
        v.nullable("tie_break", self.tieBreak);
        v.nullable("no_elimination_reason", self.noEliminationReason);
        v.withDefault("majority_reached", self.majorityReached, false);
        v.optional("view_seq", self.viewSeq);
    }
};

} // namespace league::protocol
