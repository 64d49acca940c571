// LeagueRules: everything about a league that can be configured, with the defaults of
// requirements.md §1.
//
// Some rules belong to one game only; the others hold in every league.
//
// A plain value: the operator's --set and the settings page change it by name before the league
// starts, the manager reads it afterwards. One table in the .cpp knows every key, its limits and
// its meaning; setting, help and settings page all read that table.
#pragma once

#include "agents/base/result.h"

#include <QList>
#include <QMap>
#include <QString>
#include <QStringList>
#include <QVariantMap>

#include <chrono>

namespace league::tournament {

enum class DrawSource { System, Seeded };
enum class NoShowPolicy { TechnicalLoss, Void };
enum class WithdrawalPolicy { Award, VoidRemaining };
enum class RoleBalance { Soft, None, Exact }; // protocol.md §8.3

// One rule as a person reads it.
struct RuleInfo
{
    QString key;
    QString value; // as set() would take it
    QString defaultValue; // likewise
    QString allowed; // "0 to 5", "system or seeded"
    QString meaning; // one line
    QString game; // the only game it belongs to; empty: every game
};

struct LeagueRules
{
    int drawMin = 1;
    int drawMax = 10;
    DrawSource drawSource = DrawSource::System;
    NoShowPolicy noShowPolicy = NoShowPolicy::TechnicalLoss;

    int maxRetries = 3;
    std::chrono::milliseconds initialDelay{2'000};
    double backoffMultiplier = 2;

    std::chrono::milliseconds registrationTimeout{10'000};
    std::chrono::milliseconds joinTimeout{5'000};
    std::chrono::milliseconds choiceTimeout{30'000};
    std::chrono::milliseconds reportTimeout{10'000};
    std::chrono::milliseconds ackTimeout{10'000};

    int withdrawAfter = 2;
    WithdrawalPolicy withdrawalPolicy = WithdrawalPolicy::Award;
    std::chrono::milliseconds heartbeatInterval{10'000};
    int heartbeatMissLimit = 3;

    bool autoStart = false;
    int expectedPlayers = 2;
    int expectedReferees = 1;
    bool doubleRoundRobin = false;
    int maxConcurrentMatches = 10; // per referee
    bool trustSourceAddress = false; // for answers without a token; see SeparateAnswers

    int failureThreshold = 5;
    std::chrono::milliseconds recoveryTimeout{30'000};

    // Leagues of games with tables (protocol.md §8).
    int gamesPerPlayer = 3;
    RoleBalance roleBalance = RoleBalance::Soft;
    QString leagueSecret; // what seeds are made from; empty: made up
    // Rules of the game itself that differ from their defaults, by key: "discussion.turns".
    QMap<QString, QString> ofGame = {};

    // Sets one rule from text. Refuses an unknown key, naming the nearest one, and a value that is
    // not allowed, naming what is. A refusal changes nothing.
    base::Outcome set(QStringView key, QStringView value);
    // The same in a league of this game: rules of other games are refused.
    base::Outcome set(QStringView key, QStringView value, QStringView game);
    // Whether the rules fit together; set() sees one rule at a time.
    [[nodiscard]] base::Outcome check() const;
    // What is allowed but perhaps not meant, one sentence each: an unbalanced draw range (L-01), a
    // draw that can be foreseen.
    [[nodiscard]] QStringList warnings() const;
    // Every rule, in the order of the documents; with a game, those that its leagues have.
    [[nodiscard]] QList<RuleInfo> all(QStringView game = {}) const;
    // The `mafia` block of a match, complete (protocol.md §3).
    [[nodiscard]] QVariantMap mafiaBlock() const;
    // Whether bots may take seats that nobody has (MR-36).
    [[nodiscard]] bool fillsWithBots() const;
    // Whether players see each other under neutral names only.
    [[nodiscard]] bool hidesNames() const;

private:
    [[nodiscard]] bool isOn(QStringView key) const;
};

} // namespace league::tournament
