#include "agents/league/table_draw.h"

#include "agents/base/random_stream.h"

#include <algorithm>

namespace league::tournament {

namespace {

constexpr int Candidates = 32;
constexpr int FewestPlayers = 2; // alone among bots there is nobody to be better than

} // namespace

TableDraw::TableDraw(quint64 scheduleSeed, TableFormat format)
    : m_seed(scheduleSeed), m_format(format)
{
}

int TableDraw::tables(int players) const
{
    const int full = players / m_format.seats;
    const bool canFill = m_format.bots && players >= FewestPlayers;
    return full == 0 && canFill ? 1 : full;
}

int TableDraw::rounds(int players) const
{
    const int seated = std::min(players, tables(players) * m_format.seats);
    if (seated == 0)
        return 0;
    const int seatsWanted = m_format.gamesPerPlayer * players;
    return (seatsWanted + seated - 1) / seated;
}

TableRound TableDraw::draw(int round, const QList<base::PlayerId> &players) const
{
    const int tableCount = tables(static_cast<int>(players.size()));
    const QList<base::PlayerId> order = inOrder(round, players);
    QList<base::PlayerId> seated =
        order.first(std::min<qsizetype>(order.size(), qsizetype(tableCount) * m_format.seats));
    TableRound drawn{.tables = {}, .byes = order.sliced(seated.size())};
    std::sort(seated.begin(), seated.end());
    if (tableCount <= 1) {
        if (tableCount == 1)
            drawn.tables.append(seated);
        return drawn;
    }
    int lowest = -1;
    for (int number = 0; number < Candidates; ++number) {
        const QList<QList<base::PlayerId>> cut = candidate(round, number, seated);
        const int costs = cost(cut);
        if (lowest >= 0 && costs >= lowest)
            continue;
        lowest = costs;
        drawn.tables = cut;
    }
    return drawn;
}

QList<base::PlayerId> TableDraw::inOrder(int round, const QList<base::PlayerId> &players) const
{
    QList<base::PlayerId> order = players;
    base::RandomStream(m_seed, QStringLiteral("round/%1/byes").arg(round)).shuffle(order);
    std::ranges::stable_sort(order, {}, [&](const base::PlayerId &each) { return played(each); });
    return order;
}

QList<QList<base::PlayerId>> TableDraw::candidate(int round, int number,
                                                  QList<base::PlayerId> seated) const
{
    base::RandomStream(m_seed, QStringLiteral("round/%1/tables/%2").arg(round).arg(number))
        .shuffle(seated);
    QList<QList<base::PlayerId>> tables;
    for (qsizetype first = 0; first < seated.size(); first += m_format.seats) {
        tables.append(seated.sliced(first, m_format.seats));
        std::sort(tables.last().begin(), tables.last().end());
    }
    return tables;
}

int TableDraw::cost(const QList<QList<base::PlayerId>> &tables) const
{
    int sum = 0;
    for (const QList<base::PlayerId> &table : tables) {
        for (qsizetype a = 0; a < table.size(); ++a) {
            for (qsizetype b = a + 1; b < table.size(); ++b)
                sum += m_met.value(pairOf(table.at(a), table.at(b)));
        }
    }
    return sum;
}

void TableDraw::note(const QList<base::PlayerId> &table)
{
    for (qsizetype a = 0; a < table.size(); ++a) {
        ++m_played[table.at(a)];
        for (qsizetype b = a + 1; b < table.size(); ++b)
            ++m_met[pairOf(table.at(a), table.at(b))];
    }
}

TableDraw::Pair TableDraw::pairOf(const base::PlayerId &a, const base::PlayerId &b)
{
    return a < b ? Pair{a, b} : Pair{b, a};
}

} // namespace league::tournament
