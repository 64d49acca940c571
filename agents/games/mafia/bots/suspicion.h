// Suspicion: how much a built-in player distrusts every other one, computed anew from its view.
//
// A fold over everything that was said and happened, in order, by the table of suspicion_rules.h.
// Nothing is remembered between two questions, so a player that was restarted plays on as before.
#pragma once

#include "agents/games/mafia/bots/bot_luck.h"
#include "agents/games/mafia/bots/mafia_view.h"
#include "agents/games/mafia/bots/suspicion_rules.h"

#include <array>

namespace league::games::bots {

class Suspicion
{
public:
    // The view must outlive it.
    Suspicion(const MafiaView &view, const BotLuck &luck);

    [[nodiscard]] int of(int player) const { return m_players.at(player).score; }
    // Caught in a false report or claim.
    [[nodiscard]] bool isDiscredited(int player) const;
    // Says it is the sheriff, and was not caught lying.
    [[nodiscard]] bool isBelievedSheriff(int player) const;
    [[nodiscard]] bool hasClaimed(int player, QLatin1String role) const;
    // Somebody who is not discredited has reported it as mafia; the latest who did, or Nobody.
    [[nodiscard]] int reporterOf(int player) const;
    // What speaks most against a player; nothing when nothing does.
    [[nodiscard]] std::optional<Sign> reasonAgainst(int player) const;

private:
    struct Judged
    {
        int score = 0;
        bool isDiscredited = false;
        QStringList claims = {};
        std::array<int, SuspicionRules.size()> bySign = {};
    };

    struct Report
    {
        int reporter;
        int target;
        bool isMafia;
    };

    void begin(const BotLuck &luck);
    void seeNight(int number);
    void seeVictim(int victim);
    void hear(const Statement &statement);
    void hearAct(int speaker, const SpeechAct &act);
    void hearAccusation(int speaker, int target);
    void hearClaim(int speaker, const QString &role);
    void hearReport(int speaker, const SpeechAct &act);
    void seeVotedOut(int day);
    void seeRole(int shown);
    void seeSheriffClaimant(int shown);
    [[nodiscard]] bool hasRivalOf(int claimant) const;
    void change(int player, Sign sign);
    void change(int player, Sign sign, int amount);
    void discredit(int player) { m_players[player].isDiscredited = true; }

    const MafiaView &m_view;
    QList<Judged> m_players;
    QList<Report> m_reports;
    QList<int> m_sheriffs; // who said so, in order
};

} // namespace league::games::bots
