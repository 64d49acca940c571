// The envelope: what it looks like, what is refused and with which code.
#include "agents/base/json/json_document.h"
#include "agents/protocol/envelope.h"

#include "agents/protocol/control_messages.h"
#include "tests/protocol/message_trial.h"

using namespace league;
using namespace league::protocol;
using namespace league::base;
using namespace league::test;

namespace {

Envelope envelope()
{
    return {.sender = QStringLiteral("referee:REF01"),
            .timestampMs = 1'772'388'000'120,
            .conversationId = QStringLiteral("conv-r1m1-n1-p06"),
            .authToken = QStringLiteral("mt_r1m1_1_9f2c")};
}

JsonObject message()
{
    return write(envelope(), Heartbeat{.nonce = QStringLiteral("n-1")});
}

} // namespace

class TestEnvelope : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aMessage_isOneFlatObject()
    {
        QCOMPARE(compact(message()), compact(parsed(R"({
            "protocol": "league.v2", "message_type": "HEARTBEAT", "sender": "referee:REF01",
            "timestamp": "2026-03-01T18:00:00.120Z", "conversation_id": "conv-r1m1-n1-p06",
            "auth_token": "mt_r1m1_1_9f2c", "nonce": "n-1"})")));
    }

    void anEnvelope_isReadBack()
    {
        const Result<Envelope> read = readEnvelope(message());
        QVERIFY(read);
        QCOMPARE(read->messageType, QStringLiteral("HEARTBEAT"));
        QCOMPARE(read->sender, envelope().sender);
        QCOMPARE(read->timestampMs, envelope().timestampMs);
        QCOMPARE(read->conversationId, envelope().conversationId);
        QCOMPARE(read->authToken, envelope().authToken);
    }

    void theMessageType_isTheMessagesOwn_whateverTheEnvelopeSays()
    {
        Envelope misleading = envelope();
        misleading.messageType = QStringLiteral("GAME_OVER");
        QCOMPARE(messageTypeOf(write(misleading, Heartbeat{})), QStringLiteral("HEARTBEAT"));
    }

    void anEmptyToken_isLeftOut()
    {
        Envelope noToken = envelope();
        noToken.authToken.clear();
        const JsonObject sent = write(noToken, Heartbeat{});
        QVERIFY(!sent.contains(QStringLiteral("auth_token")));
        QVERIFY(readEnvelope(sent)->authToken.isEmpty());
    }

    void aBadEnvelope_isRefusedByField_data()
    {
        QTest::addColumn<QString>("field");
        QTest::addColumn<JsonValue>("value");
        QTest::addColumn<QString>("code");
        const auto row = [](const char *field, const JsonValue &value, const char *code) {
            const QByteArray shown = JsonDocument(JsonArray{value}).toJson(JsonDocument::Compact);
            QTest::addRow("%s %s%s", field, value.isUndefined() ? "missing " : "",
                          shown.constData())
                << QString::fromLatin1(field) << value << QString::fromLatin1(code);
        };
        for (const char *field :
             {"protocol", "message_type", "sender", "timestamp", "conversation_id"}) {
            row(field, JsonValue::Undefined, "E003");
            row(field, JsonValue::Null, "E003");
            row(field, 7, "E003");
            row(field, JsonObject(), "E003");
        }
        row("message_type", QString(), "E003");
        row("sender", QString(), "E003");
        row("conversation_id", QString(), "E003");
        row("auth_token", 7, "E003");
        row("protocol", QString(), "E018");
        row("protocol", QStringLiteral("league.v1"), "E018");
        row("protocol", QStringLiteral("League.v2"), "E018");
        row("timestamp", QString(), "E021");
        row("timestamp", QStringLiteral("2026-03-01T20:00:00+02:00"), "E021");
        row("timestamp", QStringLiteral("2026-03-01T18:00:00"), "E021");
        row("timestamp", QStringLiteral("now"), "E021");
    }

    void aBadEnvelope_isRefusedByField()
    {
        QFETCH(QString, field);
        QFETCH(JsonValue, value);
        QFETCH(QString, code);
        JsonObject bad = message();
        bad.insert(field, value);
        const Result<Envelope> read = readEnvelope(bad);
        QVERIFY(!read);
        QCOMPARE(read.failure().code, code);
        const QString opening =
            messageTypeOf(bad).isEmpty() ? QStringLiteral("Envelope") : QStringLiteral("HEARTBEAT");
        QVERIFY2(
            read.failure().sentence.startsWith(QStringLiteral("%1: \"%2\" ").arg(opening, field)),
            qPrintable(read.failure().sentence));
    }

    void anotherProtocol_isNamed()
    {
        JsonObject old = message();
        old.insert(QStringLiteral("protocol"), QStringLiteral("league.v1"));
        QCOMPARE(
            readEnvelope(old).failure().sentence,
            QStringLiteral("HEARTBEAT: \"protocol\" must be \"league.v2\", got \"league.v1\""));
    }

    void aTokenOfTheWrongType_isNotRepeated()
    {
        JsonObject bad = message();
        bad.insert(QStringLiteral("auth_token"), 123456789);
        const QString sentence = readEnvelope(bad).failure().sentence;
        QVERIFY2(!sentence.contains(QStringLiteral("123456789")), qPrintable(sentence));
    }

    void bothFormsOfUtc_areAccepted()
    {
        JsonObject other = message();
        other.insert(QStringLiteral("timestamp"),
                     QStringLiteral("2026-03-01T18:00:00.120000+00:00"));
        QCOMPARE(readEnvelope(other)->timestampMs, envelope().timestampMs);
    }

    void messageTypeOf_isEmptyWhenThereIsNone()
    {
        QCOMPARE(messageTypeOf({}), QString());
        QCOMPARE(messageTypeOf({{QStringLiteral("message_type"), 7}}), QString());
    }

    void anAnswer_repeatsTheConversation()
    {
        const Envelope answer = answering(envelope(), QStringLiteral("player:P06"),
                                          1'772'388'003'870, QStringLiteral("tok_p06_77aa"));
        QCOMPARE(answer.conversationId, envelope().conversationId);
        QCOMPARE(answer.sender, QStringLiteral("player:P06"));
        QCOMPARE(answer.timestampMs, qint64(1'772'388'003'870));
        QCOMPARE(answer.authToken, QStringLiteral("tok_p06_77aa"));
        QVERIFY(answering(envelope(), QStringLiteral("league_manager"), 0).authToken.isEmpty());
    }

    void anotherMessagesType_isNotRead()
    {
        const auto ack = read<HeartbeatAck>(message());
        QVERIFY(!ack);
        QCOMPARE(ack.failure().code, QStringLiteral("E003"));
        QCOMPARE(ack.failure().sentence,
                 QStringLiteral("HEARTBEAT_ACK: \"message_type\" must be HEARTBEAT_ACK, got "
                                "\"HEARTBEAT\""));
    }

    void aPayloadWithoutEnvelope_isRead()
    {
        const auto beat = read<Heartbeat>(parsed(R"({"nonce": "n-1"})"));
        QVERIFY(beat);
        QCOMPARE(beat->nonce, QStringLiteral("n-1"));
    }
};

QTEST_GUILESS_MAIN(TestEnvelope)
#include "tst_envelope.moc"
