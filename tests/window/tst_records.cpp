// A league that is over: written to files, opened again, and replayed by mouse and keys.
#include "agents/base/json/json_document.h"
#include "app/view/desk/export_desk.h"
#include "tests/support/event_wait.h"
#include "tests/window/stored_league.h"
#include "tests/window/window_lab.h"

#include <QDir>
#include <QFile>
#include <QTest>

using namespace league;
using namespace league::test;
using namespace league::app::view;

namespace {

QString shown(const WindowLab &lab)
{
    QStringList table;
    for (const StandingsRow &row : lab.desk()->league()->standings()->rows())
        table.append(QStringLiteral("%1 %2").arg(row.name, QString::number(row.points)));
    return table.join(u',');
}

QString read(const QString &folder, const QString &pattern)
{
    const QStringList names = QDir(folder).entryList({pattern});
    QFile file(names.isEmpty() ? QString() : QDir(folder).filePath(names.constFirst()));
    return !names.isEmpty() && file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll())
                                                              : QString();
}

bool playToTheEnd(const WindowLab &lab)
{
    lab.press(Qt::Key_Return);
    return eventually([&] { return lab.findLike(QStringLiteral("^Champion: .")); });
}

} // namespace

class TestRecords : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void exports_sayWhatIsStored()
    {
        const WindowLab lab({QStringLiteral("speed=MAX")});
        auto *exports = lab.board<ExportDesk>("ExportDesk");
        const QString folder = lab.folder() + QStringLiteral("/exports");
        QVERIFY(QDir().mkpath(folder));
        exports->setFolder(folder);
        QVERIFY(playToTheEnd(lab));
        const store::LeagueRecord stored = storedLeague(lab.data());
        QCOMPARE(stored.standings.size(), 4);

        const auto wrote = [&](const QString &button, const QString &pattern) {
            return lab.click(button) && eventually([&] { return !read(folder, pattern).isEmpty(); })
                && eventually([&] { return !exports->isBusy(); });
        };
        QVERIFY(wrote(QStringLiteral("CSV"), QStringLiteral("*-matches.csv")));
        QVERIFY(wrote(QStringLiteral("JSON"), QStringLiteral("*.json")));
        QVERIFY(wrote(QStringLiteral("HTML report"), QStringLiteral("*.html")));
        QVERIFY(lab.findLike(QStringLiteral("^Exported")));

        const QStringList csv = QDir(folder).entryList({QStringLiteral("*.csv")}, QDir::Files);
        QCOMPARE(csv.size(), 2);
        const QString table =
            csv.filter(QStringLiteral("-matches")).constFirst() == csv.constFirst()
            ? csv.constLast()
            : csv.constFirst();
        const QStringList lines = read(folder, table).split(u'\n', Qt::SkipEmptyParts);
        QCOMPARE(lines.size(), 5);
        const QString page = read(folder, QStringLiteral("*.html"));
        for (qsizetype i = 0; i < 4; ++i) {
            const protocol::StandingRow &row = stored.standings.at(i);
            const QStringList cells = lines.at(i + 1).trimmed().split(u',');
            QVERIFY2(cells.contains(row.displayName), qPrintable(lines.at(i + 1)));
            QVERIFY2(cells.contains(QString::number(row.points)), qPrintable(lines.at(i + 1)));
            QVERIFY(page.contains(row.displayName));
        }
        QCOMPARE(read(folder, QStringLiteral("*-matches.csv")).trimmed().count(u'\n'), 6);
        const QString json = read(folder, QStringLiteral("*.json"));
        QVERIFY(!JsonDocument::fromJson(json.toUtf8()).object().isEmpty());

        // The JSON is enough to see the league again.
        const QString before = shown(lab);
        lab.desk()->openFinished(
            QDir(folder).filePath(QDir(folder).entryList({QStringLiteral("*.json")}).constFirst()));
        QVERIFY(eventually([&] { return lab.desk()->source() == Desk::Source::Record; }));
        QVERIFY(eventually([&] { return shown(lab) == before; }));
    }

    void aFinishedLeague_isOpenedAgain_andReplayedByKeys()
    {
        const WindowLab lab({QStringLiteral("speed=DEBUG")});
        QVERIFY(playToTheEnd(lab));
        const QString table = shown(lab);
        QVERIFY(lab.click(QStringLiteral("Home")));
        QVERIFY(eventually([&] { return lab.page() == QStringLiteral("welcome"); }));
        QVERIFY(lab.clickLike(QStringLiteral("^Local league, 4 players$")));
        QVERIFY(eventually([&] { return lab.page() == QStringLiteral("league"); }));
        QVERIFY(eventually([&] { return shown(lab) == table; }));
        QCOMPARE(lab.desk()->phase(), Desk::Phase::Over);

        lab.press(Qt::Key_R);
        QVERIFY(lab.shows(QStringLiteral("Moment of the replay")));
        QVERIFY(eventually([&] { return lab.desk()->playback()->isPlaying(); }));
        lab.press(Qt::Key_Space);
        QVERIFY(eventually([&] { return !lab.desk()->playback()->isPlaying(); }));
        Playback *playback = lab.desk()->playback();
        const qint64 before = playback->positionMs();
        lab.press(Qt::Key_N);
        QVERIFY(eventually([&] { return playback->positionMs() > before; }));
        const qint64 after = playback->positionMs();
        QVERIFY(lab.click(QStringLiteral("Step back")));
        QVERIFY(eventually([&] { return playback->positionMs() < after; }));

        // The middle of the line is the middle of the league; the keys walk on from there.
        QVERIFY(lab.click(QStringLiteral("Moment of the replay")));
        const qint64 half = playback->lengthMs() / 2;
        QVERIFY2(qAbs(playback->positionMs() - half) < playback->lengthMs() / 10,
                 qPrintable(QString::number(playback->positionMs())));
        QVERIFY(lab.focuses(QStringLiteral("Moment of the replay")));
        const qint64 middle = playback->positionMs();
        lab.press(Qt::Key_Left);
        QVERIFY(playback->positionMs() < middle);
        lab.press(Qt::Key_Right);
        QVERIFY(eventually([&] { return qAbs(playback->positionMs() - middle) < 50; }));
        lab.press(Qt::Key_Home);
        QVERIFY(eventually([&] { return lab.desk()->league()->matchesDone() == 0; }));
        QVERIFY(lab.click(QStringLiteral("Play")));
        QVERIFY(eventually([&] { return lab.desk()->phase() == Desk::Phase::Over; }));
        QVERIFY(eventually([&] { return shown(lab) == table; }));
    }

    void aRoundThatWasPlayed_showsTheTableAsItWas_byMouseAndByKeys()
    {
        const WindowLab lab({QStringLiteral("speed=MAX")});
        QVERIFY(playToTheEnd(lab));
        const QString table = shown(lab);
        QVERIFY(lab.click(QStringLiteral("Rounds and matches")));
        QVERIFY(lab.clickLike(QStringLiteral("^Round 1, ")));
        QVERIFY(eventually([&] { return lab.desk()->league()->shownRound() == 1; }));
        const auto played = [&] {
            int matches = 0;
            for (const StandingsRow &row : lab.desk()->league()->standings()->rows())
                matches += row.played;
            return matches;
        };
        QVERIFY(eventually([&] { return played() == 4; }));
        lab.press(Qt::Key_Right);
        lab.press(Qt::Key_Return);
        QVERIFY(eventually([&] { return lab.desk()->league()->shownRound() == 2; }));
        QVERIFY(eventually([&] { return played() == 8; }));
        QVERIFY(lab.click(QStringLiteral("Back to now")));
        QVERIFY(eventually([&] { return lab.desk()->league()->shownRound() == -1; }));
        QVERIFY(eventually([&] { return shown(lab) == table; }));
        lab.press(Qt::Key_Escape);
        QVERIFY(eventually([&] { return lab.findLike(QStringLiteral("^Champion: .")); }));
    }
};

QTEST_MAIN(TestRecords)
#include "tst_records.moc"
