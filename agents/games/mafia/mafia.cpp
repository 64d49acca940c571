#include "agents/games/mafia/mafia.h"

#include "agents/base/charts/mafia_match_chart.h"
#include "agents/base/sha256.h"
#include "agents/games/mafia/bots/make_bot.h"
#include "agents/games/mafia/deal.h"
#include "agents/games/mafia/mafia_judge.h"
#include "agents/games/mafia/mafia_match.h"
#include "agents/games/mafia/mafia_rules.h"

#include <QRandomGenerator>

namespace league::games {

namespace {

constexpr int BitsBeyondJson = 11; // a JSON number holds 53 of 64 exactly

QString sealed(const QString &seed, const base::MatchId &match, int attempt, const QString &salt)
{
    const QString text = QStringList{seed, match.text(), QString::number(attempt), salt}.join(u':');
    return QString::fromLatin1(base::sha256(text.toUtf8()).toHex());
}

} // namespace

GameFacts Mafia::facts() const
{
    return {.id = QStringLiteral("mafia"),
            .title = QStringLiteral("Mafia"),
            .minSeats = mafia::Seats,
            .maxSeats = mafia::Seats,
            .simultaneous = false,
            .hiddenInformation = true,
            .isTeamGame = true,
            .dealsSeats = true};
}

QVariantMap Mafia::defaultRules() const
{
    return mafia::MafiaRules{}.toMap();
}

base::Outcome Mafia::checkRules(const QVariantMap &rules) const
{
    if (const auto read = mafia::MafiaRules::read(rules); !read)
        return read.failure();
    return base::Done{};
}

base::Outcome Mafia::checkSetup(const MatchSetup &setup) const
{
    if (const base::Outcome rules = checkRules(setup.rules); !rules)
        return rules;
    return mafia::checkDeal(setup);
}

QString Mafia::newSeed() const
{
    return QString::number(QRandomGenerator::system()->generate64() >> BitsBeyondJson);
}

QString Mafia::commitment(const QString &seed, const base::MatchId &match, int attempt) const
{
    return sealed(seed, match, attempt, {});
}

QString Mafia::commitmentOf(const MatchSetup &setup) const
{
    return sealed(setup.seed, setup.match, setup.attempt, setup.seedSalt);
}

const base::ChartTable &Mafia::matchChart() const
{
    return base::mafia_match_chart::Table;
}

QList<int> Mafia::dealtSeats(const MatchSetup &setup) const
{
    if (!mafia::checkDeal(setup))
        return Game::dealtSeats(setup);
    QList<int> order;
    const mafia::Table table = mafia::dealTable(setup);
    for (const mafia::Player &player : table.players())
        order.append(player.roster);
    return order;
}

QMap<base::PlayerId, QString> Mafia::rolesOf(const MatchSetup &setup) const
{
    if (!mafia::checkDeal(setup))
        return Game::rolesOf(setup);
    QMap<base::PlayerId, QString> roles;
    const mafia::Table table = mafia::dealTable(setup);
    for (const mafia::Player &player : table.players())
        roles.insert(player.id, mafia::roleWord(player.role));
    return roles;
}

std::unique_ptr<MatchState> Mafia::newMatch(const MatchSetup &setup) const
{
    if (!checkSetup(setup))
        return nullptr;
    return std::make_unique<mafia::MafiaMatch>(setup, mafia::MafiaRules::read(setup.rules).value());
}

MatchOutcome Mafia::noShow(const MatchSetup &setup,
                           const QList<std::optional<Fault>> &faultsBySeat) const
{
    return mafia::noShow(setup, faultsBySeat);
}

QStringList Mafia::botNames() const
{
    return bots::mafiaBotNames();
}

std::unique_ptr<Bot> Mafia::makeBot(QStringView name, quint64 seed, const base::MatchId &match,
                                    const base::PlayerId &player) const
{
    return bots::makeMafiaBot(name, seed, match, player);
}

} // namespace league::games
