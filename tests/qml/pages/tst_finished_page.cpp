// The page of a finished league: who stands on the podium, files to take away, and the replay.
#include "app/view/desk/desk.h"
#include "app/view/desk/export_desk.h"
#include "tests/app/played_league.h"
#include "tests/qml/pages/page_stage.h"

#include <QFile>
#include <QSettings>
#include <QSignalSpy>
#include <QTest>

using namespace league;
using namespace league::app::view;
using test::PageStage;

class TestFinishedPage : public QObject
{
    Q_OBJECT

    std::unique_ptr<test::PlayedLeague> m_played;
    QTemporaryDir m_home; // nothing of the person who runs the test is touched

    struct Bench
    {
        Preferences preferences;
        base::SystemClock clock;
        Desk desk{preferences, clock};
        ExportDesk exports;
        std::unique_ptr<PageStage> stage;

        Bench(const QString &leagueFolder, const QString &target)
        {
            desk.openFinished(leagueFolder);
            (void)test::eventually([this] { return desk.phase() == Desk::Phase::Over; });
            exports.setFolder(target);
            stage = std::make_unique<PageStage>(
                "FinishedPage",
                QVariantMap{
                    {QStringLiteral("desk"), QVariant::fromValue<QObject *>(&desk)},
                    {QStringLiteral("league"), QVariant::fromValue<QObject *>(desk.league())},
                    {QStringLiteral("exports"), QVariant::fromValue<QObject *>(&exports)}});
            stage->window.requestActivate();
            (void)test::eventually([this] { return stage->window.isActive(); });
        }

        void click(QQuickItem &item) const
        {
            (void)stage->window.grabWindow(); // everything is where it belongs
            const QPointF middle = item.mapToScene({item.width() / 2, item.height() / 2});
            QTest::mouseClick(&stage->window, Qt::LeftButton, {}, middle.toPoint());
        }
    };

    [[nodiscard]] Bench bench() const
    {
        return {m_played->folder().path(), m_home.filePath(QStringLiteral("exports"))};
    }

private Q_SLOTS:
    void initTestCase()
    {
        PageStage::prepare();
        qputenv("AGENT_LEAGUE_DATA", m_home.filePath(QStringLiteral("data")).toUtf8());
        QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, m_home.path());
        app::HouseOptions options;
        options.players = 5;
        options.basePort = 0;
        options.wire = app::WireKind::InProcess;
        m_played = std::make_unique<test::PlayedLeague>(options);
        QVERIFY2(m_played->ok(), qPrintable(m_played->problem()));
    }

    void init() { QTest::failOnWarning(QRegularExpression(QStringLiteral(".*"))); }

    void theChampion_standsOnThePodium()
    {
        Bench page = bench();
        QCOMPARE(page.desk.phase(), Desk::Phase::Over);
        const QString champion = m_played->summary().champion.displayName;
        QVERIFY(page.stage->find("name", QStringLiteral("Champion: ") + champion));
        QVERIFY(page.stage->find("text", QStringLiteral("Final standings")));
    }

    void aClick_writesTheFile()
    {
        Bench page = bench();
        const QSignalSpy written(&page.exports, &ExportDesk::written);
        QQuickItem *button = page.stage->find("text", QStringLiteral("CSV"));
        QVERIFY(button);
        page.click(*button);
        QVERIFY(test::eventually([&] { return written.size() == 1; }));
        const QString path = written.constFirst().at(1).toUrl().toLocalFile();
        QVERIFY(path.endsWith(QStringLiteral(".csv")));
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QVERIFY(file.readAll().contains(m_played->summary().champion.displayName.toUtf8()));
    }

    void theBundle_isOneZip()
    {
        Bench page = bench();
        const QSignalSpy written(&page.exports, &ExportDesk::written);
        QQuickItem *button = page.stage->find("text", QStringLiteral("Bundle"));
        QVERIFY(button);
        page.click(*button);
        QVERIFY(test::eventually([&] { return written.size() == 1; }));
        const QString path = written.constFirst().at(1).toUrl().toLocalFile();
        QVERIFY(path.endsWith(QStringLiteral(".zip")));
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QVERIFY(file.readAll().startsWith("PK"));
    }

    void ctrlE_writesTheReport_andASecondOneBesideIt()
    {
        Bench page = bench();
        const QSignalSpy written(&page.exports, &ExportDesk::written);
        QTest::keyClick(&page.stage->window, Qt::Key_E, Qt::ControlModifier);
        QVERIFY(test::eventually([&] { return written.size() == 1; }));
        QTest::keyClick(&page.stage->window, Qt::Key_E, Qt::ControlModifier);
        QVERIFY(test::eventually([&] { return written.size() == 2; }));
        QVERIFY(written.at(0).at(0).toString().endsWith(QStringLiteral(".html")));
        QVERIFY(written.at(0).at(0) != written.at(1).at(0));
    }

    void anExportThatFails_saysWhy()
    {
        Bench page = bench();
        page.exports.setFolder(QStringLiteral("/proc/nowhere"));
        const QSignalSpy failed(&page.exports, &ExportDesk::failed);
        QTest::keyClick(&page.stage->window, Qt::Key_E, Qt::ControlModifier);
        QVERIFY(test::eventually([&] { return failed.size() == 1; }));
        QVERIFY(failed.constFirst().at(0).toString().contains(QStringLiteral("/proc/nowhere")));
    }

    void r_playsItAgainFromTheStart()
    {
        Bench page = bench();
        bool hasPlayed = false; // a short recording may be over again by now
        connect(&page.desk, &Desk::phaseChanged, this,
                [&] { hasPlayed |= page.desk.phase() == Desk::Phase::Playing; });
        QTest::keyClick(&page.stage->window, Qt::Key_R);
        QVERIFY(test::eventually([&] { return hasPlayed; }));
    }

    void whatWasExported_canBeOpenedAgain()
    {
        Bench page = bench();
        const QSignalSpy written(&page.exports, &ExportDesk::written);
        page.exports.write(page.desk.leagueFolder(), QStringLiteral("Again"),
                           QStringLiteral("json"));
        QVERIFY(test::eventually([&] { return written.size() == 1; }));
        const QString path = written.constFirst().at(1).toUrl().toLocalFile();
        page.desk.openFinished(path);
        QCOMPARE(page.desk.phase(), Desk::Phase::Opening); // the file is read elsewhere
        QVERIFY(test::eventually([&] { return page.desk.phase() == Desk::Phase::Over; }));
        QCOMPARE(page.desk.league()->standings()->rows().constFirst().name,
                 m_played->summary().champion.displayName);
        page.desk.replay(page.desk.leagueFolder());
        QVERIFY(test::eventually([&] { return page.desk.phase() == Desk::Phase::Playing; }));
        page.desk.openFinished(m_home.path());
        QVERIFY(test::eventually([&] { return page.desk.phase() == Desk::Phase::Failed; }));
        QVERIFY(!page.desk.problem().isEmpty());
    }

    void everySize_andBothThemes_areDrawnWithoutWarnings()
    {
        Bench page = bench();
        for (const char *mode : {"dark", "light"}) {
            page.stage->show(1024, 680, QLatin1String(mode));
            QVERIFY(!page.stage->window.grabWindow().isNull());
            page.stage->show(1440, 900, QLatin1String(mode));
            QVERIFY(!page.stage->window.grabWindow().isNull());
        }
    }
};

QTEST_MAIN(TestFinishedPage)
#include "tst_finished_page.moc"
