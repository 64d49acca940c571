// What an answer of any dialect shows of its sender's habits.
#include "agents/protocol/dialect/answer_marks.h"

#include <QTest>

using namespace league;
using namespace league::protocol;

class TestAnswerMarks : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void ourOwnForm();
    void aBareMessageIsNoReply();
    void aRequestAsAnAnswerIsNoReply();
    void envelopeAndPayloadAreRead();
    void whatIsNoObjectHasNoMarks();
    void zones_data();
    // L-33
    void zones();
};

void TestAnswerMarks::ourOwnForm()
{
    const AnswerMarks marks =
        marksOf(QByteArray("{\"jsonrpc\":\"2.0\",\"id\":7,\"result\":{\"protocol\":\"league.v2\","
                           "\"message_type\":\"GAME_JOIN_ACK\",\"sender\":\"player:P01\","
                           "\"timestamp\":\"2026-03-01T18:00:00Z\",\"conversation_id\":\"c\","
                           "\"auth_token\":\"secret\",\"match_id\":\"R1M1\",\"player_id\":\"P01\","
                           "\"arrival_timestamp\":\"2026-03-01T18:00:01Z\",\"accept\":true}}"));
    QVERIFY(marks.isReply);
    QVERIFY(marks.isWhole);
    QCOMPARE(marks.id, JsonValue(7));
    QCOMPARE(marks.token, QStringLiteral("secret"));
    QCOMPARE(marks.matchId, QStringLiteral("R1M1"));
    QCOMPARE(marks.playerId, QStringLiteral("P01"));
    QCOMPARE(marks.accept, JsonValue(true));
    QVERIFY(marks.choice.isUndefined());
    QCOMPARE(marks.timestamps,
             QStringList(
                 {QStringLiteral("2026-03-01T18:00:00Z"), QStringLiteral("2026-03-01T18:00:01Z")}));
}

void TestAnswerMarks::aBareMessageIsNoReply()
{
    const AnswerMarks marks = marksOf(QByteArray("{\"match_id\":5,\"choice\":\"EVEN\"}"));
    QVERIFY(!marks.isReply);
    QVERIFY(!marks.isWhole);
    QVERIFY(marks.id.isUndefined());
    QCOMPARE(marks.matchId, QStringLiteral("5"));
    QCOMPARE(marks.choice, JsonValue(QStringLiteral("EVEN")));
    QVERIFY(marks.token.isEmpty());
}

void TestAnswerMarks::aRequestAsAnAnswerIsNoReply()
{
    const AnswerMarks marks = marksOf(QByteArray(
        "{\"jsonrpc\":\"2.0\",\"id\":\"x\",\"method\":\"game_join_ack\",\"params\":{\"accepted\":"
        "true}}"));
    QVERIFY(!marks.isReply);
    QCOMPARE(marks.accept, JsonValue(true));
}

void TestAnswerMarks::envelopeAndPayloadAreRead()
{
    const AnswerMarks marks = marksOf(QByteArray(
        "{\"result\":{\"envelope\":{\"auth_token\":\"t\"},\"payload\":{\"match_id\":\"R2M1\"}}}"));
    QCOMPARE(marks.token, QStringLiteral("t"));
    QCOMPARE(marks.matchId, QStringLiteral("R2M1"));
}

void TestAnswerMarks::whatIsNoObjectHasNoMarks()
{
    for (const char *body : {"", "[]", "<html>", "7"}) {
        const AnswerMarks marks = marksOf(QByteArray(body));
        QVERIFY(!marks.isReply && !marks.isWhole && marks.id.isUndefined());
    }
}

void TestAnswerMarks::zones_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<bool>("zoned");
    QTest::addColumn<bool>("foreign");
    const auto row = [](const char *text, bool zoned, bool foreign) {
        QTest::newRow(text) << QString::fromLatin1(text) << zoned << foreign;
    };
    row("2026-03-01T18:00:00Z", true, false);
    row("2026-03-01T18:00:00.123456+00:00", true, false);
    row("2026-03-01T18:00:00+00:00Z", true, false);
    row("20261116T004534Z", true, false);
    row("2026-03-01T18:00:00+02:00", true, true);
    row("2026-03-01T18:00:00-0500", true, true);
    row("2026-03-01T18:00:00.5+05:30", true, true);
    row("2026-03-01T18:00:00", false, false);
    row("2026-03-01 18:00:00.250", false, false);
    row("2026-03-01", false, false);
    row("soon", false, false);
}

void TestAnswerMarks::zones()
{
    QFETCH(QString, text);
    QFETCH(bool, zoned);
    QFETCH(bool, foreign);
    QCOMPARE(hasZone(text), zoned);
    QCOMPARE(isOfAnotherZone(text), foreign);
}

QTEST_APPLESS_MAIN(TestAnswerMarks)
#include "tst_answer_marks.moc"
