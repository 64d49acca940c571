// The window in another language, another direction and another size while it is open: nothing
// breaks, on no page.
#include "tests/support/event_wait.h"
#include "tests/window/window_lab.h"

#include <QTest>

using namespace league;
using namespace league::test;
using namespace league::app::view;

namespace {

// Lays everything out and paints it.
void paint(const WindowLab &lab)
{
    QVERIFY(!lab.window()->grabWindow().isNull());
}

void goThroughSizes(const WindowLab &lab)
{
    for (const QSize size : {QSize(1440, 900), QSize(1024, 680), QSize(800, 800), QSize(1200, 700),
                             QSize(1920, 1080)}) {
        lab.resize(size.width(), size.height());
        paint(lab);
    }
}

} // namespace

class TestReshaping : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void languageAndSize_changeOnEveryPage_data()
    {
        QTest::addColumn<QString>("language");
        for (const char *language : {"he", "de"})
            QTest::newRow(language) << QString::fromLatin1(language);
    }
    void languageAndSize_changeOnEveryPage()
    {
        QFETCH(QString, language);
        const WindowLab lab({QStringLiteral("speed=STEP"), QStringLiteral("players=7")});
        lab.languages()->speak(language);
        goThroughSizes(lab);
        lab.languages()->speak(QStringLiteral("en"));
        goThroughSizes(lab);
        lab.press(Qt::Key_Return);
        QVERIFY(eventually([&] { return lab.desk()->league()->isStarted(); }));
        lab.press(Qt::Key_N);
        QVERIFY(eventually([&] { return lab.desk()->league()->matchesDone() == 1; }));
        for (const auto &[key, page] :
             {std::pair(Qt::Key_1, "league"), std::pair(Qt::Key_2, "match"),
              std::pair(Qt::Key_3, "agents"), std::pair(Qt::Key_4, "traffic"),
              std::pair(Qt::Key_Comma, "settings")}) {
            lab.press(key, Qt::ControlModifier);
            QVERIFY(eventually([&] { return lab.page() == QLatin1String(page); }));
            lab.languages()->speak(language);
            goThroughSizes(lab);
            lab.languages()->speak(QStringLiteral("en"));
            goThroughSizes(lab);
        }
        lab.desk()->setSpeed(QStringLiteral("MAX"));
        QVERIFY(eventually([&] { return lab.desk()->phase() == Desk::Phase::Over; }));
        lab.languages()->speak(language);
        goThroughSizes(lab);
    }

    void languageAndSize_changeInAChannel()
    {
        const WindowLab lab;
        lab.press(Qt::Key_C);
        QVERIFY(lab.focuses(QStringLiteral("emptyAction")));
        lab.press(Qt::Key_Return);
        QVERIFY(lab.focuses(QStringLiteral("channelName")));
        lab.press(Qt::Key_Return);
        QVERIFY(lab.focuses(QStringLiteral("composerField")));
        for (const char *language : {"he", "de", "en"}) {
            lab.languages()->speak(QLatin1String(language));
            goThroughSizes(lab);
        }
    }

    // A league of Mafia: its card on the dashboard, the table with each of its drawers, and, when
    // the match is over, its end and its post-mortem.
    void languageAndSize_changeAtATableOfMafia()
    {
        const WindowLab lab({QStringLiteral("speed=MAX"), QStringLiteral("game=mafia")});
        const auto turnOver = [&lab] {
            for (const char *language : {"he", "de", "en"}) {
                lab.languages()->speak(QLatin1String(language));
                goThroughSizes(lab);
            }
        };
        lab.press(Qt::Key_Return);
        QVERIFY(eventually([&] { return lab.desk()->league()->isStarted(); }));
        QVERIFY(eventually([&] { return !lab.findAll(QStringLiteral("cardFace")).isEmpty(); }));
        turnOver();
        lab.resize(1440, 900);
        QVERIFY(lab.clickLike(QStringLiteral("^R1M1, ")));
        QCOMPARE(lab.page(), QStringLiteral("match"));
        MafiaBoard *board = lab.desk()->mafia();
        QVERIFY(eventually([&] { return board->seats()->count() == 10; }));
        turnOver();
        lab.press(Qt::Key_G);
        QVERIFY(eventually([&] { return lab.findLike(QStringLiteral("^Day that is shown")); }));
        turnOver();
        lab.press(Qt::Key_Escape);
        QVERIFY(eventually([&] { return !lab.findLike(QStringLiteral("^Day that is shown")); }));
        QVERIFY(eventually([&] { return board->table().isOver; }, 90'000)); // some days and nights
        QVERIFY(eventually([&] { return lab.desk()->league()->matchesDone() >= 1; }));
        turnOver();
        lab.resize(1440, 900);
        QVERIFY(lab.click(QStringLiteral("postmortemButton")));
        QVERIFY(lab.shows(QStringLiteral("postmortem")));
        turnOver();
        lab.press(Qt::Key_Escape);
        QVERIFY(eventually([&] { return lab.page() == QLatin1String("match"); }));
        goThroughSizes(lab);
    }

    // The lobby, and dialogs that were opened and closed before.
    void languageAndSize_changeInTheLobby()
    {
        const WindowLab lab;
        for (const int key : {Qt::Key_F1, Qt::Key_P, Qt::Key_R}) {
            lab.press(Qt::Key(key));
            QVERIFY(eventually([&] { return lab.findLike(QStringLiteral("^Close$")); }));
            lab.press(Qt::Key_Escape);
            QVERIFY(lab.hides(QStringLiteral("Close")));
        }
        lab.press(Qt::Key_H);
        QVERIFY(lab.focuses(QStringLiteral("leagueNameField")));
        goThroughSizes(lab);
        lab.press(Qt::Key_Return);
        QVERIFY(lab.shows(QStringLiteral("startButton")));
        QVERIFY(lab.hides(QStringLiteral("leagueNameField")));
        lab.languages()->speak(QStringLiteral("he"));
        goThroughSizes(lab);
        lab.languages()->speak(QStringLiteral("fr"));
        goThroughSizes(lab);
    }
};

QTEST_MAIN(TestReshaping)
#include "tst_reshaping.moc"
