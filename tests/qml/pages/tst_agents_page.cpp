// The agents page by keyboard and mouse, and the same league on the projector.
#include "agents/base/fake_clock.h"
#include "app/view/boards/agents_board.h"
#include "app/view/desk/desk.h"
#include "tests/app/played_league.h"
#include "tests/qml/pages/page_stage.h"

#include <QSettings>
#include <QTest>

using namespace league;
using namespace league::app::view;
using test::PageStage;

class TestAgentsPage : public QObject
{
    Q_OBJECT

    QList<store::Entry> m_entries; // of a league that is still played
    QTemporaryDir m_home;

    struct Bench
    {
        Preferences preferences;
        Desk desk{preferences};
        base::FakeClock clock;
        LeagueBoard league{clock};
        AgentsBoard agents{league, clock};
        app::House house{app::HouseOptions()}; // never opened: only somebody to follow
        std::unique_ptr<PageStage> stage;

        Bench(const QByteArray &type, const QList<store::Entry> &entries)
        {
            league.take(entries);
            league.show();
            agents.follow(&house);
            agents.takeHealth({{.id = QStringLiteral("P02"),
                                .latencyMs = 30,
                                .breaker = QStringLiteral("OPEN"),
                                .failures = 5,
                                .trialInMs = 20'000,
                                .errors = 7},
                               {.id = QStringLiteral("P01"), .latencyMs = 4}});
            const QVariant board = QVariant::fromValue<QObject *>(&league);
            QVariantMap properties{{QStringLiteral("league"), board}};
            if (type == "AgentsPage") {
                properties.insert(QStringLiteral("desk"), QVariant::fromValue<QObject *>(&desk));
                properties.insert(QStringLiteral("agents"),
                                  QVariant::fromValue<QObject *>(&agents));
            }
            stage = std::make_unique<PageStage>(type, properties);
            stage->window.requestActivate();
            (void)test::eventually([this] { return stage->window.isActive(); });
            (void)stage->window.grabWindow();
        }

        void press(Qt::Key key) const { QTest::keyClick(&stage->window, key); }
        void click(QQuickItem &item) const
        {
            (void)stage->window.grabWindow(); // everything is where it belongs
            const QPointF middle = item.mapToScene({item.width() / 2, item.height() / 2});
            QTest::mouseClick(&stage->window, Qt::LeftButton, {}, middle.toPoint());
        }
    };

    // Every text that is shown, except in the pictures of players.
    static void collect(QQuickItem *item, QList<QQuickItem *> &texts)
    {
        const QString type = QString::fromLatin1(item->metaObject()->className());
        if (!item->isVisible() || type.startsWith(QStringLiteral("Avatar")))
            return;
        if (item->inherits("QQuickText") && !item->property("text").toString().isEmpty())
            texts.append(item);
        for (QQuickItem *child : item->childItems())
            collect(child, texts);
    }

private Q_SLOTS:
    void initTestCase()
    {
        PageStage::prepare();
        qputenv("AGENT_LEAGUE_DATA", m_home.filePath(QStringLiteral("data")).toUtf8());
        QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, m_home.path());
        app::HouseOptions options;
        options.players = 10;
        options.basePort = 0;
        options.wire = app::WireKind::InProcess;
        const test::PlayedLeague played(options);
        QVERIFY2(played.ok(), qPrintable(played.problem()));
        int results = 0;
        for (const store::Entry &entry : played.entries()) {
            results += entry.kind == QLatin1String("result") ? 1 : 0;
            if (results == 12)
                break;
            m_entries.append(entry);
        }
    }

    void init() { QTest::failOnWarning(QRegularExpression(QStringLiteral(".*"))); }

    void arrowsWalk_enterOpens_andEscCloses()
    {
        Bench bench("AgentsPage", m_entries);
        bench.press(Qt::Key_Right);
        bench.press(Qt::Key_Return);
        QCOMPARE(bench.agents.chosenId(), QStringLiteral("REF01"));
        bench.press(Qt::Key_Right);
        bench.press(Qt::Key_Return);
        QCOMPARE(bench.agents.chosenId(), QStringLiteral("REF02"));
        QQuickItem *close = bench.stage->find("text", QStringLiteral("Close"));
        QVERIFY(close);
        bench.click(*close);
        QVERIFY(bench.agents.chosenId().isEmpty());
    }

    void anOpenBreaker_isExplained()
    {
        Bench bench("AgentsPage", m_entries);
        bench.agents.setChosenId(QStringLiteral("P02"));
        QVERIFY(bench.stage->find("text", QStringLiteral("Breaker is OPEN")));
        QVERIFY(bench.stage->find("text", QStringLiteral("Withdraw")));
        bench.agents.setChosenId(QStringLiteral("P01"));
        QVERIFY(!bench.stage->find("text", QStringLiteral("Breaker is OPEN")));
    }

    void searchAndFilter_areReachedByKeysAndMouse()
    {
        Bench bench("AgentsPage", m_entries);
        bench.press(Qt::Key_Slash);
        for (const char letter : {'p', '0', '2'})
            QTest::keyClick(&bench.stage->window, letter);
        QCOMPARE(bench.agents.search(), QStringLiteral("p02"));
        QCOMPARE(bench.agents.rows()->count(), 1);
        bench.press(Qt::Key_Escape);
        QCOMPARE(bench.agents.rows()->count(), 13);
        QQuickItem *attention = bench.stage->find("text", QStringLiteral("Needs attention 1"));
        QVERIFY(attention);
        bench.click(*attention);
        QCOMPARE(bench.agents.filter(), QStringLiteral("attention"));
        QCOMPARE(bench.agents.rows()->count(), 1);
    }

    void withoutAHouse_nothingCanBeDone()
    {
        Bench bench("AgentsPage", m_entries);
        QVERIFY(bench.stage->find("text", QStringLiteral("Ping all")));
        bench.agents.follow(nullptr);
        bench.agents.setChosenId(QStringLiteral("P02"));
        QVERIFY(!bench.stage->find("text", QStringLiteral("Ping all")));
        QVERIFY(!bench.stage->find("text", QStringLiteral("Withdraw")));
    }

    void everySize_andBothThemes_areDrawnWithoutWarnings()
    {
        Bench bench("AgentsPage", m_entries);
        for (const char *mode : {"dark", "light"}) {
            bench.stage->show(1024, 680, QLatin1String(mode));
            QVERIFY(!bench.stage->window.grabWindow().isNull());
            bench.stage->show(1440, 900, QLatin1String(mode));
            bench.agents.setChosenId(QStringLiteral("P02"));
            QVERIFY(!bench.stage->window.grabWindow().isNull());
            bench.agents.setChosenId({});
        }
    }

    void onTheProjector_nothingIsSmall_andAddressesOfThisMachineAreHidden()
    {
        Bench bench("ProjectorView", m_entries);
        QList<QQuickItem *> texts;
        collect(&bench.stage->page(), texts);
        QVERIFY(texts.size() > 20);
        for (QQuickItem *text : std::as_const(texts)) {
            const int size = text->property("font").value<QFont>().pixelSize();
            QVERIFY2(size >= 24, qPrintable(text->property("text").toString()));
        }
        QVERIFY(bench.league.endpoint().contains(QStringLiteral("127.0.0.1")));
        QCOMPARE(bench.stage->page().property("address").toString(), QString());
    }

    void onTheProjector_moreThanEightPlayersTakeTwoPages()
    {
        Bench bench("ProjectorView", m_entries);
        QCOMPARE(bench.stage->page().property("pages").toInt(), 2);
        const QString ninth = bench.league.standings()->rows().at(8).name;
        const auto isShown = [&] {
            (void)bench.stage->window.grabWindow();
            QList<QQuickItem *> texts;
            collect(&bench.stage->page(), texts);
            for (QQuickItem *text : std::as_const(texts)) {
                const qreal y = text->mapToScene({0, 0}).y();
                if (text->property("text").toString() == ninth && text->mapToScene({0, 0}).x() < 800
                    && y > 150 && y < 764)
                    return true;
            }
            return false;
        };
        QVERIFY(!isShown());
        bench.stage->page().setProperty("page", 1);
        QVERIFY(isShown());
    }
};

QTEST_MAIN(TestAgentsPage)
#include "tst_agents_page.moc"
