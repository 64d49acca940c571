// The page of a match by keyboard and mouse, over a real board.
#include "agents/base/charts/match_chart.h"
#include "agents/base/fake_clock.h"
#include "app/view/boards/match_board.h"
#include "tests/qml/pages/page_stage.h"
#include "tests/support/event_wait.h"
#include "tests/view/scripted_match.h"

#include <QSignalSpy>
#include <QTest>

using namespace league;
using namespace league::app::view;
using namespace std::chrono_literals;
using test::PageStage;
using test::ScriptedMatch;

class TestMatchPage : public QObject
{
    Q_OBJECT

    QList<store::Entry> m_entries;

    struct Bench
    {
        base::FakeClock clock;
        LeagueBoard league{clock};
        MatchBoard match{clock, league};
        std::unique_ptr<PageStage> stage;

        explicit Bench(const QList<store::Entry> &entries)
        {
            league.take(entries);
            league.show();
            match.setRecall([entries](const QString &) { return entries.mid(3); });
            match.open(ScriptedMatch::Id);
            stage = std::make_unique<PageStage>(
                "MatchPage",
                QVariantMap{{QStringLiteral("match"), QVariant::fromValue<QObject *>(&match)}});
        }

        void press(Qt::Key key) const { QTest::keyClick(&stage->window, key); }
        void click(QQuickItem &item) const
        {
            (void)stage->window.grabWindow(); // everything is where it belongs
            const QPointF middle = item.mapToScene({item.width() / 2, item.height() / 2});
            QTest::mouseClick(&stage->window, Qt::LeftButton, {}, middle.toPoint());
        }
    };

private Q_SLOTS:
    void initTestCase()
    {
        PageStage::prepare();
        ScriptedMatch match;
        match.lab.playerB.once(test::Choice,
                               [](const JsonObject &, const transport::RpcResponder &respond) {
                                   respond.raw(JsonObject(), 503);
                               });
        match.begin();
        match.lab.pass(3s);
        m_entries = match.entries();
    }

    void init() { QTest::failOnWarning(QRegularExpression(QStringLiteral(".*"))); }

    void arrowsHomeAndEnd_walkThroughTheMessages()
    {
        Bench bench(m_entries);
        const int last = bench.match.talk()->count() - 1;
        QCOMPARE(bench.match.selected(), last);
        bench.press(Qt::Key_Home);
        QCOMPARE(bench.match.selected(), 0);
        QCOMPARE(bench.match.state(), QString(base::match_chart::WaitingForPlayers));
        bench.press(Qt::Key_Right);
        bench.press(Qt::Key_Right);
        QCOMPARE(bench.match.selected(), 2);
        bench.press(Qt::Key_Left);
        QCOMPARE(bench.match.selected(), 1);
        bench.press(Qt::Key_Down);
        QCOMPARE(bench.match.selected(), 2);
        bench.press(Qt::Key_Up);
        QCOMPARE(bench.match.selected(), 1);
        bench.press(Qt::Key_End);
        QCOMPARE(bench.match.selected(), last);
        QCOMPARE(bench.match.state(), QString(base::match_chart::Finished));
    }

    void space_replaysAndPauses()
    {
        Bench bench(m_entries);
        bench.press(Qt::Key_Space);
        QVERIFY(bench.match.isPlaying());
        QCOMPARE(bench.match.selected(), 0);
        bench.clock.advance(400ms);
        QCOMPARE(bench.match.selected(), 1);
        bench.press(Qt::Key_Space);
        QVERIFY(!bench.match.isPlaying());
    }

    void aClick_selectsTheMessage_andShowsItsJson()
    {
        Bench bench(m_entries);
        int error = -1;
        for (int row = 0; row < bench.match.talk()->count(); ++row) {
            if (bench.match.talk()->rows().at(row).label == u"GAME_ERROR E001")
                error = row;
        }
        QVERIFY(error >= 0);
        QQuickItem *line = nullptr;
        QVERIFY(test::eventually(
            [&] { return (line = bench.stage->find("step", error + 1)) != nullptr; }));
        bench.click(*line);
        QCOMPARE(bench.match.selected(), error);
        QQuickItem *json = bench.stage->find("text", bench.match.json());
        QVERIFY(json);
        QVERIFY(bench.match.json().contains(QStringLiteral("\"error_code\": \"E001\"")));
        QCOMPARE(bench.match.spokenStep(error),
                 QStringLiteral("Step %1 of %2, GAME_ERROR E001 to Curie, retry 1 of 3")
                     .arg(error + 1)
                     .arg(bench.match.talk()->count()));
    }

    void theReplayButtons_doWhatTheirKeysDo()
    {
        Bench bench(m_entries);
        QQuickItem *back = bench.stage->find("symbol", QStringLiteral("step-back"));
        QVERIFY(back);
        const int last = bench.match.selected();
        bench.click(*back);
        QCOMPARE(bench.match.selected(), last - 1);
        QQuickItem *save = bench.stage->find("text", QStringLiteral("Export"));
        QVERIFY(save);
        const QMetaObject *type = bench.stage->page().metaObject();
        const QSignalSpy asked(&bench.stage->page(),
                               type->method(type->indexOfSignal("saveAsked()")));
        bench.click(*save);
        QCOMPARE(asked.count(), 1);
    }

    void everySize_andBothThemes_areDrawnWithoutWarnings()
    {
        Bench bench(m_entries);
        for (const char *mode : {"dark", "light"}) {
            bench.stage->show(1024, 680, QLatin1String(mode));
            QVERIFY(!bench.stage->window.grabWindow().isNull());
            QVERIFY(bench.stage->find("name", QStringLiteral("What is shown below")));
            bench.stage->show(1440, 900, QLatin1String(mode));
            QVERIFY(!bench.stage->window.grabWindow().isNull());
            QVERIFY(!bench.stage->find("name", QStringLiteral("What is shown below")));
        }
    }
};

QTEST_MAIN(TestMatchPage)
#include "tst_match_page.moc"
