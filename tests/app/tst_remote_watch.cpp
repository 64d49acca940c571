// RemoteWatch follows a league over HTTP: every public entry, none that is hidden, and again after
// the manager was away.
#include "agents/store/public_view.h"
#include "app/remote_watch.h"
#include "tests/app/open_house.h"

#include <QTest>

using namespace league;
using namespace league::test;
using app::House;
using app::RemoteWatch;
using app::WatchStatus;
using Phase = app::WatchStatus::Phase;

namespace {

struct Watching
{
    explicit Watching(const QUrl &manager) : watch(manager)
    {
        QObject::connect(&watch, &RemoteWatch::entriesStored, &watch,
                         [this](const QList<store::Entry> &batch) { entries += batch; });
        QObject::connect(&watch, &RemoteWatch::leagueReplaced, &watch, [this] {
            ++replaced;
            entries.clear();
        });
        watch.start();
    }

    [[nodiscard]] QList<qint64> numbers() const
    {
        QList<qint64> all;
        for (const store::Entry &entry : entries)
            all.append(entry.seq);
        return all;
    }

    RemoteWatch watch;
    QList<store::Entry> entries;
    int replaced = 0;
};

QList<qint64> publicNumbers(const QList<store::Entry> &entries)
{
    QList<qint64> all;
    for (const store::Entry &entry : entries) {
        if (store::publicView(entry))
            all.append(entry.seq);
    }
    return all;
}

} // namespace

class TestRemoteWatch : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aLeague_isFollowedToItsEnd_andNothingHiddenComes()
    {
        OpenHouse open(4);
        Watching early(open.house->managerEndpoint());
        QVERIFY(eventually([&] { return early.watch.status().phase == Phase::Following; }));
        open.house->start();
        QVERIFY(eventually([&] { return early.watch.status().phase == Phase::Over; }));
        QVERIFY(eventually([&] { return open.isSettled; }));
        Watching late(open.house->managerEndpoint());
        QVERIFY(eventually([&] { return late.watch.status().phase == Phase::Over; }));
        QVERIFY(eventually([&] { return early.numbers() == publicNumbers(open.entries); }));
        QCOMPARE(late.numbers(), early.numbers());
        int hidden = 0;
        for (const store::Entry &entry : open.entries)
            hidden += entry.visibility != QLatin1String("public");
        QVERIFY(hidden > 0);
        for (const store::Entry &entry : early.entries)
            QCOMPARE(entry.visibility, QStringLiteral("public"));
        QCOMPARE(early.watch.status().leagueId, open.house->leagueId());
    }

    void aManagerThatWasAway_isFollowedAgain_fromWhereItStopped()
    {
        OpenHouse open(4, [](app::HouseOptions &options) { options.speed = base::Speed::Step; });
        const QUrl manager = open.house->managerEndpoint();
        Watching watching(manager);
        open.house->start();
        open.house->step();
        QVERIFY(eventually([&] { return open.counted == 1; }));
        open.house->closeSoon();
        QVERIFY(eventually([&] { return open.isClosed; }));
        QVERIFY(eventually([&] { return watching.watch.status().phase == Phase::Reconnecting; }));
        QVERIFY(watching.watch.status().attempts >= 1);
        QVERIFY(watching.watch.status().retryAtUtcMs > 0);
        QVERIFY(!watching.watch.status().sentence.isEmpty());

        OpenHouse again(open, open.house->leagueId());
        QVERIFY2(again.opened, again.opened ? "" : qPrintable(again.opened.failure().sentence));
        QCOMPARE(again.house->managerEndpoint(), manager);
        watching.watch.retryNow();
        QVERIFY(eventually([&] { return again.isSettled; }));
        QVERIFY(eventually([&] { return watching.watch.status().phase == Phase::Over; }));
        QVERIFY(eventually(
            [&] { return watching.numbers() == publicNumbers(open.entries + again.entries); }));
        QCOMPARE(watching.replaced, 0);
    }

    void anotherLeagueAtTheSameAddress_isNoticed()
    {
        auto first = std::make_unique<OpenHouse>(2);
        const QUrl manager = first->house->managerEndpoint();
        const QString firstId = first->house->leagueId();
        Watching watching(manager);
        QVERIFY(eventually([&] { return watching.watch.status().leagueId == firstId; }));
        first.reset();
        OpenHouse second(2, [&](app::HouseOptions &options) {
            options.basePort = static_cast<quint16>(manager.port());
        });
        QVERIFY2(second.opened, second.opened ? "" : qPrintable(second.opened.failure().sentence));
        QVERIFY(eventually([&] {
            watching.watch.retryNow();
            return watching.watch.status().leagueId == second.house->leagueId()
                && !watching.entries.isEmpty();
        }));
        QCOMPARE(watching.replaced, 1);
        QCOMPARE(watching.entries.constFirst().subject, second.house->leagueId());
    }

    void whoMayNotWatch_isToldSo()
    {
        OpenHouse open(2, [](app::HouseOptions &options) { options.spectators = false; });
        Watching watching(open.house->managerEndpoint());
        QVERIFY(eventually([&] { return watching.watch.status().phase == Phase::Refused; }));
        QVERIFY(watching.watch.status().sentence.contains(QStringLiteral("spectators")));
        QVERIFY(watching.entries.isEmpty());
    }
};

QTEST_GUILESS_MAIN(TestRemoteWatch)
#include "tst_remote_watch.moc"
