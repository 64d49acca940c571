// What will go wrong is fixed by the seed, and stays within what was asked for.
#include "app/chaos/chaos_plan.h"

#include <QSet>
#include <QTest>

#include <algorithm>

using namespace league;
using app::ChaosOptions;
using app::ChaosPlan;
using app::FaultKind;
using app::Moment;
using app::PlannedFault;

class TestChaosPlan : public QObject
{
    Q_OBJECT

    static ChaosOptions everything()
    {
        ChaosOptions options;
        options.players = 6;
        options.referees = 3;
        options.faults = app::allFaultKinds();
        return options;
    }

    static QStringList inWords(const QList<PlannedFault> &plan)
    {
        QStringList words;
        for (const PlannedFault &fault : plan) {
            words << QStringLiteral("%1 %2+%3 %4 %5 %6 %7")
                         .arg(static_cast<int>(fault.moment.of))
                         .arg(fault.moment.value)
                         .arg(fault.moment.later.count())
                         .arg(app::faultName(fault.kind))
                         .arg(fault.victim)
                         .arg(fault.lasts.count())
                         .arg(fault.hours);
        }
        return words;
    }

private Q_SLOTS:
    void theSameSeed_makesTheSamePlan_anotherSeedAnother()
    {
        const QStringList first = inWords(ChaosPlan::make(everything(), 1));
        QCOMPARE(first.size(), 15);
        QCOMPARE(inWords(ChaosPlan::make(everything(), 1)), first);
        QVERIFY(inWords(ChaosPlan::make(everything(), 2)) != first);
    }

    void faultsHitThoseTheyAreMeantFor_everybodyIsHit_atEveryKindOfMoment()
    {
        QMap<FaultKind, QSet<int>> victims;
        QSet<Moment::Of> moments;
        for (quint64 seed = 0; seed < 200; ++seed) {
            for (const PlannedFault &fault : ChaosPlan::make(everything(), seed)) {
                victims[fault.kind].insert(fault.victim);
                moments.insert(fault.moment.of);
                QVERIFY(fault.hours != 0);
                QVERIFY(fault.lasts.count() >= 0);
            }
        }
        const QSet<int> referees{1, 2, 3};
        const QSet<int> players{4, 5, 6, 7, 8, 9};
        QCOMPARE(victims.size(), app::allFaultKinds().size());
        QCOMPARE(victims.value(FaultKind::KillManager), QSet<int>{0});
        QCOMPARE(victims.value(FaultKind::FullDisk), QSet<int>{0});
        QCOMPARE(victims.value(FaultKind::KillReferee), referees);
        QCOMPARE(victims.value(FaultKind::KillPlayer), players);
        QCOMPARE(victims.value(FaultKind::Stop), QSet<int>{0} + referees + players);
        QCOMPARE(moments.size(), 3);
    }

    void onlyWhatIsWanted_isPlanned_andNothingWhenNothingIs()
    {
        ChaosOptions options = everything();
        options.faults = {FaultKind::KillReferee};
        const QList<PlannedFault> plan = ChaosPlan::make(options, 5);
        QVERIFY(!plan.isEmpty());
        QVERIFY(std::ranges::all_of(
            plan, [](const PlannedFault &fault) { return fault.kind == FaultKind::KillReferee; }));
        options.faults.clear();
        QVERIFY(ChaosPlan::make(options, 5).isEmpty());
    }

    void wordsNameFaultsAndGroups_data()
    {
        QTest::addColumn<QString>("list");
        QTest::addColumn<int>("kinds");
        QTest::newRow("one") << QStringLiteral("disk") << 1;
        QTest::newRow("a group") << QStringLiteral("kill") << 3;
        QTest::newRow("named twice") << QStringLiteral("kill, kill-player ,drop") << 4;
        QTest::newRow("all") << QStringLiteral("all") << 10;
        QTest::newRow("none") << QStringLiteral("none") << 0;
    }

    void wordsNameFaultsAndGroups()
    {
        QFETCH(QString, list);
        QFETCH(int, kinds);
        const auto found = app::faultKinds(list);
        QVERIFY(found);
        QCOMPARE(found->size(), kinds);
    }

    void aWordThatIsNoFault_isNamed()
    {
        const auto found = app::faultKinds(QStringLiteral("kill,earthquake"));
        QVERIFY(!found);
        QVERIFY(found.failure().sentence.startsWith(
            QStringLiteral("There is no fault \"earthquake\". There are: kill-manager,")));
    }
};

QTEST_GUILESS_MAIN(TestChaosPlan)
#include "tst_chaos_plan.moc"
