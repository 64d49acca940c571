// EvenOddMatch: one match of Even or Odd in play.
//
// Made by EvenOdd::newMatch from a setup that passed its check. Nothing is decided until both seats
// have answered or are at fault, so that a valid choice is kept even when the other player is
// already lost, and the number is drawn only when both choices are valid.
//
// Events, with the chart trigger each one fires:
//   CHOICE_SEALED     –                                       a valid choice is in, not which
//   PLAYER_AT_FAULT   –                                       with the cause
//   CHOICES_REVEALED  BOTH_CHOSE                              both choices
//   NUMBER_DRAWN      NUMBER_DRAWN                            number, parity, draw index
//   CHOICES_MISSING   MAX_RETRIES_EXCEEDED or INVALID_CHOICE  cause; of the first seat at fault
//   MATCH_DECIDED     WINNER_DETERMINED or TECHNICAL_LOSS_ASSIGNED
#pragma once

#include "agents/games/even_odd/even_odd_rules.h"
#include "agents/games/match_setup.h"
#include "agents/games/match_state.h"

namespace league::games {

class EvenOddMatch final : public MatchState
{
public:
    EvenOddMatch(MatchSetup setup, EvenOddRules rules);

    [[nodiscard]] QList<Question> pending() const override;
    // Refuses with E004 an invalid choice (the seat is then at fault), E107 a second answer, E108
    // an answer after the seat expired, E101 one after the end, E005 a seat that does not exist.
    base::Outcome accept(int seat, const Answer &answer, qint64 nowMs) override;
    void expire(int seat, Fault fault, qint64 nowMs) override;
    [[nodiscard]] QList<GameEvent> takeEvents() override;
    [[nodiscard]] std::optional<MatchOutcome> outcome() const override { return m_outcome; }
    [[nodiscard]] QVariantMap observation(std::optional<int> viewer) const override;

private:
    [[nodiscard]] bool isSeat(int seat) const;
    [[nodiscard]] bool isPending(int seat) const;
    [[nodiscard]] QString nameOf(int seat) const;
    [[nodiscard]] base::Failure whyNotAsked(int seat) const;
    [[nodiscard]] QVariantMap resultFacts() const;
    void markFault(int seat, Fault fault);
    void decideWhenSettled();
    void decideByNumber();
    void decideByFault();
    void finish(MatchOutcome outcome, QLatin1String trigger);
    void tell(QLatin1String kind, QLatin1String trigger, QVariantMap facts);

    MatchSetup m_setup;
    EvenOddRules m_rules;
    QStringList m_choices; // by seat, empty until a valid choice is in
    QList<std::optional<Fault>> m_faults;
    QList<GameEvent> m_events;
    std::optional<MatchOutcome> m_outcome;
};

} // namespace league::games
