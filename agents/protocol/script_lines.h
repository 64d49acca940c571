// The line protocol: how a player of ours talks to a program that decides for it (--exec).
//
// One JSON object a line, as with chess engines: the player writes hello, questions, game_over and
// bye to the program's stdin, and the program writes one answer to each question to its stdout. The
// README of resources/starter/script tells it to authors of such programs.
//
//     {"type":"question","id":7,"kind":"choose_parity","match":"R1M1","opponent":"P02",…}
//     {"id":7,"parity_choice":"even","note":"P02 likes odd."}
//
//     {"type":"question","id":8,"kind":"vote","game":"mafia","options":["P01","P05"],"call":{…},…}
//     {"id":8,"target_id":"P05","think":"P05 has accused everybody."}
#pragma once

#include "agents/base/result.h"
#include "agents/protocol/mafia/said_answer.h"
#include "agents/protocol/standings.h"

#include <QStringList>

namespace league::protocol {

// The first line a program gets.
struct ScriptHello
{
    static constexpr QLatin1String Type{"hello"};
    static constexpr QLatin1String Method{};
    static constexpr QLatin1String Version{"league.lines.1"};

    QString name = {};
    base::PlayerId player = {};
    QString game = {};

    template<class Self, class V>
    static void describe(Self &self, V &v)
    {
        v.required("name", self.name);
        v.required("player", self.player);
        v.required("game", self.game);
    }
};

// A match that is over, from the player's side: a line of its own, and an entry of the history.
struct ScriptMatch
{
    static constexpr QLatin1String Type{"game_over"};
    static constexpr QLatin1String Method{};

    base::MatchId match = {};
    int round = 0;
    base::PlayerId opponent = {};
    QString myChoice = {};
    QString opponentChoice = {};
    std::optional<int> number = {};
    QString result = {};
    QString role = {}; // in games that deal roles

    template<class Self, class V>
    static void describe(Self &self, V &v)
    {
        v.required("match", self.match);
        v.required("round", self.round);
        v.nullable("opponent", self.opponent);
        v.nullable("my_choice", self.myChoice);
        v.nullable("opponent_choice", self.opponentChoice);
        v.nullable("number", self.number);
        v.required("result", self.result);
        v.optional("role", self.role);
    }
};

struct ScriptQuestion
{
    static constexpr QLatin1String Type{"question"};
    static constexpr QLatin1String Method{};

    int id = 0;
    QString kind = {};
    QString game = {};
    base::MatchId match = {};
    int round = 0;
    base::PlayerId player = {};
    base::PlayerId opponent = {};
    QStringList options = {};
    int deadlineMs = 0; // from now
    QList<ScriptMatch> history = {}; // the oldest first
    PlayerRecord standings = {};
    // In Mafia: the referee's call as it came, with the `view` of everything the player knows.
    JsonObject call = {};

    template<class Self, class V>
    static void describe(Self &self, V &v)
    {
        v.required("id", self.id);
        v.required("kind", self.kind);
        v.required("game", self.game);
        v.required("match", self.match);
        v.required("round", self.round);
        v.required("player", self.player);
        v.nullable("opponent", self.opponent);
        v.required("options", self.options);
        v.required("deadline_ms", self.deadlineMs);
        v.required("history", self.history);
        v.required("standings", self.standings);
        v.optional("call", self.call);
    }
};

// The last line a program gets.
struct ScriptBye
{
    static constexpr QLatin1String Type{"bye"};
    static constexpr QLatin1String Method{};

    template<class Self, class V>
    static void describe(Self &, V &)
    {
    }
};

// The lines themselves, without a line feed.
[[nodiscard]] QByteArray toLine(const ScriptHello &hello);
[[nodiscard]] QByteArray toLine(const ScriptMatch &match);
[[nodiscard]] QByteArray toLine(const ScriptQuestion &question);
[[nodiscard]] QByteArray toLine(const ScriptBye &bye);

// What a program answered.
struct ScriptAnswer
{
    std::optional<int> id = {}; // of the question, when the program said it
    QString choice = {}; // one of the options
    QString note = {}; // why, if it said
    QVariantMap facts = {}; // of Mafia: the answer in the words of the protocol
};

// Reads a line: an object with parity_choice or choice, or the bare choice. Case and blanks do not
// matter, and the id may be missing. The failure quotes what came instead.
[[nodiscard]] base::Result<ScriptAnswer> readScriptAnswer(const QByteArray &line,
                                                          const QStringList &options);

// The same in Mafia: {"target_id":"P03"}, {"say":"…"}, {"pass":true}, or the bare id or sentence
// (mafia/said_answer.h).
[[nodiscard]] base::Result<ScriptAnswer> readMafiaLine(const QByteArray &line,
                                                       const AskedTurn &asked);

} // namespace league::protocol
