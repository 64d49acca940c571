// The nights and days of a post-mortem: what was done, said and voted (protocol.md §11, 3 to 5).
//
// Parts of Postmortem; plain values.
#pragma once

#include "agents/protocol/field_types.h"

#include <optional>

namespace league::store {

// One submission of a night.
struct NightAction
{
    QString playerId = {}; // empty for a draw that stands for a whole team
    QString actionType = {}; // KILL, PROTECT, INVESTIGATE
    QString targetId = {};
    bool isDefault = false; // drawn, because nothing came in time
    QString think = {};
    qint64 tMs = 0;

    template<class Self, class V>
    static void describe(Self &self, V &v)
    {
        v.nullable("player_id", self.playerId);
        v.required("action_type", self.actionType);
        v.nullable("target_id", self.targetId);
        v.required("defaulted", self.isDefault);
        v.optional("think", self.think);
        v.required("t_ms", self.tMs);
    }
};

struct PostmortemNight
{
    int number = 0;
    QList<NightAction> actions = {};
    QString killTarget = {};
    QString killDecision = {}; // majority, single, seeded_tie, seeded_default
    QString protectTarget = {};
    QString saved = {}; // who would have died
    QString killed = {};
    QString investigated = {};
    std::optional<bool> foundMafia = {};
    QString announcement = {};
    qint64 eventSeq = 0; // of its end

    template<class Self, class V>
    static void describe(Self &self, V &v)
    {
        v.required("night_number", self.number);
        v.required("actions", self.actions);
        v.nullable("kill_target", self.killTarget);
        v.nullable("kill_decision", self.killDecision);
        v.nullable("protect_target", self.protectTarget);
        v.nullable("saved", self.saved);
        v.nullable("killed", self.killed);
        v.nullable("investigated", self.investigated);
        v.nullable("is_mafia", self.foundMafia);
        v.required("announcement", self.announcement);
        v.required("event_seq", self.eventSeq);
    }
};

struct PostmortemClaim
{
    QString playerId = {};
    QString claimedRole = {};
    QString actualRole = {};

    [[nodiscard]] bool isTrue() const { return claimedRole == actualRole; }

    template<class Self, class V>
    static void describe(Self &self, V &v)
    {
        v.required("player_id", self.playerId);
        v.required("claimed_role", self.claimedRole);
        v.required("actual_role", self.actualRole);
    }
};

// A turn of the discussion: what was said, beside what was thought.
struct PostmortemStatement
{
    QString playerId = {};
    QString turnId = {};
    QString think = {};
    QString say = {};
    bool isPass = false;
    bool timedOut = false;
    bool isTruncated = false;
    QList<PostmortemClaim> claims = {};
    qint64 eventSeq = 0;
    qint64 tMs = 0;

    template<class Self, class V>
    static void describe(Self &self, V &v)
    {
        v.required("player_id", self.playerId);
        v.required("turn_id", self.turnId);
        v.required("think", self.think);
        v.required("say", self.say);
        v.required("pass", self.isPass);
        v.required("timed_out", self.timedOut);
        v.required("truncated", self.isTruncated);
        v.required("claims", self.claims);
        v.required("event_seq", self.eventSeq);
        v.required("t_ms", self.tMs);
    }
};

// A voter's row of the matrix: where its vote stood in the end.
struct PostmortemVote
{
    QString voterId = {};
    QString targetId = {}; // empty: it abstained
    QStringList before = {}; // targets it left again; empty text for an abstention
    bool isMissing = false; // nothing came from it
    QString think = {};
    qint64 elapsedMs = 0; // of the first vote

    template<class Self, class V>
    static void describe(Self &self, V &v)
    {
        v.required("voter_id", self.voterId);
        v.nullable("target_id", self.targetId);
        v.required("changed_from", self.before);
        v.required("missing", self.isMissing);
        v.optional("think", self.think);
        v.required("elapsed_ms", self.elapsedMs);
    }
};

struct PostmortemDay
{
    int number = 0;
    QList<PostmortemStatement> statements = {};
    QList<PostmortemVote> votes = {}; // in the order of the first votes, then who abstained
    QMap<QString, int> distribution = {};
    QString eliminated = {}; // empty: nobody
    bool isTie = false;
    QStringList tied = {};
    bool wasTieBroken = false; // the draw decided
    QString noEliminationReason = {};
    qint64 eventSeq = 0; // of the vote's result; 0 when there was no vote

    template<class Self, class V>
    static void describe(Self &self, V &v)
    {
        v.required("day_number", self.number);
        v.required("statements", self.statements);
        v.required("votes", self.votes);
        v.required("distribution", self.distribution);
        v.nullable("eliminated", self.eliminated);
        v.required("tie", self.isTie);
        v.required("tied", self.tied);
        v.required("tie_break", self.wasTieBroken);
        v.optional("no_elimination_reason", self.noEliminationReason);
        v.required("event_seq", self.eventSeq);
    }
};

} // namespace league::store
