#include "agents/games/game.h"

#include "agents/base/charts/match_chart.h"

#include <QRandomGenerator>

#include <array>
#include <numeric>

namespace league::games {

QString Game::newSeed() const
{
    std::array<quint32, 8> words{};
    QRandomGenerator::system()->fillRange(words.data(), static_cast<qsizetype>(words.size()));
    const QByteArray bytes(reinterpret_cast<const char *>(words.data()), sizeof(words));
    return QString::fromLatin1(bytes.toHex());
}

QMap<base::PlayerId, QString> Game::rolesOf(const MatchSetup &) const
{
    return {};
}

QString Game::commitmentOf(const MatchSetup &setup) const
{
    return commitment(setup.seed, setup.match, setup.attempt);
}

QList<int> Game::dealtSeats(const MatchSetup &setup) const
{
    QList<int> order(setup.seats.size());
    std::iota(order.begin(), order.end(), 0);
    return order;
}

const base::ChartTable &Game::matchChart() const
{
    return base::match_chart::Table;
}

std::unique_ptr<Bot> Game::makeBot(QStringView, quint64, const base::MatchId &,
                                   const base::PlayerId &) const
{
    return nullptr;
}

} // namespace league::games
