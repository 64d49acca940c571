// Role balance (protocol.md §8.3, §8.5): which deal is chosen, and what an exact plan gives.
#include "agents/base/random_stream.h"
#include "agents/league/role_ledger.h"
#include "agents/league/table_draw.h"

#include <QTest>

using namespace league::tournament;
using league::base::PlayerId;
using league::base::RandomStream;

namespace {

const QMap<QString, int> Quotas{{QStringLiteral("mafia"), 3},
                                {QStringLiteral("doctor"), 1},
                                {QStringLiteral("sheriff"), 1},
                                {QStringLiteral("villager"), 5}};

QList<PlayerId> players(int count)
{
    QList<PlayerId> all;
    for (int number = 1; number <= count; ++number)
        all.append(PlayerId(QStringLiteral("P%1").arg(number, 2, 10, QLatin1Char('0'))));
    return all;
}

// The deal of protocol.md §9.2, written once more: the game's own belongs to another room.
Deal dealOf(const QString &match, const QList<PlayerId> &table, int k)
{
    const quint64 seed = RandomStream::seedFromText(QStringLiteral("demo/%1/1").arg(match));
    QList<PlayerId> seats = table;
    RandomStream(seed, match + QStringLiteral("/1/seats")).shuffle(seats);
    QList<QString> roles;
    for (const auto &[role, count] :
         {std::pair("mafia", 3), {"doctor", 1}, {"sheriff", 1}, {"villager", 5}})
        roles.insert(roles.size(), count, QString::fromLatin1(role));
    RandomStream(seed, QStringLiteral("%1/1/roles/%2").arg(match).arg(k)).shuffle(roles);
    Deal deal;
    for (qsizetype seat = 0; seat < seats.size(); ++seat)
        deal.insert(seats.at(seat), roles.at(seat));
    return deal;
}

QString withRole(const Deal &deal, const char *role)
{
    QStringList ids;
    for (auto dealt = deal.cbegin(); dealt != deal.cend(); ++dealt) {
        if (dealt.value() == QLatin1String(role))
            ids.append(dealt.key().text());
    }
    return ids.join(u' ');
}

} // namespace

class TestRoleLedger : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    // The table of §8.5, match by match.
    void theSoftBalance_choosesTheDealsOfTheDocument()
    {
        struct Row
        {
            int dealIndex;
            const char *mafia;
            const char *doctor;
            const char *sheriff;
        };
        const QList<Row> rows{{0, "P03 P04 P05", "P09", "P10"},
                              {1, "P01 P06 P09", "P03", "P10"},
                              {2, "P06 P08 P10", "P02", "P01"}};
        TableDraw draw(RandomStream::seedFromText(u"demo/schedule"), {});
        RoleLedger ledger(Quotas);
        for (int round = 1; round <= rows.size(); ++round) {
            const QList<PlayerId> table = draw.draw(round, players(12)).tables.constFirst();
            const QString match = QStringLiteral("R%1M1").arg(round);
            QList<Deal> candidates;
            for (int k = 0; k < RoleLedger::SoftCandidates; ++k)
                candidates.append(dealOf(match, table, k));
            const int chosen = ledger.best(candidates);
            const Row &row = rows.at(round - 1);
            QCOMPARE(chosen, row.dealIndex);
            QCOMPARE(withRole(candidates.at(chosen), "mafia"), QLatin1String(row.mafia));
            QCOMPARE(withRole(candidates.at(chosen), "doctor"), QLatin1String(row.doctor));
            QCOMPARE(withRole(candidates.at(chosen), "sheriff"), QLatin1String(row.sheriff));
            ledger.note(candidates.at(chosen));
            draw.note(table);
        }
    }

    void ofEqualDeals_theFirstIsTaken()
    {
        const Deal deal = dealOf(QStringLiteral("R1M1"), players(10), 0);
        QCOMPARE(RoleLedger(Quotas).best({deal, deal, deal}), 0);
        QCOMPARE(RoleLedger(Quotas).best({}), 0);
    }

    void theExactPlan_givesEveryRoleAsOftenAsItsQuota_inTenMatches()
    {
        RoleLedger ledger(Quotas);
        for (int match = 1; match <= 30; ++match) {
            const Deal plan = ledger.plan(players(10));
            QCOMPARE(withRole(plan, "mafia").split(u' ').size(), 3);
            QCOMPARE(withRole(plan, "villager").split(u' ').size(), 5);
            ledger.note(plan);
            if (match % 10 != 0)
                continue;
            for (const PlayerId &player : players(10)) {
                for (auto quota = Quotas.cbegin(); quota != Quotas.cend(); ++quota)
                    QCOMPARE(ledger.count(player, quota.key()), quota.value() * match / 10);
            }
        }
    }
};

QTEST_GUILESS_MAIN(TestRoleLedger)
#include "tst_role_ledger.moc"
