// The list of all messages: from the wire of a league that is played, from records, and by
// thousands.
#include "agents/base/json/json_document.h"
#include "app/view/boards/traffic_board.h"

#include "agents/base/fake_clock.h"
#include "agents/store/atomic_file.h"
#include "app/house.h"
#include "tests/support/event_wait.h"
#include "tests/support/misbehaviour.h"
#include "tests/view/scripted_match.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace league;
using namespace league::app::view;
using namespace std::chrono_literals;
using test::ScriptedMatch;
using transport::Exchange;

namespace {

// A league of four, and all that its House lets others see.
struct HeardLeague
{
    QTemporaryDir data;
    QList<store::Entry> entries;
    QList<Exchange> exchanges;
    QString problem;

    HeardLeague()
    {
        app::HouseOptions options;
        options.players = 4;
        options.referees = 2;
        options.basePort = 0;
        options.wire = app::WireKind::InProcess;
        options.dataFolder = data.path();
        app::House house(options);
        bool isSettled = false;
        QObject::connect(&house, &app::House::settled, &house, [&] { isSettled = true; });
        QObject::connect(&house, &app::House::failed, &house,
                         [&](const base::Failure &reason) { problem = reason.sentence; });
        QObject::connect(&house, &app::House::entriesStored, &house,
                         [&](const QList<store::Entry> &batch) { entries += batch; });
        QObject::connect(&house, &app::House::exchanged, &house,
                         [&](const QList<Exchange> &batch, qint64) { exchanges += batch; });
        if (const base::Outcome opened = house.open(); !opened)
            problem = opened.failure().sentence;
        const bool isHeard =
            test::eventually([&] { return (isSettled && isCompleted()) || !problem.isEmpty(); });
        if (!isHeard && problem.isEmpty())
            problem = QStringLiteral("The league did not end.");
    }

    // Everybody has been told the end, and the House has told that.
    [[nodiscard]] bool isCompleted() const
    {
        return std::ranges::count(exchanges, QStringLiteral("notify_league_completed"),
                                  &Exchange::method)
            >= 6
            && std::ranges::count(entries, store::kind::Standing, &store::Entry::kind) == 3;
    }
};

struct Bench
{
    base::FakeClock clock;
    LeagueBoard league{clock};
    TrafficBoard board{league};

    [[nodiscard]] QStringList lines()
    {
        QStringList lines;
        for (const SharedTrafficRow &row : board.messages()->rows())
            lines.prepend(
                QStringLiteral("%1>%2 %3 %4 %5")
                    .arg(row->from, row->shownTo(), row->type, row->about, row->shownResult()));
        return lines;
    }

    [[nodiscard]] int messagesOf(const char *topic)
    {
        const int at = board.topics()->indexOf(QStringLiteral("topic"), QLatin1String(topic));
        return board.topics()->rows().at(at).messages;
    }
};

// One exchange like that of a referee and a player.
Exchange choiceCall(int number, qint64 startedMs)
{
    Exchange exchange;
    exchange.direction = Exchange::Direction::Out;
    exchange.agent = QStringLiteral("referee:REF01");
    exchange.peer = QStringLiteral("http://127.0.0.1:8101/mcp");
    exchange.method = QStringLiteral("choose_parity");
    exchange.request = QByteArray("{\"jsonrpc\":\"2.0\",\"id\":") + QByteArray::number(number)
        + ",\"method\":\"choose_parity\",\"params\":{\"protocol\":\"league.v2\","
          "\"message_type\":\"CHOOSE_PARITY_CALL\",\"sender\":\"referee:REF01\",\"timestamp\":\"T"
        + QByteArray::number(number)
        + "\",\"conversation_id\":\"conv-r1m1-001\",\"auth_token\":\"mt_r1m1_secret\","
          "\"match_id\":\"R1M1\",\"attempt\":1}}";
    exchange.reply = "{\"jsonrpc\":\"2.0\",\"id\":1,\"result\":{\"status\":\"OK\"}}";
    exchange.status = 200;
    exchange.outcome = QStringLiteral("answered");
    exchange.startedUtcMs = startedMs;
    exchange.elapsedMs = 7;
    return exchange;
}

// A round is announced to one of many.
Exchange announcement(int recipient, qint64 startedMs)
{
    Exchange exchange = choiceCall(1, startedMs);
    exchange.agent = QStringLiteral("league_manager");
    exchange.peer = QStringLiteral("http://127.0.0.1:%1/mcp").arg(8101 + recipient);
    exchange.method = QStringLiteral("notify_round");
    exchange.request = "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"notify_round\",\"params\":"
                       "{\"protocol\":\"league.v2\",\"message_type\":\"ROUND_ANNOUNCEMENT\","
                       "\"sender\":\"league_manager\",\"timestamp\":\"T1\","
                       "\"conversation_id\":\"conv-r1\",\"round_id\":1}}";
    return exchange;
}

Exchange failing(Exchange exchange, const char *outcome)
{
    exchange.status = 0;
    exchange.reply.clear();
    exchange.outcome = QLatin1String(outcome);
    return exchange;
}

} // namespace

class TestTrafficBoard : public QObject
{
    Q_OBJECT

    std::unique_ptr<HeardLeague> m_heard;

private Q_SLOTS:
    void initTestCase()
    {
        m_heard = std::make_unique<HeardLeague>();
        QVERIFY2(m_heard->problem.isEmpty(), qPrintable(m_heard->problem));
    }

    void aPlayedLeague_isAllThere()
    {
        Bench bench;
        bench.league.take(m_heard->entries);
        bench.board.take(m_heard->exchanges);
        // Four players and two referees ask and are answered.
        QCOMPARE(bench.messagesOf("registration"), 12);
        // Per match: assignment and ack, two invitations, acks, calls, responses, two ends, report.
        QCOMPARE(bench.messagesOf("matches"), 6 * 13);
        QCOMPARE(bench.messagesOf("errors"), 0);
        const QStringList lines = bench.lines();
        QVERIFY(lines.contains(QStringLiteral("REF01>P01 CHOOSE_PARITY_CALL R1M1 200")));
        QVERIFY(lines.contains(QStringLiteral("P01>REF01 CHOOSE_PARITY_RESPONSE R1M1 200")));
        QVERIFY(lines.contains(QStringLiteral("LM>REF01 MATCH_ASSIGNMENT R1M1 200")));
        // What the manager tells everybody is one row.
        QStringList told = lines.filter(QStringLiteral("ROUND_ANNOUNCEMENT"));
        told.sort();
        QCOMPARE(told,
                 QStringList({QStringLiteral("LM>all 2 ROUND_ANNOUNCEMENT R1 200"),
                              QStringLiteral("LM>all 2 ROUND_ANNOUNCEMENT R2 200"),
                              QStringLiteral("LM>all 2 ROUND_ANNOUNCEMENT R3 200"),
                              QStringLiteral("LM>all 4 ROUND_ANNOUNCEMENT R1 200"),
                              QStringLiteral("LM>all 4 ROUND_ANNOUNCEMENT R2 200"),
                              QStringLiteral("LM>all 4 ROUND_ANNOUNCEMENT R3 200")}));
        QCOMPARE(bench.board.kept(), bench.lines().size() + bench.messagesOf("queries"));
        const auto &rows = bench.board.messages()->rows();
        QVERIFY(std::ranges::is_sorted(rows, std::greater(), &TrafficRow::number));
    }

    void journalAndWire_tellTheSameMessageOnce_data()
    {
        QTest::addColumn<bool>("journalFirst");
        QTest::newRow("journal first") << true;
        QTest::newRow("wire first") << false;
    }

    void journalAndWire_tellTheSameMessageOnce()
    {
        QFETCH(const bool, journalFirst);
        Bench bench;
        bench.league.take(m_heard->entries);
        if (journalFirst)
            bench.board.tell(m_heard->entries);
        bench.board.take(m_heard->exchanges);
        if (!journalFirst)
            bench.board.tell(m_heard->entries);
        QCOMPARE(bench.messagesOf("matches"), 6 * 13);
        for (const SharedTrafficRow &row : bench.board.messages()->rows()) {
            QCOMPARE(row->status, 200);
            QCOMPARE(row->state, TrafficRow::State::Delivered);
        }
    }

    void aRecord_showsCallsAndAnswers()
    {
        Bench bench;
        bench.league.take(m_heard->entries);
        bench.board.tell(m_heard->entries);
        QCOMPARE(bench.messagesOf("matches"), 6 * 10); // what referees and players said
        for (const SharedTrafficRow &row : bench.board.messages()->rows()) {
            QVERIFY(row->state == TrafficRow::State::Delivered);
            if (row->isAnswer)
                QVERIFY(!row->request.isEmpty() && !row->reply.isEmpty());
        }
        bench.board.begin();
        QCOMPARE(bench.board.messages()->count(), 0);
        QCOMPARE(bench.board.kept(), 0);
        QCOMPARE(bench.messagesOf("matches"), 0);
    }

    void theShownJson_hasNoSecrets()
    {
        Bench bench;
        bench.league.take(m_heard->entries);
        bench.board.take(m_heard->exchanges);
        bench.board.toggle(QStringLiteral("queries"));
        QByteArray raw;
        QString shown;
        for (const Exchange &exchange : std::as_const(m_heard->exchanges))
            raw += exchange.request + exchange.reply;
        for (int row = 0; row < bench.board.messages()->count(); ++row) {
            bench.board.select(row);
            for (const char *part : {"request", "response"}) {
                bench.board.setPart(QLatin1String(part));
                shown += bench.board.shownText();
            }
        }
        const QRegularExpression token(QStringLiteral("(tok|mt|op|join)_[0-9a-f]{64}"));
        QVERIFY(QString::fromUtf8(raw).contains(token));
        QVERIFY(!shown.contains(token));
        QVERIFY(shown.contains(QStringLiteral("\"auth_token\": \"tok_\u2022\u2022\u2022\u2022\"")));
        QVERIFY(shown.contains(QStringLiteral("\"token_sha256\": \"")));

        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("traffic.json"));
        QCOMPARE(bench.board.saveTo(QUrl::fromLocalFile(path)), QString());
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray saved = file.readAll();
        QVERIFY(!QString::fromUtf8(saved).contains(token));
        const JsonArray messages =
            JsonDocument::fromJson(saved).object().value(QStringLiteral("messages")).toArray();
        QCOMPARE(messages.size(), bench.board.messages()->count());
        QVERIFY(bench.board.saveTo(QUrl::fromLocalFile(QStringLiteral("/nowhere/t.json")))
                    .contains(QStringLiteral("/nowhere")));
    }

    void masking_keepsOnlyTheFirstPart_data()
    {
        QTest::addColumn<QString>("token");
        QTest::addColumn<QString>("shown");
        const QString dots = QStringLiteral("\u2022\u2022\u2022\u2022");
        QTest::newRow("ours") << QStringLiteral("tok_0123456789abcdef") << "tok_" + dots;
        QTest::newRow("three parts") << QStringLiteral("tok_p06_77aa") << "tok_" + dots;
        QTest::newRow("no parts") << QStringLiteral("0123456789abcdef") << dots;
        QTest::newRow("long first part") << QStringLiteral("0123456789abcdef_x") << dots;
        QTest::newRow("begins with the mark") << QStringLiteral("_secret") << "_" + dots;
    }

    void masking_keepsOnlyTheFirstPart()
    {
        QFETCH(const QString, token);
        QTEST(maskedToken(token), "shown");
    }

    void selecting_holdsNewMessagesBack()
    {
        Bench bench;
        bench.board.take({choiceCall(1, 1000), choiceCall(2, 2000)});
        QCOMPARE(bench.board.messages()->count(), 2);
        bench.board.select(1);
        QVERIFY(!bench.board.isFollowing());
        QCOMPARE(bench.board.type(), QStringLiteral("CHOOSE_PARITY_CALL"));
        QCOMPARE(bench.board.result(), QStringLiteral("200, 7 ms"));
        QCOMPARE(bench.board.from(), QStringLiteral("referee:REF01"));
        QCOMPARE(bench.board.to(), QStringLiteral("http://127.0.0.1:8101/mcp"));
        QCOMPARE(bench.board.attempt(), QStringLiteral("1 of 4"));
        QCOMPARE(bench.board.matchId(), QStringLiteral("R1M1"));
        bench.board.take({choiceCall(3, 3000)});
        QCOMPARE(bench.board.messages()->count(), 2);
        QCOMPARE(bench.board.heldBack(), 1);
        QCOMPARE(bench.board.selectedRow(), 1);
        bench.board.setFollowing(true);
        QCOMPARE(bench.board.messages()->count(), 3);
        QCOMPARE(bench.board.heldBack(), 0);
        QCOMPARE(bench.board.selectedRow(), 2); // the same message, one further down
        bench.board.select(0);
        QCOMPARE(bench.board.attempt(), QStringLiteral("3 of 4"));
        QCOMPARE(bench.board.conversationLength(), 3);
        bench.board.select(-1);
        QCOMPARE(bench.board.selected(), 0);
        QVERIFY(bench.board.type().isEmpty());
    }

    void searchAndFilter_showWhatFits()
    {
        Bench bench;
        bench.league.take(m_heard->entries);
        bench.board.take(m_heard->exchanges);
        const int all = bench.board.messages()->count();
        bench.board.setSearch(QStringLiteral("r2m1"));
        QVERIFY(bench.board.messages()->count() > 10);
        QVERIFY(bench.board.messages()->count() < all);
        bench.board.setSearch(QStringLiteral("game_over"));
        const auto &found = bench.board.messages()->rows();
        QCOMPARE(std::ranges::count(found, QStringLiteral("GAME_OVER"), &TrafficRow::type), 12);
        QCOMPARE(found.size(), 18); // and the reports, which tell of them
        bench.board.select(0);
        bench.board.showConversation();
        QCOMPARE(bench.board.search(), bench.board.conversation());
        QCOMPARE(bench.board.messages()->count(), bench.board.conversationLength());
        bench.board.setSearch({});
        QCOMPARE(bench.board.messages()->count(), all);
        bench.board.toggle(QStringLiteral("matches"));
        QCOMPARE(bench.board.messages()->count(), all - 6 * 13);
        bench.board.toggle(QStringLiteral("matches"));
        QCOMPARE(bench.board.messages()->count(), all);
        const QSignalSpy reset(bench.board.messages(), &QAbstractItemModel::modelReset);
        bench.board.setSearch(QStringLiteral("nothing has this in it"));
        QCOMPARE(bench.board.messages()->count(), 0);
        QCOMPARE(reset.count(), 0);
    }

    // L-11: calls that wait count up, and what came of them is told in words.
    void aNoShow_waitsThenFails()
    {
        ScriptedMatch match;
        match.lab.playerB.hold(test::Invitation);
        match.begin();
        match.lab.pass(10s);
        Bench bench;
        const QList<store::Entry> early = match.entries();
        bench.league.take(early);
        bench.board.tell(early);
        QCOMPARE(bench.lines(),
                 QStringList({QStringLiteral("REF01>P01 GAME_INVITATION R1M1 sent"),
                              QStringLiteral("REF01>P02 GAME_INVITATION R1M1 timed out"),
                              QStringLiteral("P01>REF01 GAME_JOIN_ACK R1M1 sent"),
                              QStringLiteral("REF01>P02 GAME_ERROR R1M1 sent"),
                              QStringLiteral("REF01>P02 GAME_INVITATION R1M1 waiting")}));
        bench.league.setNow(match.lab.clock.utcMs());
        QCOMPARE(bench.board.messages()->rows().front()->shownTook(), QStringLiteral("3 s"));
        bench.league.setNow(match.lab.clock.utcMs() + 1000);
        QCOMPARE(bench.board.messages()->rows().front()->shownTook(), QStringLiteral("4 s"));
        QCOMPARE(bench.messagesOf("errors"), 2); // the warning, and the call that timed out
        match.lab.pass(24s);
        bench.board.tell(match.entries().mid(early.size()));
        const QStringList later = bench.lines();
        QCOMPARE(later.filter(QStringLiteral("waiting")), QStringList());
        QCOMPARE(later.filter(QStringLiteral("no answer")),
                 QStringList{QStringLiteral("REF01>P02 GAME_INVITATION R1M1 no answer")});
        QCOMPARE(later.filter(QStringLiteral("timed out")).size(), 3);
        bench.board.select(0);
    }

    void failures_areErrors_inWords_data()
    {
        QTest::addColumn<QByteArray>("outcome");
        QTest::addColumn<QString>("word");
        QTest::newRow("refused") << QByteArray("refused") << "refused";
        QTest::newRow("timeout") << QByteArray("timed_out") << "timed out";
        QTest::newRow("nobody there") << QByteArray("unreachable") << "unreachable";
        QTest::newRow("gibberish") << QByteArray("unreadable") << "unreadable";
        QTest::newRow("breaker") << QByteArray("circuit_open") << "breaker open";
    }

    void failures_areErrors_inWords()
    {
        QFETCH(const QByteArray, outcome);
        Bench bench;
        bench.board.take({failing(choiceCall(1, 1000), outcome.constData())});
        const TrafficRow &row = *bench.board.messages()->rows().front();
        QTEST(row.shownResult(), "word");
        QCOMPARE(row.resultTone(), QStringLiteral("bad"));
        QCOMPARE(bench.messagesOf("errors"), 1);
        QCOMPARE(bench.messagesOf("matches"), 0);
    }

    void nonsenseFromStrangers_isShownAsItIs()
    {
        Bench bench;
        Exchange odd;
        odd.agent = QStringLiteral("league_manager");
        odd.peer = QStringLiteral("192.0.2.7");
        odd.request = "auth_token=tok_secret_1 \xff\xfe not json\nsecond line";
        odd.status = 400;
        odd.outcome = QStringLiteral("refused");
        bench.board.take({odd});
        bench.board.select(0);
        QCOMPARE(bench.lines(), QStringList{QStringLiteral("192.0.2.7>LM   refused")});
        QCOMPARE(bench.board.json().count(u'\n'), 1);
        QVERIFY(!bench.board.shownText().contains(QStringLiteral("secret")));
    }

    void theMinute_isCountedBySeconds()
    {
        Bench bench;
        bench.league.setNow(100'000);
        QList<Exchange> batch;
        for (int i = 0; i < 24; ++i)
            batch.append(choiceCall(i, 99'000 + i));
        for (int i = 0; i < 3; ++i)
            batch.append(failing(choiceCall(100 + i, 98'000 + i), "unreachable"));
        bench.board.take(batch);
        bench.league.setNow(100'999);
        QCOMPARE(bench.board.perSecond(), 0); // once a second, not more often
        bench.league.setNow(101'000);
        const QList<RateBar> &bars = bench.board.bars()->rows();
        QCOMPARE(bars.size(), 60);
        QCOMPARE(bars.at(58).delivered, 24);
        QCOMPARE(bars.at(57).failed, 3);
        bench.board.take({choiceCall(999, 101'500)});
        bench.league.setNow(102'000);
        QCOMPARE(bench.board.perSecond(), 1);
        QCOMPARE(bars.at(57).delivered, 24); // a place further to the left
    }

    void thousands_costWhatAFewCost()
    {
        Bench bench;
        const QAbstractItemModelTester tester(
            bench.board.messages(), QAbstractItemModelTester::FailureReportingMode::QtTest);
        const QSignalSpy inserted(bench.board.messages(), &QAbstractItemModel::rowsInserted);
        const QSignalSpy reset(bench.board.messages(), &QAbstractItemModel::modelReset);
        int number = 0;
        const auto batch = [&number](int size) {
            QList<Exchange> exchanges;
            for (int i = 0; i < size; ++i, ++number)
                exchanges.append(choiceCall(number, number));
            return exchanges;
        };
        for (int i = 0; i < 300; ++i)
            bench.board.take(batch(100));
        QCOMPARE(bench.board.kept(), TrafficBoard::Most);
        QCOMPARE(bench.board.messages()->count(), TrafficBoard::Most);
        QCOMPARE(inserted.count(), 300); // one for each batch
        QCOMPARE(reset.count(), 0);
        QCOMPARE(bench.messagesOf("matches"), TrafficBoard::Most);
        QCOMPARE(bench.board.messages()->rows().front()->number, 30'000);
        QCOMPARE(bench.board.messages()->rows().back()->number, 10'001);
        bench.board.select(TrafficBoard::Most - 1);
        QCOMPARE(bench.board.selected(), 10'001);
        bench.board.take(batch(1)); // the selected one falls off the end
        QCOMPARE(bench.board.selected(), 0);
        QCOMPARE(bench.board.kept(), TrafficBoard::Most);
    }

    void aMessageToEverybody_isOneRow_thatChangesOnceABatch()
    {
        Bench bench;
        QList<Exchange> copies;
        for (int i = 0; i < 50; ++i)
            copies.append(announcement(i, 1'000 + i));
        bench.board.take(copies.mid(0, 1));
        const QSignalSpy changed(bench.board.messages(), &QAbstractItemModel::dataChanged);
        bench.board.take(copies.mid(1));
        QCOMPARE(bench.board.messages()->count(), 1);
        QCOMPARE(bench.board.messages()->rows().front()->to.size(), 50);
        QCOMPARE(changed.count(), 1);
    }
};

QTEST_GUILESS_MAIN(TestTrafficBoard)
#include "tst_traffic_board.moc"
