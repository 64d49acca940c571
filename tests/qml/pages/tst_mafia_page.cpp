// The page of a match of Mafia, with a real board behind it: what it shows, and its keys.
#include "agents/base/fake_clock.h"
#include "app/view/mafia/mafia_board.h"
#include "tests/qml/pages/page_stage.h"
#include "tests/view/scripted_mafia.h"

#include <QSignalSpy>
#include <QTest>

using namespace league;
using namespace league::app::view;
using test::PageStage;
using test::ScriptedMafia;

namespace {

struct Bench
{
    base::FakeClock clock;
    LeagueBoard league{clock};
    MafiaBoard board{clock, league, {Viewer::Kind::Observer}};
    qsizetype told = 0;
    PageStage stage{"MafiaPage",
                    {{QStringLiteral("board"), QVariant::fromValue(&board)},
                     {QStringLiteral("mayControl"), true}}};

    Bench() { board.open(ScriptedMafia::Id); }

    void tell(const ScriptedMafia &script)
    {
        const QList<store::Entry> fresh = script.entries().mid(told);
        told = script.entries().size();
        league.take(fresh);
        league.show();
        league.setNow(script.nowMs());
        board.take(fresh);
        board.show();
        QCoreApplication::processEvents();
    }
    // How many visible things below the page have that text.
    int count(const QString &text) { return below(&stage.page(), text); }
    void press(Qt::Key key) { QTest::keyClick(&stage.window, key); }

private:
    static int below(QQuickItem *item, const QString &text)
    {
        int found = item->isVisible() && item->property("text").toString() == text ? 1 : 0;
        for (QQuickItem *child : item->childItems())
            found += below(child, text);
        return found;
    }
};

} // namespace

class TestMafiaPage : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { PageStage::prepare(); }

    void init()
    {
        m_warnings.clear();
        s_here = this;
        m_before = qInstallMessageHandler(&TestMafiaPage::hear);
    }
    void cleanup()
    {
        qInstallMessageHandler(m_before);
        QCOMPARE(m_warnings, QStringList());
    }

    // M-130, M-131: phase, day, what comes next, in the phase's colour.
    void theNight_isDark_andShowsTheDeeds()
    {
        ScriptedMafia script;
        Bench bench;
        script.firstCycle();
        script.secondNight();
        bench.tell(script);
        QVERIFY(bench.count("Night 2") >= 1);
        QVERIFY(bench.count("3 of 4 submitted") == 1);
        QVERIFY(bench.count("provisional until Gauss agrees") == 1);
        QCOMPARE(bench.stage.page().property("night").toBool(), true);
        script.secondDiscussion();
        bench.tell(script);
        QCOMPARE(bench.stage.page().property("night").toBool(), false);
        QVERIFY(bench.count("Turn 5 of 10") == 1);
        QVERIFY(bench.stage.find("heading", "Hopper thinks"));
        QVERIFY(bench.stage.find("heading", "Hopper says"));
    }

    // MR-28: in the audience's view there is neither role nor thought on the page.
    void theAudience_seesHiddenRoles_andNoThoughts()
    {
        ScriptedMafia script;
        Bench bench;
        script.firstCycle();
        script.secondNight();
        script.secondDiscussion();
        bench.tell(script);
        QVERIFY(bench.count("Doctor") > 0);
        bench.press(Qt::Key_V);
        QCOMPARE(bench.board.view(), "audience");
        QCoreApplication::processEvents();
        QCOMPARE(bench.count("Doctor"), 0);
        QVERIFY(bench.count("Hidden") >= 9);
        QVERIFY(!bench.stage.find("heading", "Hopper thinks"));
        QVERIFY(bench.stage.find("heading", "Hopper says"));
    }

    void thoughts_areHiddenByOneKey()
    {
        ScriptedMafia script;
        Bench bench;
        script.firstCycle();
        script.secondNight();
        script.secondDiscussion();
        bench.tell(script);
        bench.press(Qt::Key_T);
        QVERIFY(!bench.stage.find("heading", "Hopper thinks"));
        bench.press(Qt::Key_T);
        QVERIFY(bench.stage.find("heading", "Hopper thinks"));
    }

    void theVote_hasBarsAndWhoIsMissing()
    {
        ScriptedMafia script;
        Bench bench;
        script.firstCycle();
        script.secondNight();
        script.secondDiscussion();
        script.secondVote();
        bench.tell(script);
        QCOMPARE(bench.count("6 of 8 votes in, majority is 5"), 1);
        QVERIFY(bench.count("Turing changed from Euler to Boole") > 0);
        QVERIFY(bench.count("Still to vote") > 0);
        QVERIFY(bench.count("leading") > 0);
    }

    void spaceAndN_steerTheMatch()
    {
        ScriptedMafia script;
        Bench bench;
        script.firstCycle();
        bench.tell(script);
        const QMetaObject *type = bench.stage.page().metaObject();
        QSignalSpy orders(&bench.stage.page(),
                          type->method(type->indexOfSignal("ordered(QString,QString)")));
        bench.press(Qt::Key_Space);
        bench.press(Qt::Key_N);
        QCOMPARE(orders.count(), 2);
        QCOMPARE(orders[0][0].toString(), "pause");
        QCOMPARE(orders[1][0].toString(), "advance");
    }

    void afterTheEnd_theTimelineLeadsBack()
    {
        ScriptedMafia script;
        Bench bench;
        script.firstCycle();
        script.ends("town");
        bench.tell(script);
        QVERIFY(bench.count("The town wins") >= 1);
        bench.press(Qt::Key_Left);
        QVERIFY(!bench.board.isLive());
        bench.press(Qt::Key_End);
        QVERIFY(bench.board.isLive());
    }

    // Nothing is cut off or stacked in a small window, in either theme.
    void aSmallWindow_keepsAllTenSeats()
    {
        ScriptedMafia script;
        Bench bench;
        script.firstCycle();
        bench.tell(script);
        for (const char *mode : {"dark", "light"}) {
            bench.stage.show(1024, 680, QLatin1String(mode));
            QCoreApplication::processEvents();
            for (const QString &name : ScriptedMafia::names())
                QVERIFY2(bench.count(name) >= 1, qPrintable(name));
        }
    }

private:
    static void hear(QtMsgType type, const QMessageLogContext &context, const QString &text)
    {
        Q_UNUSED(context)
        if (type >= QtWarningMsg && !text.startsWith("QStandardPaths"))
            s_here->m_warnings.append(text);
    }

    static inline TestMafiaPage *s_here = nullptr;
    QtMessageHandler m_before = nullptr;
    QStringList m_warnings;
};

QTEST_MAIN(TestMafiaPage)
#include "tst_mafia_page.moc"
