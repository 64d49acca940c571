// The channel page by keyboard and mouse, over a real channel on a clock moved by hand.
#include "tests/qml/pages/page_stage.h"
#include "tests/support/event_wait.h"
#include "tests/view/scripted_channel.h"

#include <QTest>

using namespace league;
using namespace league::app::view;
using namespace std::chrono_literals;
using test::PageStage;
using test::ScriptedChannel;

class TestChannelPage : public QObject
{
    Q_OBJECT

    struct Bench
    {
        ScriptedChannel channel;
        std::unique_ptr<PageStage> stage;

        Bench()
        {
            for (const char *name : {"architect", "coder", "tester"})
                channel.join(QLatin1String(name));
            channel.tell();
            const QVariantMap desk{{QStringLiteral("problem"), QString()},
                                   {QStringLiteral("isOpening"), false},
                                   {QStringLiteral("address"), QString()},
                                   {QStringLiteral("voices"), QStringList()}};
            stage = std::make_unique<PageStage>(
                "ChannelPage",
                QVariantMap{
                    {QStringLiteral("channel"), QVariant::fromValue<QObject *>(&channel.board)},
                    {QStringLiteral("desk"), desk}});
            stage->window.requestActivate(); // shortcuts belong to the active window
            (void)QTest::qWaitForWindowActive(&stage->window);
        }

        [[nodiscard]] QQuickItem *find(const char *name) const
        {
            return stage->find("objectName", QString::fromLatin1(name));
        }
        void press(Qt::Key key, Qt::KeyboardModifiers modifiers = {}) const
        {
            QTest::keyClick(&stage->window, key, modifiers);
        }
        [[nodiscard]] bool click(const char *name) const
        {
            QQuickItem *item = nullptr;
            if (!test::eventually([&] { return (item = find(name)) != nullptr; }))
                return false;
            (void)stage->window.grabWindow(); // everything is where it belongs
            const QPointF middle = item->mapToScene({item->width() / 2, item->height() / 2});
            QTest::mouseClick(&stage->window, Qt::LeftButton, {}, middle.toPoint());
            return true;
        }
        [[nodiscard]] QString sentence() const
        {
            QQuickItem *item = find("modeSentence");
            return item ? item->property("text").toString() : QString();
        }
        [[nodiscard]] ChannelBoard &board() { return channel.board; }
    };

private Q_SLOTS:
    void initTestCase() { PageStage::prepare(); }
    void init() { QTest::failOnWarning(QRegularExpression(QStringLiteral(".*"))); }

    // T-034
    void altAndANumber_choosesTheMode_andTheSentenceSaysWhatFollows_data()
    {
        QTest::addColumn<int>("key");
        QTest::addColumn<QString>("mode");
        QTest::addColumn<QString>("sentence");
        QTest::newRow("queue") << int(Qt::Key_1) << "queue"
                               << "Delivered when architect finishes.";
        QTest::newRow("interrupt") << int(Qt::Key_2) << "interrupt"
                                   << "architect pauses and you speak first.";
        QTest::newRow("inject") << int(Qt::Key_3) << "inject"
                                << "architect sees your message at once and keeps the turn.";
        QTest::newRow("parallel") << int(Qt::Key_4) << "parallel"
                                  << "Goes to everyone now.";
    }
    void altAndANumber_choosesTheMode_andTheSentenceSaysWhatFollows()
    {
        QFETCH(const int, key);
        QFETCH(const QString, mode);
        QFETCH(const QString, sentence);
        Bench bench;
        bench.press(static_cast<Qt::Key>(key), Qt::AltModifier);
        QCOMPARE(bench.board().mode(), mode);
        QCOMPARE(bench.sentence(), sentence);
    }

    void whatIsTyped_isSentByControlAndEnter()
    {
        Bench bench;
        QVERIFY(bench.click("composerField"));
        for (const char letter : QByteArray("hello"))
            QTest::keyClick(&bench.stage->window, letter);
        bench.press(Qt::Key_Return, Qt::ControlModifier);
        QVERIFY(bench.board().talk()->indexOf(QStringLiteral("text"), QStringLiteral("hello"))
                >= 0);
        QCOMPARE(bench.find("composerField")->property("text").toString(), QString());
        bench.press(Qt::Key_Return, Qt::ControlModifier); // nothing to say
        QCOMPARE(bench.channel.room.state().humanMessages, 1);
    }

    void anAt_offersNames_andAddressesTheAgent()
    {
        Bench bench;
        QVERIFY(bench.click("composerField"));
        for (const char letter : QByteArray("@te"))
            QTest::keyClick(&bench.stage->window, letter);
        bench.press(Qt::Key_Return); // takes the name, and does not send
        QCOMPARE(bench.find("composerField")->property("text").toString(),
                 QStringLiteral("@tester "));
        QCOMPARE(bench.channel.room.state().humanMessages, 0);
        for (const char letter : QByteArray("check it"))
            QTest::keyClick(&bench.stage->window, letter);
        bench.press(Qt::Key_Return);
        QCOMPARE(bench.channel.room.state().humanMessages, 1);
        const int at =
            bench.board().talk()->indexOf(QStringLiteral("addressed"), QStringLiteral("tester"));
        QVERIFY(at >= 0);
    }

    // T-064
    void hold_release_andSkip_byKeysAndByClicks()
    {
        Bench bench;
        bench.press(Qt::Key_H, Qt::ControlModifier);
        QVERIFY(bench.board().hasFloor());
        QVERIFY(bench.click("releaseFloor"));
        QVERIFY(!bench.board().hasFloor());
        QVERIFY(bench.click("holdTurn"));
        QVERIFY(bench.board().hasFloor());
        bench.press(Qt::Key_H, Qt::ControlModifier);
        QVERIFY(!bench.board().hasFloor());
        bench.press(Qt::Key_J, Qt::ControlModifier);
        QCOMPARE(bench.board().turn().name, QStringLiteral("coder"));
        QVERIFY(bench.click("skipTurn"));
        QCOMPARE(bench.board().turn().name, QStringLiteral("tester"));
    }

    // T-064
    void aWaitingAgent_isResumed()
    {
        Bench bench;
        bench.channel.wait(protocol::WaitFor::External, QStringLiteral("the sheet"));
        bench.channel.tell();
        QVERIFY(bench.click("resumeTurn"));
        QCOMPARE(bench.board().turn().stateWord, QStringLiteral("ACTIVE"));
    }

    // T-064
    void pause_oneTurn_andGoOn()
    {
        Bench bench;
        QVERIFY(bench.click("pauseChannel"));
        QCOMPARE(bench.board().runWord(), QStringLiteral("PAUSED"));
        bench.press(Qt::Key_J, Qt::ControlModifier);
        QVERIFY(!bench.board().turn().isRunning);
        QVERIFY(bench.click("stepChannel"));
        QCOMPARE(bench.board().turn().name, QStringLiteral("coder"));
        QVERIFY(bench.click("pauseChannel"));
        QCOMPARE(bench.board().runWord(), QStringLiteral("RUNNING"));
    }

    // T-073
    void controlAndAnArrow_movesTheChosenAgent()
    {
        Bench bench;
        QVERIFY(bench.find("queueList"));
        bench.find("queueList")->forceActiveFocus(Qt::TabFocusReason);
        bench.press(Qt::Key_Down);
        bench.press(Qt::Key_Down);
        bench.press(Qt::Key_Up, Qt::ControlModifier);
        QCOMPARE(bench.board().members()->rows().at(1).name, QStringLiteral("tester"));
    }

    // T-053
    void aSwitch_changesTheRule_andTheLimitIsRefusedBesideTheField()
    {
        Bench bench;
        QVERIFY(bench.click("announceTimeouts"));
        QVERIFY(!bench.channel.room.state().config.announceTimeouts);
        QVERIFY(bench.click("turnLimit"));
        QVERIFY(bench.find("turnLimitField"));
        bench.find("turnLimitField")->setProperty("text", QStringLiteral("0"));
        bench.press(Qt::Key_Return);
        QVERIFY(bench.stage->find("text", QStringLiteral("1 to 3600 seconds")));
        QCOMPARE(bench.channel.room.state().config.defaultTimeoutSeconds, 60);
        bench.find("turnLimitField")->setProperty("text", QStringLiteral("90"));
        bench.press(Qt::Key_Return);
        QCOMPARE(bench.channel.room.state().config.defaultTimeoutSeconds, 90);
        QVERIFY(bench.stage->find("text", QStringLiteral("90 s")));
    }

    void compact_hidesTransitionsAndRules_behindAButton()
    {
        Bench bench;
        bench.stage->show(1024, 680, QStringLiteral("light"));
        QVERIFY(!bench.find("turnLimit"));
        QVERIFY(bench.click("sideButton"));
        QVERIFY(!bench.stage->window.grabWindow().isNull());
        QCOMPARE(bench.stage->page().property("narrow").toBool(), true);
        bench.press(Qt::Key_Escape);
    }

    // T-037
    void withoutAgents_theSentenceSaysThatNobodyGetsIt()
    {
        Bench bench;
        for (const char *agent : {"A01", "A02", "A03"})
            bench.board().remove(QLatin1String(agent));
        QCOMPARE(
            bench.sentence(),
            QStringLiteral("Nobody is in the queue: your message is kept, and nobody gets it."));
    }
};

QTEST_MAIN(TestChannelPage)
#include "tst_channel_page.moc"
