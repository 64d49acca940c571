// Mafia.
//
//   Id                   mafia
//   Seats                10, dealt from the seed (protocol.md §9.2)
//   Roles                3 mafia, 1 doctor, 1 sheriff, 5 villagers; only the mafia know each other
//   Turns                nights (all at the same time), days of talk (one after the other), votes
//   Information          hidden: every event says who may see it (§6)
//   Questions            night_action, discussion_turn, vote
//   Answers              the same, and turn_chunk for speeches that arrive in pieces
//   Chance               the deal, ties and defaults, each from a stream of its own
//   Result               town wins when no mafia is left, mafia when they are as many as the town;
//                        a draw after max_days
//   Points               3 for everybody of the winning team, 1 each for a draw, 0 otherwise
//   Technical loss       whoever was inactive, whatever its team did (M-152)
//   Rules                the `mafia` block of §3; see mafia_rules.h
//   Details of a result  those of §4.12, and technical, bots and score
#pragma once

#include "agents/games/game.h"

namespace league::games {

class Mafia final : public Game
{
public:
    [[nodiscard]] GameFacts facts() const override;
    [[nodiscard]] QVariantMap defaultRules() const override;
    [[nodiscard]] base::Outcome checkRules(const QVariantMap &rules) const override;
    [[nodiscard]] base::Outcome checkSetup(const MatchSetup &setup) const override;
    // A whole number that fits into a JSON number (§8.2).
    [[nodiscard]] QString newSeed() const override;
    // Without a salt; matches use commitmentOf().
    [[nodiscard]] QString commitment(const QString &seed, const base::MatchId &match,
                                     int attempt) const override;
    [[nodiscard]] QString commitmentOf(const MatchSetup &setup) const override;
    [[nodiscard]] const base::ChartTable &matchChart() const override;
    [[nodiscard]] QList<int> dealtSeats(const MatchSetup &setup) const override;
    [[nodiscard]] QMap<base::PlayerId, QString> rolesOf(const MatchSetup &setup) const override;
    [[nodiscard]] std::unique_ptr<MatchState> newMatch(const MatchSetup &setup) const override;
    [[nodiscard]] MatchOutcome
    noShow(const MatchSetup &setup, const QList<std::optional<Fault>> &faultsBySeat) const override;
    // heuristic and random (§14).
    [[nodiscard]] QStringList botNames() const override;
    [[nodiscard]] std::unique_ptr<Bot> makeBot(QStringView name, quint64 seed,
                                               const base::MatchId &match,
                                               const base::PlayerId &player) const override;
};

} // namespace league::games
