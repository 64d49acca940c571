// News that was read a moment ago is not read again, and nothing else is taken for it.
#include "agents/protocol/json_rpc.h"
#include "agents/protocol/recent_news.h"

#include <QTest>

using namespace league;
using namespace league::protocol;

namespace {

const QByteArray Filler(2'000, 'x');

QByteArray rest(const QByteArray &text = {})
{
    return R"("jsonrpc":"2.0","method":"update_standings","params":{"text":")" + text + Filler
        + R"("}})";
}

QByteArray body(const QByteArray &id, const QByteArray &tail)
{
    return "{\"id\":" + id + ',' + tail;
}

RpcRequest readOrDie(const QByteArray &bytes)
{
    return std::get<RpcRequest>(parseRpcRequest(bytes));
}

} // namespace

class TestRecentNews : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theSameTextWithAnotherId_sharesWhatWasRead()
    {
        const RpcRequest first = readOrDie(body("7", rest("same")));
        const RpcRequest second = readOrDie(body("1234567", rest("same")));
        QCOMPARE(first.id, JsonValue(7));
        QCOMPARE(second.id, JsonValue(1'234'567));
        QCOMPARE(second.method, QStringLiteral("update_standings"));
        QVERIFY(second.params.isSharedWith(first.params));
        QVERIFY(!readOrDie(body("7", rest("other"))).params.isSharedWith(first.params));
    }

    void idsThatAreNoPlainNumbers_areReadAsEver_data()
    {
        QTest::addColumn<QByteArray>("id");
        QTest::addColumn<bool>("isRequest");
        QTest::newRow("zero") << QByteArray("0") << true;
        QTest::newRow("negative") << QByteArray("-7") << true;
        QTest::newRow("with a fraction") << QByteArray("7.5") << false;
        QTest::newRow("with an exponent") << QByteArray("7e0") << true;
        QTest::newRow("zero first") << QByteArray("07") << false;
        QTest::newRow("none") << QByteArray("") << false;
        QTest::newRow("very long") << QByteArray(40, '7') << true;
        QTest::newRow("text") << QByteArray("\"7\"") << true;
        QTest::newRow("null") << QByteArray("null") << false;
    }

    void idsThatAreNoPlainNumbers_areReadAsEver()
    {
        QFETCH(QByteArray, id);
        QFETCH(bool, isRequest);
        const RpcRequest known = readOrDie(body("7", rest()));
        const auto read = parseRpcRequest(body(id, rest()));
        QCOMPARE(std::holds_alternative<RpcRequest>(read), isRequest);
        if (isRequest)
            QVERIFY(!std::get<RpcRequest>(read).params.isSharedWith(known.params));
    }

    void aSecondIdFurtherOn_countsEachTime()
    {
        const QByteArray tail = "\"id\":9," + rest("twice");
        QCOMPARE(readOrDie(body("7", tail)).id, JsonValue(9));
        QCOMPARE(readOrDie(body("8", tail)).id, JsonValue(9));
    }

    void textsThatAreShortOrLong_areNotKept()
    {
        const RpcRequest request{JsonValue(7), QStringLiteral("ping"), {}};
        RecentNews news;
        const QByteArray brief = R"({"id":7,"jsonrpc":"2.0","method":"ping"})";
        news.keep(brief, request);
        QVERIFY(!news.find(brief));
        const QByteArray huge = body("7", rest(QByteArray(300 * 1'024, 'y')));
        news.keep(huge, request);
        QVERIFY(!news.find(huge));
        QVERIFY(!news.find({}));
        QVERIFY(!news.find("{\"id\":" + QByteArray(5'000, '1')));
    }

    void onlyTheLatestAreKept()
    {
        RecentNews news;
        const auto text = [](int n) { return body("1", rest(QByteArray::number(n))); };
        for (int n = 0; n < 5; ++n)
            news.keep(text(n), {JsonValue(1), QString::number(n), {}});
        QVERIFY(!news.find(text(0)));
        for (int n = 1; n < 5; ++n)
            QCOMPARE(news.find(text(n))->method, QString::number(n));
    }
};

QTEST_APPLESS_MAIN(TestRecentNews)
#include "tst_recent_news.moc"
