#include "agents/games/even_odd/even_odd_match.h"

#include "agents/games/even_odd/even_odd_judge.h"
#include "agents/games/fact_names.h"

#include <algorithm>
#include <utility>

namespace league::games {

namespace {

constexpr QLatin1String NoTrigger{""};

} // namespace

EvenOddMatch::EvenOddMatch(MatchSetup setup, EvenOddRules rules)
    : m_setup(std::move(setup)),
      m_rules(rules),
      m_choices(m_setup.seats.size(), QString()),
      m_faults(m_setup.seats.size(), std::nullopt)
{
}

QList<Question> EvenOddMatch::pending() const
{
    QList<Question> questions;
    for (int seat = 0; seat < m_setup.seats.size(); ++seat) {
        if (!isPending(seat))
            continue;
        questions.append(Question{.seat = seat,
                                  .kind = QStringLiteral("choose_parity"),
                                  .window = m_rules.choiceWindow,
                                  .options = {even_odd_judge::Even, even_odd_judge::Odd}});
    }
    return questions;
}

base::Outcome EvenOddMatch::accept(int seat, const Answer &answer, qint64)
{
    if (!isSeat(seat) || !isPending(seat))
        return whyNotAsked(seat);
    if (answer.choice != even_odd_judge::Even && answer.choice != even_odd_judge::Odd) {
        markFault(seat, Fault::InvalidAnswer);
        return base::Failure{
            QStringLiteral("%1 chose \"%2\", which is neither \"even\" nor \"odd\". Only these two "
                           "words are valid, so the match is lost.")
                .arg(nameOf(seat), answer.choice),
            QStringLiteral("E004")};
    }
    m_choices[seat] = answer.choice;
    tell(QLatin1String("CHOICE_SEALED"), NoTrigger, {{fact::PlayerId, nameOf(seat)}});
    decideWhenSettled();
    return base::Done{};
}

void EvenOddMatch::expire(int seat, Fault fault, qint64)
{
    if (isSeat(seat) && isPending(seat))
        markFault(seat, fault);
}

QList<GameEvent> EvenOddMatch::takeEvents()
{
    return std::exchange(m_events, {});
}

QVariantMap EvenOddMatch::observation(std::optional<int> viewer) const
{
    QStringList players;
    QVariantMap answered;
    for (int seat = 0; seat < m_setup.seats.size(); ++seat) {
        players.append(nameOf(seat));
        answered.insert(nameOf(seat), !m_choices.at(seat).isEmpty());
    }
    QVariantMap view{{fact::GameType, QStringLiteral("even_odd")},
                     {fact::MatchId, m_setup.match.text()},
                     {fact::Attempt, m_setup.attempt},
                     {fact::Players, players},
                     {fact::Answered, answered}};
    if (viewer && isSeat(*viewer) && !m_choices.at(*viewer).isEmpty())
        view.insert(fact::OwnChoice, m_choices.at(*viewer));
    if (m_outcome)
        view.insert(resultFacts());
    return view;
}

QVariantMap EvenOddMatch::resultFacts() const
{
    QVariantMap facts = m_outcome->details;
    QVariantMap score;
    for (int seat = 0; seat < m_setup.seats.size(); ++seat)
        score.insert(nameOf(seat), m_outcome->points.at(seat));
    facts.insert(fact::Score, score);
    facts.insert(fact::Status, m_outcome->status);
    facts.insert(fact::Reason, m_outcome->reason);
    if (m_outcome->winner)
        facts.insert(fact::Winner, m_outcome->winner->text());
    return facts;
}

bool EvenOddMatch::isSeat(int seat) const
{
    return seat >= 0 && seat < m_setup.seats.size();
}

bool EvenOddMatch::isPending(int seat) const
{
    return m_choices.at(seat).isEmpty() && !m_faults.at(seat);
}

QString EvenOddMatch::nameOf(int seat) const
{
    return m_setup.seats.at(seat).player.text();
}

base::Failure EvenOddMatch::whyNotAsked(int seat) const
{
    const QString match = m_setup.match.text();
    if (!isSeat(seat)) {
        return {QStringLiteral("Match %1 has no seat %2, so its answer is not counted.")
                    .arg(match)
                    .arg(seat),
                QStringLiteral("E005")};
    }
    if (m_outcome) {
        return {QStringLiteral("Match %1 is over, so the answer of %2 is not counted.")
                    .arg(match, nameOf(seat)),
                QStringLiteral("E101")};
    }
    if (m_faults.at(seat)) {
        return {QStringLiteral("%1 %2 in match %3; a later answer is not counted.")
                    .arg(nameOf(seat), faultInWords(*m_faults.at(seat)), match),
                QStringLiteral("E108")};
    }
    return {QStringLiteral("%1 has already chosen in match %2; the first valid answer counts.")
                .arg(nameOf(seat), match),
            QStringLiteral("E107")};
}

void EvenOddMatch::markFault(int seat, Fault fault)
{
    m_faults[seat] = fault;
    QVariantMap facts{{fact::PlayerId, nameOf(seat)}, {fact::Cause, QString(faultName(fault))}};
    if (!faultCode(fault).isEmpty())
        facts.insert(fact::ErrorCode, QString(faultCode(fault)));
    tell(QLatin1String("PLAYER_AT_FAULT"), NoTrigger, std::move(facts));
    decideWhenSettled();
}

void EvenOddMatch::decideWhenSettled()
{
    if (!pending().isEmpty())
        return;
    const bool somebodyAtFault = std::any_of(m_faults.begin(), m_faults.end(),
                                             [](const auto &fault) { return fault.has_value(); });
    if (somebodyAtFault)
        decideByFault();
    else
        decideByNumber();
}

void EvenOddMatch::decideByNumber()
{
    DrawTerms terms{.seed = m_setup.seed,
                    .match = m_setup.match,
                    .attempt = m_setup.attempt,
                    .entropies = {},
                    .range = m_rules.range,
                    .source = m_rules.drawSource};
    for (const Seat &seat : std::as_const(m_setup.seats))
        terms.entropies.append(seat.entropy);
    const DrawnNumber drawn = fair_draw::draw(terms);
    MatchOutcome outcome = even_odd_judge::judge(m_setup, m_rules, m_choices, drawn);

    tell(QLatin1String("CHOICES_REVEALED"), QLatin1String("BOTH_CHOSE"),
         {{fact::Choices, outcome.details.value(fact::Choices)}});
    tell(QLatin1String("NUMBER_DRAWN"), QLatin1String("NUMBER_DRAWN"),
         {{fact::DrawnNumber, drawn.number},
          {fact::NumberParity, outcome.details.value(fact::NumberParity)},
          {fact::DrawIndex, drawn.index}});
    finish(std::move(outcome), QLatin1String("WINNER_DETERMINED"));
}

void EvenOddMatch::decideByFault()
{
    MatchOutcome outcome = even_odd_judge::technicalLoss(m_setup, m_rules, m_choices, m_faults);
    // By seat and not by time, so that two faults at once give the same path on every wire.
    const auto first = std::find_if(m_faults.cbegin(), m_faults.cend(),
                                    [](const auto &fault) { return fault.has_value(); });
    tell(QLatin1String("CHOICES_MISSING"),
         **first == Fault::InvalidAnswer ? QLatin1String("INVALID_CHOICE")
                                         : QLatin1String("MAX_RETRIES_EXCEEDED"),
         {{fact::Cause, outcome.details.value(fact::Cause)},
          {fact::Causes, outcome.details.value(fact::Causes)}});
    finish(std::move(outcome), QLatin1String("TECHNICAL_LOSS_ASSIGNED"));
}

void EvenOddMatch::finish(MatchOutcome outcome, QLatin1String trigger)
{
    m_outcome = std::move(outcome);
    tell(QLatin1String("MATCH_DECIDED"), trigger, resultFacts());
}

void EvenOddMatch::tell(QLatin1String kind, QLatin1String trigger, QVariantMap facts)
{
    m_events.append(GameEvent{kind, trigger, std::move(facts), fact::VisibleToAll});
}

} // namespace league::games
