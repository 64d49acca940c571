#include "agents/games/even_odd/even_odd_judge.h"

#include "agents/games/fact_names.h"

#include <algorithm>

namespace league::games::even_odd_judge {

namespace {

constexpr int WinPoints = 3;
constexpr int DrawPoints = 1;

using Faults = QList<std::optional<Fault>>;

QString nameOf(const MatchSetup &setup, qsizetype seat)
{
    return setup.seats.at(seat).player.text();
}

std::optional<Fault> faultAt(const Faults &faults, qsizetype seat)
{
    return faults.value(seat, std::nullopt);
}

// "P01 did not answer in time and P02 sent an invalid choice"
QString faultsInWords(const MatchSetup &setup, const Faults &faults)
{
    QStringList parts;
    for (qsizetype seat = 0; seat < setup.seats.size(); ++seat) {
        if (const auto fault = faultAt(faults, seat))
            parts.append(nameOf(setup, seat) + u' ' + faultInWords(*fault));
    }
    return parts.join(QStringLiteral(" and "));
}

QVariantMap faultDetails(const MatchSetup &setup, const Faults &faults)
{
    QVariantMap causes;
    QVariantMap codes;
    std::optional<Fault> first;
    for (qsizetype seat = 0; seat < setup.seats.size(); ++seat) {
        const auto fault = faultAt(faults, seat);
        if (!fault)
            continue;
        causes.insert(nameOf(setup, seat), QString(faultName(*fault)));
        if (!faultCode(*fault).isEmpty())
            codes.insert(nameOf(setup, seat), QString(faultCode(*fault)));
        if (!first)
            first = fault;
    }
    if (!first)
        return {};
    QVariantMap details{{fact::Cause, QString(faultName(*first))}, {fact::Causes, causes}};
    if (!faultCode(*first).isEmpty())
        details.insert(fact::ErrorCode, QString(faultCode(*first)));
    if (!codes.isEmpty())
        details.insert(fact::ErrorCodes, codes);
    return details;
}

QVariantMap drawDetails(const MatchSetup &setup, const EvenOddRules &rules,
                        const QStringList &choices)
{
    QVariantMap choicesByPlayer;
    QVariantMap entropyByPlayer;
    for (qsizetype seat = 0; seat < setup.seats.size(); ++seat) {
        if (!choices.at(seat).isEmpty())
            choicesByPlayer.insert(nameOf(setup, seat), choices.at(seat));
        entropyByPlayer.insert(nameOf(setup, seat), setup.seats.at(seat).entropy);
    }
    return {{fact::Choices, choicesByPlayer},
            {fact::Entropy, entropyByPlayer},
            {fact::Seed, setup.seed},
            {fact::DrawSource, rules.toMap().value(fact::DrawSource)}};
}

// Points and winner when at least one seat is at fault.
MatchOutcome lossByDefault(const MatchSetup &setup, const Faults &faults)
{
    MatchOutcome outcome;
    outcome.status = fact::StatusTechnicalLoss;
    for (qsizetype seat = 0; seat < setup.seats.size(); ++seat) {
        const bool isAtFault = faultAt(faults, seat).has_value();
        outcome.seats.append(isAtFault ? SeatResult::TechnicalLoss : SeatResult::Win);
        outcome.points.append(isAtFault ? 0 : WinPoints);
        if (!isAtFault)
            outcome.winner = setup.seats.at(seat).player;
    }
    const QString consequence = outcome.winner
        ? QStringLiteral("so %1 wins by default.").arg(outcome.winner->text())
        : QStringLiteral("so neither gets points.");
    outcome.reason = faultsInWords(setup, faults) + QStringLiteral(", ") + consequence;
    outcome.details = faultDetails(setup, faults);
    return outcome;
}

MatchOutcome cancelled(const MatchSetup &setup, const Faults &faults)
{
    const QString why = faultsInWords(setup, faults);
    MatchOutcome outcome;
    outcome.status = fact::StatusCancelled;
    outcome.seats = QList<SeatResult>(setup.seats.size(), SeatResult::Void);
    outcome.points = QList<int>(setup.seats.size(), 0);
    outcome.reason =
        QStringLiteral("The match was cancelled and does not count: %1.")
            .arg(why.isEmpty() ? QStringLiteral("it could not start, and no player was to blame")
                               : why);
    outcome.details = faultDetails(setup, faults);
    return outcome;
}

} // namespace

QLatin1String parityOf(int number)
{
    return number % 2 == 0 ? Even : Odd;
}

MatchOutcome judge(const MatchSetup &setup, const EvenOddRules &rules, const QStringList &choices,
                   const DrawnNumber &drawn)
{
    const QString parity = parityOf(drawn.number);
    MatchOutcome outcome;
    outcome.details = drawDetails(setup, rules, choices);
    outcome.details.insert(fact::DrawnNumber, drawn.number);
    outcome.details.insert(fact::NumberParity, parity);
    outcome.details.insert(fact::DrawIndex, drawn.index);

    if (choices.at(0) == choices.at(1)) {
        const bool isRight = choices.at(0) == parity;
        outcome.status = fact::StatusDraw;
        outcome.seats = {SeatResult::Draw, SeatResult::Draw};
        outcome.points = {DrawPoints, DrawPoints};
        outcome.reason =
            QStringLiteral("Both chose %1 and %2 is %3: both were %4, so it is a draw.")
                .arg(choices.at(0))
                .arg(drawn.number)
                .arg(parity, isRight ? u"right" : u"wrong");
        return outcome;
    }
    const qsizetype winner = choices.at(0) == parity ? 0 : 1;
    outcome.status = fact::StatusWin;
    outcome.winner = setup.seats.at(winner).player;
    outcome.seats = {SeatResult::Loss, SeatResult::Loss};
    outcome.seats[winner] = SeatResult::Win;
    outcome.points = {0, 0};
    outcome.points[winner] = WinPoints;
    outcome.reason = QStringLiteral("%1 chose %2 and %3 is %2, so %1 wins.")
                         .arg(nameOf(setup, winner), parity)
                         .arg(drawn.number);
    return outcome;
}

MatchOutcome technicalLoss(const MatchSetup &setup, const EvenOddRules &rules,
                           const QStringList &choices, const Faults &faults)
{
    MatchOutcome outcome = lossByDefault(setup, faults);
    outcome.details.insert(drawDetails(setup, rules, choices));
    return outcome;
}

MatchOutcome noShow(const MatchSetup &setup, const Faults &faults, NoShowPolicy policy)
{
    const bool nobodyAtFault = std::none_of(faults.begin(), faults.end(),
                                            [](const auto &fault) { return fault.has_value(); });
    if (nobodyAtFault || policy == NoShowPolicy::Void)
        return cancelled(setup, faults);
    return lossByDefault(setup, faults);
}

} // namespace league::games::even_odd_judge
