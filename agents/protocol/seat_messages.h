// A seat for a person or a language model that plays from an MCP client (issue 4).
//
// join_league gives a seat and its key (join_messages.h); with the key the guest waits for its
// turn, chooses, and looks at its matches. Taken by the manager for its guests and by a hosted
// player.
#pragma once

#include "agents/protocol/query_messages.h"
#include "agents/protocol/standings.h"
#include "agents/protocol/timestamps.h"
#include "agents/protocol/vocabulary.h"

namespace league::protocol {

struct WaitForTurn
{
    static constexpr QLatin1String Type{};
    static constexpr QLatin1String Method{"wait_for_turn"};
    static constexpr int MostSeconds = 25; // clients give up after 30 or 60

    QString seatKey = {};
    int timeoutS = MostSeconds;

    template<class Self, class V>
    static void describe(Self &self, V &v)
    {
        v.required("seat_key", self.seatKey);
        v.withDefault("timeout_s", self.timeoutS, MostSeconds);
        v.must("timeout_s", self.timeoutS >= 0 && self.timeoutS <= MostSeconds,
               "must be a number of seconds from 0 to 25");
    }
};

enum class TurnStatus { YourTurn, Waiting, LeagueOver };

constexpr auto wireWords(TurnStatus)
{
    using enum TurnStatus;
    return std::array{WireWord{YourTurn, QLatin1String("YOUR_TURN")},
                      WireWord{Waiting, QLatin1String("WAITING")},
                      WireWord{LeagueOver, QLatin1String("LEAGUE_OVER")}};
}

// A choice that a referee waits for.
struct OpenTurn
{
    base::MatchId matchId = {};
    int roundId = 0;
    base::PlayerId opponentId = {};
    QString opponentName = {}; // empty while no table has told it
    QStringList options = {};
    Timestamp deadline = {};
    int secondsLeft = 0;
    // Of games that ask more than once: what is asked, and the call with the player's view.
    QString kind = {};
    JsonObject call = {};

    template<class Self, class V>
    static void describe(Self &self, V &v)
    {
        v.required("match_id", self.matchId);
        v.required("round_id", self.roundId);
        v.nullable("opponent_id", self.opponentId);
        v.optional("opponent_name", self.opponentName);
        v.required("options", self.options);
        v.required("deadline", self.deadline);
        v.required("seconds_left", self.secondsLeft);
        v.optional("kind", self.kind);
        v.optional("call", self.call);
    }
};

struct TurnNews
{
    static constexpr QLatin1String Type{};
    static constexpr QLatin1String Method{};

    TurnStatus status = TurnStatus::Waiting;
    QString advice = {}; // what to do now
    base::PlayerId playerId = {};
    std::optional<OpenTurn> turn = {}; // the most urgent one
    QList<StandingRow> standings = {}; // after the last round

    template<class Self, class V>
    static void describe(Self &self, V &v)
    {
        v.required("status", self.status);
        v.required("message", self.advice);
        v.required("player_id", self.playerId);
        v.optional("turn", self.turn);
        v.required("standings", self.standings);
    }
};

struct SeatChoice
{
    static constexpr QLatin1String Type{};
    static constexpr QLatin1String Method{"choose_parity"};

    QString seatKey = {};
    Parity parityChoice = Parity::Even;
    base::MatchId matchId = {}; // empty: the most urgent turn

    template<class Self, class V>
    static void describe(Self &self, V &v)
    {
        v.required("seat_key", self.seatKey);
        v.required("parity_choice", self.parityChoice);
        v.optional("match_id", self.matchId);
    }
};

struct ChoiceTaken
{
    static constexpr QLatin1String Type{};
    static constexpr QLatin1String Method{};

    base::MatchId matchId = {};
    Parity parityChoice = Parity::Even;
    bool inTime = true;
    QString advice = {};

    template<class Self, class V>
    static void describe(Self &self, V &v)
    {
        v.required("match_id", self.matchId);
        v.required("parity_choice", self.parityChoice);
        v.required("in_time", self.inTime);
        v.required("message", self.advice);
    }
};

struct SeatQuery
{
    static constexpr QLatin1String Type{};
    static constexpr QLatin1String Method{"my_matches"};

    QString seatKey = {};

    template<class Self, class V>
    static void describe(Self &self, V &v)
    {
        v.required("seat_key", self.seatKey);
    }
};

// What a player has played, and what waits for it.
struct MyMatches
{
    static constexpr QLatin1String Type{};
    static constexpr QLatin1String Method{"my_matches"};

    base::PlayerId playerId = {};
    QString state = {};
    QList<OpenTurn> turns = {};
    QList<PlayedMatch> history = {};
    PlayerRecord stats = {};

    template<class Self, class V>
    static void describe(Self &self, V &v)
    {
        v.nullable("player_id", self.playerId);
        v.required("state", self.state);
        v.required("turns", self.turns);
        v.required("history", self.history);
        v.required("stats", self.stats);
    }
};

} // namespace league::protocol
