// One match up to the choices: invitation and choice (002 §3.5.1 to §3.5.3).
//
// Sent by the referee; the players answer.
#pragma once

#include "agents/protocol/attempt.h"
#include "agents/protocol/error_codes.h"
#include "agents/protocol/standings.h"
#include "agents/protocol/timestamps.h"

namespace league::protocol {

// Who sits where, in games with more than two seats.
struct TableSeat
{
    int seat = 0; // from 1
    base::PlayerId playerId = {};
    QString displayName = {};

    template<class Self, class V>
    static void describe(Self &self, V &v)
    {
        v.required("seat", self.seat);
        v.required("player_id", self.playerId);
        v.optional("display_name", self.displayName);
    }
};

struct GameInvitation
{
    static constexpr QLatin1String Type{"GAME_INVITATION"};
    static constexpr QLatin1String Method{"handle_game_invitation"};

    base::LeagueId leagueId = {};
    int roundId = 0;
    base::MatchId matchId = {};
    int attempt = 1;
    QString gameType = {};
    QString roleInMatch = {}; // "PLAYER_A", "PLAYER_B", "SEAT_4"
    std::optional<int> seat = {}; // from 1, where seats are dealt
    base::PlayerId opponentId = {}; // empty where there is not exactly one
    QList<TableSeat> table = {}; // everybody, in seat order, where seats are dealt
    QString speedMode = {}; // of games with phases: NORMAL, FAST, DEBUG, STEP
    QString seedCommitment = {}; // protocol.md §1.3, §3
    JsonObject rules = {};
    // Where this attempt is played, for answers that a player sends by itself; where seats are
    // dealt. The announcement of the round may be older than that.
    QString refereeEndpoint = {};

    template<class Self, class V>
    static void describe(Self &self, V &v)
    {
        v.required("league_id", self.leagueId);
        v.required("round_id", self.roundId);
        v.required("match_id", self.matchId);
        describeAttempt(self, v);
        v.required("game_type", self.gameType);
        v.required("role_in_match", self.roleInMatch);
        v.optional("seat", self.seat);
        v.nullable("opponent_id", self.opponentId);
        v.optional("table", self.table);
        v.optional("speed_mode", self.speedMode);
        v.optional("seed_commitment", self.seedCommitment);
        v.optional("rules", self.rules);
        v.optional("referee_endpoint", self.refereeEndpoint);
    }
};

struct GameJoinAck
{
    static constexpr QLatin1String Type{"GAME_JOIN_ACK"};
    static constexpr QLatin1String Method{};
    static constexpr qsizetype MaxEntropyChars = 64;

    base::MatchId matchId = {};
    base::PlayerId playerId = {};
    std::optional<int> attempt = {};
    Timestamp arrivalTimestamp = {};
    bool accept = false;
    QString entropy = {}; // the player's share in the draw
    QString reason = {}; // why not

    template<class Self, class V>
    static void describe(Self &self, V &v)
    {
        v.required("match_id", self.matchId);
        v.required("player_id", self.playerId);
        describeSaidAttempt(self, v);
        v.required("arrival_timestamp", self.arrivalTimestamp);
        v.required("accept", self.accept);
        v.optional("entropy", self.entropy);
        v.must("entropy", isEntropy(self.entropy), "must be at most 64 ASCII characters");
        v.optional("reason", self.reason);
    }

    // Whether the text may be mixed into the draw: ASCII, at most 64 characters.
    [[nodiscard]] static bool isEntropy(QStringView text);
};

// What a player needs to know to choose.
struct ParityContext
{
    base::PlayerId opponentId = {};
    int roundId = 0;
    PlayerRecord yourStandings = {};

    template<class Self, class V>
    static void describe(Self &self, V &v)
    {
        v.nullable("opponent_id", self.opponentId);
        v.required("round_id", self.roundId);
        v.required("your_standings", self.yourStandings);
    }
};

struct ChooseParityCall
{
    static constexpr QLatin1String Type{"CHOOSE_PARITY_CALL"};
    static constexpr QLatin1String Method{"choose_parity"};

    base::MatchId matchId = {};
    base::PlayerId playerId = {};
    int attempt = 1;
    QString gameType = {};
    ParityContext context = {};
    Timestamp deadline = {};

    template<class Self, class V>
    static void describe(Self &self, V &v)
    {
        v.required("match_id", self.matchId);
        v.required("player_id", self.playerId);
        describeAttempt(self, v);
        v.required("game_type", self.gameType);
        v.required("context", self.context);
        v.required("deadline", self.deadline);
    }
};

// The choice is kept as it was sent: whether it is "even" or "odd" is for the game to judge (L-09).
// A choice that is not text at all, or two that differ, is E004; no choice is E003 (L-08).
struct ChooseParityResponse
{
    static constexpr QLatin1String Type{"CHOOSE_PARITY_RESPONSE"};
    static constexpr QLatin1String Method{};

    base::MatchId matchId = {};
    base::PlayerId playerId = {};
    std::optional<int> attempt = {};
    QString parityChoice = {};
    // Why, for observers; the opponent never sees it. Not needed, so nobody is refused for it,
    // whatever it is.
    JsonValue reasoning = {};

    static constexpr qsizetype MaxReasoningChars = 2000;

    template<class Self, class V>
    static void describe(Self &self, V &v)
    {
        v.required("match_id", self.matchId);
        v.required("player_id", self.playerId);
        describeSaidAttempt(self, v);
        v.either("parity_choice", "choice", self.parityChoice, error_code::InvalidParityChoice);
        v.optional("reasoning", self.reasoning);
    }

    // Takes the text, or as much of it as may travel.
    void setReasoning(const QString &text);
    // An answer as it is kept: what it gives as its reasoning is text, and not longer than allowed.
    [[nodiscard]] static JsonObject withBoundedReasoning(JsonObject answer);
};

} // namespace league::protocol
