// The traffic page by keyboard and mouse, over a real board.
#include "agents/base/fake_clock.h"
#include "app/view/boards/traffic_board.h"
#include "tests/qml/pages/page_stage.h"
#include "tests/support/event_wait.h"
#include "tests/view/scripted_match.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QTest>

using namespace league;
using namespace league::app::view;
using namespace std::chrono_literals;
using test::PageStage;
using test::ScriptedMatch;

namespace {

qsizetype itemsBelow(const QQuickItem &item)
{
    qsizetype count = 1;
    for (const QQuickItem *child : item.childItems())
        count += itemsBelow(*child);
    return count;
}

} // namespace

class TestTrafficPage : public QObject
{
    Q_OBJECT

    QList<store::Entry> m_entries;

    struct Bench
    {
        base::FakeClock clock;
        LeagueBoard league{clock};
        TrafficBoard traffic{league};
        std::unique_ptr<PageStage> stage;

        explicit Bench(const QList<store::Entry> &entries)
        {
            league.take(entries);
            traffic.tell(entries);
            stage = std::make_unique<PageStage>(
                "TrafficPage",
                QVariantMap{{QStringLiteral("traffic"), QVariant::fromValue<QObject *>(&traffic)}});
        }

        void press(Qt::Key key) const { QTest::keyClick(&stage->window, key); }
        void click(QQuickItem &item) const
        {
            (void)stage->window.grabWindow(); // everything is where it belongs
            const QPointF middle = item.mapToScene({item.width() / 2, item.height() / 2});
            QTest::mouseClick(&stage->window, Qt::LeftButton, {}, middle.toPoint());
        }
    };

    static transport::Exchange exchange(int number)
    {
        transport::Exchange made;
        made.direction = transport::Exchange::Direction::Out;
        made.peer = QStringLiteral("http://127.0.0.1:8101/mcp");
        made.method = QStringLiteral("choose_parity");
        made.request = "{\"jsonrpc\":\"2.0\",\"params\":{\"message_type\":\"CHOOSE_PARITY_CALL\","
                       "\"sender\":\"referee:REF01\",\"timestamp\":\""
            + QByteArray::number(number) + "\",\"match_id\":\"R1M1\"}}";
        made.status = 200;
        made.outcome = QStringLiteral("answered");
        made.startedUtcMs = number;
        return made;
    }

private Q_SLOTS:
    void initTestCase()
    {
        PageStage::prepare();
        ScriptedMatch match;
        match.begin();
        match.lab.pass(1s);
        m_entries = match.entries();
    }

    void init() { QTest::failOnWarning(QRegularExpression(QStringLiteral(".*"))); }

    void slash_searches_escapeClears()
    {
        Bench bench(m_entries);
        const int all = bench.traffic.messages()->count();
        bench.press(Qt::Key_Slash);
        for (const Qt::Key key : {Qt::Key_O, Qt::Key_V, Qt::Key_E, Qt::Key_R})
            bench.press(key);
        QCOMPARE(bench.traffic.search(), QStringLiteral("over"));
        QCOMPARE(bench.traffic.messages()->count(), 2);
        bench.press(Qt::Key_Escape);
        QCOMPARE(bench.traffic.search(), QString());
        QCOMPARE(bench.traffic.messages()->count(), all);
    }

    void f_followsAndPauses()
    {
        Bench bench(m_entries);
        QVERIFY(bench.traffic.isFollowing());
        bench.press(Qt::Key_F);
        QVERIFY(!bench.traffic.isFollowing());
        bench.press(Qt::Key_F);
        QVERIFY(bench.traffic.isFollowing());
    }

    void arrows_select_andCCopies()
    {
        Bench bench(m_entries);
        bench.press(Qt::Key_Down);
        QCOMPARE(bench.traffic.selectedRow(), 0);
        QVERIFY(!bench.traffic.isFollowing());
        bench.press(Qt::Key_Down);
        bench.press(Qt::Key_Down);
        QCOMPARE(bench.traffic.selectedRow(), 2);
        bench.press(Qt::Key_Up);
        QCOMPARE(bench.traffic.selectedRow(), 1);
        bench.press(Qt::Key_End);
        QCOMPARE(bench.traffic.selectedRow(), bench.traffic.messages()->count() - 1);
        QVERIFY(!bench.traffic.json().isEmpty());
        bench.press(Qt::Key_C);
        QCOMPARE(QGuiApplication::clipboard()->text(), bench.traffic.json());
        bench.press(Qt::Key_Escape);
        QCOMPARE(bench.traffic.selected(), 0);
    }

    void aClickOnARow_showsItsDetail()
    {
        Bench bench(m_entries);
        QQuickItem *row = nullptr;
        QVERIFY(test::eventually([&] {
            return (row = bench.stage->find("type", QStringLiteral("GAME_OVER"))) != nullptr;
        }));
        bench.click(*row);
        QCOMPARE(bench.traffic.type(), QStringLiteral("GAME_OVER"));
        QVERIFY(bench.stage->find("text", QStringLiteral("Open match R1M1")));
    }

    void aChip_hidesItsKind()
    {
        Bench bench(m_entries);
        QQuickItem *chip = nullptr;
        QVERIFY(test::eventually([&] {
            return (chip = bench.stage->find("topic", QStringLiteral("matches"))) != nullptr;
        }));
        bench.click(*chip);
        QCOMPARE(bench.traffic.messages()->count(), 0);
        bench.click(*chip);
        QVERIFY(bench.traffic.messages()->count() > 0);
    }

    void compact_opensADrawer()
    {
        Bench bench(m_entries);
        bench.stage->show(1024, 680, QStringLiteral("light"));
        bench.press(Qt::Key_Down);
        bench.press(Qt::Key_Return);
        QVERIFY(!bench.stage->window.grabWindow().isNull());
        QCOMPARE(bench.traffic.selectedRow(), 0);
        bench.press(Qt::Key_Escape);
        QVERIFY(test::eventually([&] { return bench.traffic.selected() == 0; }));
    }

    // 20 000 messages in batches of a frame: no more is made than fits into the window.
    void twentyThousandMessages_stayInReach()
    {
        Bench bench(m_entries);
        const QQuickItem &page = *bench.stage->window.contentItem();
        qsizetype early = 0;
        for (int batch = 0; batch < 200; ++batch) {
            QList<transport::Exchange> exchanges;
            for (int i = 0; i < 100; ++i)
                exchanges.append(exchange(batch * 100 + i));
            bench.traffic.take(exchanges);
            QCoreApplication::processEvents();
            if (batch == 5)
                early = itemsBelow(page);
        }
        QCOMPARE(bench.traffic.messages()->count(), TrafficBoard::Most);
        const qsizetype late = itemsBelow(page);
        QVERIFY2(late < early + early / 2,
                 qPrintable(QStringLiteral("%1 items, then %2").arg(early).arg(late)));
    }
};

QTEST_MAIN(TestTrafficPage)
#include "tst_traffic_page.moc"
