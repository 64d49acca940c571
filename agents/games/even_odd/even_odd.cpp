#include "agents/games/even_odd/even_odd.h"

#include "agents/games/even_odd/even_odd_judge.h"
#include "agents/games/even_odd/even_odd_match.h"
#include "agents/games/even_odd/even_odd_rules.h"

namespace league::games {

GameFacts EvenOdd::facts() const
{
    return {.id = QStringLiteral("even_odd"),
            .title = QStringLiteral("Even or Odd"),
            .minSeats = 2,
            .maxSeats = 2,
            .simultaneous = true,
            .hiddenInformation = true};
}

QVariantMap EvenOdd::defaultRules() const
{
    return EvenOddRules{}.toMap();
}

base::Outcome EvenOdd::checkRules(const QVariantMap &rules) const
{
    if (const auto read = EvenOddRules::read(rules); !read)
        return read.failure();
    return base::Done{};
}

base::Outcome EvenOdd::checkSetup(const MatchSetup &setup) const
{
    if (setup.seats.size() != 2) {
        return base::Failure{
            QStringLiteral("Match %1 has %2 seats, but Even or Odd is played by two.")
                .arg(setup.match.text())
                .arg(setup.seats.size())};
    }
    if (setup.seats.at(0).player == setup.seats.at(1).player) {
        return base::Failure{QStringLiteral("Match %1 has %2 on both seats. A player cannot play "
                                            "against itself.")
                                 .arg(setup.match.text(), setup.seats.at(0).player.text())};
    }
    const auto rules = EvenOddRules::read(setup.rules);
    if (!rules)
        return rules.failure();
    for (const Seat &seat : setup.seats) {
        if (const base::Outcome entropy = fair_draw::checkEntropy(seat.entropy); !entropy)
            return entropy.failure();
    }
    return fair_draw::checkSeed(setup.seed, rules->drawSource);
}

QString EvenOdd::commitment(const QString &seed, const base::MatchId &match, int attempt) const
{
    return fair_draw::commitment(seed, match, attempt);
}

std::unique_ptr<MatchState> EvenOdd::newMatch(const MatchSetup &setup) const
{
    if (!checkSetup(setup))
        return nullptr;
    return std::make_unique<EvenOddMatch>(setup, EvenOddRules::read(setup.rules).value());
}

MatchOutcome EvenOdd::noShow(const MatchSetup &setup,
                             const QList<std::optional<Fault>> &faultsBySeat) const
{
    const auto rules = EvenOddRules::read(setup.rules);
    const NoShowPolicy policy = rules ? rules->noShow : NoShowPolicy::TechnicalLoss;
    return even_odd_judge::noShow(setup, faultsBySeat, policy);
}

} // namespace league::games
