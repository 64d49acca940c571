// Postmortem: what happened in a match of Mafia and why, in eight sections (protocol.md §11).
//
// A plain value, made from a replay alone by postmortemOf() once the match is over; shown by the
// window, written as postmortem.json and as text.
#pragma once

#include "agents/store/postmortem/postmortem_days.h"
#include "agents/store/replay/replay.h"

namespace league::store {

// How and when somebody left.
struct Fate
{
    QString cause = {}; // night, vote, technical
    int cycleNumber = 0;

    template<class Self, class V>
    static void describe(Self &self, V &v)
    {
        v.required("cause", self.cause);
        v.required("cycle_number", self.cycleNumber);
    }
};

// Sections 2 and 6: who it was, and its figures.
struct PostmortemPlayer
{
    QString playerId = {};
    QString displayName = {};
    QString agent = {};
    int seat = 0; // as it was dealt, from 1
    QString role = {};
    QString team = {};
    std::optional<Fate> fate = {}; // nothing: it lived to see the end
    int points = 0;
    bool wasInactive = false;
    int votesCast = 0; // for somebody, as they counted in the end
    int votesOnMafia = 0;
    int votesOnTown = 0;
    int accusationsRight = 0; // of somebody who was mafia
    int accusationsWrong = 0;
    int saves = 0;
    int mafiaFound = 0;
    int passes = 0;
    int timeouts = 0;
    std::optional<qint64> meanResponseMs = {};
    std::optional<qint64> longestResponseMs = {};
    int statements = 0;
    int characters = 0;

    // The share of its votes that its team can be glad of, in percent; nothing without votes.
    [[nodiscard]] std::optional<int> goodVotePercent() const;

    template<class Self, class V>
    static void describe(Self &self, V &v)
    {
        v.required("player_id", self.playerId);
        v.required("display_name", self.displayName);
        v.required("agent", self.agent);
        v.required("seat", self.seat);
        v.required("role", self.role);
        v.required("team", self.team);
        v.nullable("fate", self.fate);
        v.required("points", self.points);
        v.required("inactive", self.wasInactive);
        v.required("votes_cast", self.votesCast);
        v.required("votes_on_mafia", self.votesOnMafia);
        v.required("votes_on_town", self.votesOnTown);
        v.required("accusations_right", self.accusationsRight);
        v.required("accusations_wrong", self.accusationsWrong);
        v.required("saves", self.saves);
        v.required("mafia_found", self.mafiaFound);
        v.required("passes", self.passes);
        v.required("timeouts", self.timeouts);
        v.nullable("mean_response_ms", self.meanResponseMs);
        v.nullable("longest_response_ms", self.longestResponseMs);
        v.required("statements", self.statements);
        v.required("characters", self.characters);
    }
};

// Section 7. Kinds: FIRST_MAFIA_OUT, SAVE, TRUE_REPORT, FALSE_CLAIM, SPECIAL_ROLE_LOST, TIE_BREAK,
// LAST_CHANCE.
struct KeyMoment
{
    QString kind = {};
    std::optional<int> nightNumber = {};
    std::optional<int> dayNumber = {};
    QString playerId = {}; // whose moment it is
    QString targetId = {};
    QString text = {}; // one sentence
    qint64 eventSeq = 0; // in the replay
    qint64 tMs = 0;

    template<class Self, class V>
    static void describe(Self &self, V &v)
    {
        v.required("kind", self.kind);
        v.optional("night_number", self.nightNumber);
        v.optional("day_number", self.dayNumber);
        v.optional("player_id", self.playerId);
        v.optional("target_id", self.targetId);
        v.required("text", self.text);
        v.required("event_seq", self.eventSeq);
        v.required("t_ms", self.tMs);
    }
};

struct Postmortem
{
    static constexpr QLatin1String Type{};
    static constexpr QLatin1String Method{};

    // Section 1: the result.
    QString matchId = {};
    QString leagueId = {};
    int attempt = 1;
    QString status = {};
    QString winnerTeam = {}; // empty: nobody
    QString reason = {};
    int dayCount = 0;
    qint64 durationMs = 0;
    QString seed = {}; // empty in a public file
    std::optional<bool> commitmentFits = {}; // nothing when there is none to check
    // Sections 2 and 6, in seat order.
    QList<PostmortemPlayer> players = {};
    // Section 3.
    QList<PostmortemNight> nights = {};
    // Sections 4 and 5.
    QList<PostmortemDay> days = {};
    // Section 7, in the order of time.
    QList<KeyMoment> keyMoments = {};

    // The player with this id; null when there is none.
    [[nodiscard]] const PostmortemPlayer *player(const QString &playerId) const;

    template<class Self, class V>
    static void describe(Self &self, V &v)
    {
        v.required("match_id", self.matchId);
        v.optional("league_id", self.leagueId);
        v.required("attempt", self.attempt);
        v.required("status", self.status);
        v.nullable("winner_team", self.winnerTeam);
        v.required("reason", self.reason);
        v.required("day_count", self.dayCount);
        v.required("duration_ms", self.durationMs);
        v.nullable("seed", self.seed);
        v.nullable("commitment_fits", self.commitmentFits);
        v.required("players", self.players);
        v.required("nights", self.nights);
        v.required("days", self.days);
        v.required("key_moments", self.keyMoments);
    }
};

// Reads a replay of Mafia; nothing for another game, and for a match that did not end.
[[nodiscard]] std::optional<Postmortem> postmortemOf(const Replay &replay);

// Section 8: postmortem.json, and the same for people.
[[nodiscard]] QByteArray toJsonBytes(const Postmortem &postmortem);
[[nodiscard]] QString toText(const Postmortem &postmortem);

} // namespace league::store
