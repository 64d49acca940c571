// Our player and referees of other dialects: it understands them, and they find its answers
// wherever they look (interop.md §2, §3).
#include "agents/base/json/json_document.h"
#include "tests/support/player_lab.h"

#include <QTest>

using namespace league;
using namespace league::test;
using namespace std::chrono_literals;

namespace {

QString key(const char *name)
{
    return QString::fromLatin1(name);
}

JsonObject request(const QString &method, const JsonObject &params)
{
    return {{key("jsonrpc"), key("2.0")},
            {key("id"), 5},
            {key("method"), method},
            {key("params"), params}};
}

// What the player answers to these very bytes.
JsonObject posted(PlayerLab &lab, const JsonObject &body)
{
    JsonObject answer;
    const transport::PendingCall call =
        lab.wire.call({lab.player->endpoint(), JsonDocument(body).toJson(), 30s},
                      [&](const transport::WireAnswer &got) {
                          answer = JsonDocument::fromJson(got.body).object();
                      });
    lab.settle();
    return answer;
}

// Messages with next to nothing in them.
JsonObject sparse(const char *type)
{
    return {{key("message_type"), key(type)},
            {key("match_id"), key("R1M1")},
            {key("auth_token"), key("tok_of_some_referee")}};
}

} // namespace

class TestForeignReferees : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aMatch_isPlayedWithRefereesOfEveryDialect_data()
    {
        QTest::addColumn<JsonObject>("invitation");
        QTest::addColumn<JsonObject>("question");
        const JsonObject invite = sparse("GAME_INVITATION");
        const JsonObject ask = sparse("CHOOSE_PARITY_CALL");
        const auto row = [&](const char *name, const auto &pack) {
            QTest::newRow(name) << pack(invite, key("handle_game_invitation"))
                                << pack(ask, key("choose_parity"));
        };
        row("flat", [](const JsonObject &message, const QString &method) {
            return request(method, message);
        });
        row("type as method", [](const JsonObject &message, const QString &) {
            return request(message.value(key("message_type")).toString(), message);
        });
        row("in params.message", [](const JsonObject &message, const QString &) {
            return request(key("mcp_message"), {{key("message"), message}});
        });
        row("bare", [](const JsonObject &message, const QString &) { return message; });
        row("envelope and payload", [](JsonObject message, const QString &) {
            const JsonObject payload{{key("match_id"), message.take(key("match_id"))}};
            return request(key("handle_message"),
                           {{key("envelope"), message}, {key("payload"), payload}});
        });
        QTest::newRow("tools by other names")
            << request(key("tools/call"),
                       {{key("name"), key("receive_game_invitation")}, {key("arguments"), invite}})
            << request(key("tools/call"),
                       {{key("name"), key("receive_parity_call")}, {key("arguments"), ask}});
    }
    void aMatch_isPlayedWithRefereesOfEveryDialect()
    {
        QFETCH(JsonObject, invitation);
        QFETCH(JsonObject, question);
        PlayerLab lab;
        lab.think = [](const auto &, const PlayerLab::Answering &answer) {
            answer({key("odd"), {}});
        };
        lab.start();
        const JsonObject joined = posted(lab, invitation);
        const JsonObject chosen = posted(lab, question);
        const bool isTool = question.value(key("method")) == key("tools/call");
        for (const JsonValue &place : {joined.value(key("result")), JsonValue(joined)}) {
            if (isTool && place == JsonValue(joined))
                continue; // MCP says where everything stands
            QCOMPARE(place.toObject().value(key("accept")), JsonValue(true));
            QCOMPARE(place.toObject().value(key("accepted")).toBool(true), true);
        }
        for (const JsonValue &place : {chosen.value(key("result")), JsonValue(chosen)}) {
            if (isTool && place == JsonValue(chosen))
                continue;
            QCOMPARE(place.toObject().value(key("parity_choice")).toString(), key("odd"));
        }
        if (isTool) {
            const JsonArray content =
                chosen.value(key("result")).toObject().value(key("content")).toArray();
            const JsonObject text =
                JsonDocument::fromJson(
                    content.first().toObject().value(key("text")).toString().toUtf8())
                    .object();
            QCOMPARE(text.value(key("parity_choice")).toString(), key("odd"));
        } else {
            QCOMPARE(chosen.value(key("choice")).toString(), key("odd"));
        }
    }

    void ourOwnReferees_getTheAnswerInOnePlace()
    {
        PlayerLab lab;
        lab.promisesProof = true;
        lab.start();
        const JsonObject answer =
            posted(lab, request(key("handle_game_invitation"), sparse("GAME_INVITATION")));
        QVERIFY(answer.contains(key("accept"))); // without a proof nobody knows
        const auto proven = lab.invite(key("R1M2"));
        QVERIFY(proven.ok());
    }

    void aRefereeThatNeverWasAskedIn_cannotAskForAChoice()
    {
        PlayerLab lab;
        lab.start();
        const JsonObject answer =
            posted(lab, request(key("parity_choose"), sparse("CHOOSE_PARITY_CALL")));
        QVERIFY(answer.contains(key("error")));
        QVERIFY(!answer.contains(key("result")));
    }
};

QTEST_GUILESS_MAIN(TestForeignReferees)
#include "tst_foreign_referees.moc"
