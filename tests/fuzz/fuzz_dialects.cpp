// What agents of other dialects send: a request becomes one of ours, and reading it again changes
// nothing; answers and offers are read whatever they are; and no token is ever made up.
#include "agents/base/json/json_document.h"
#include "agents/protocol/dialect/answer_reading.h"
#include "agents/protocol/dialect/match_offer.h"
#include "agents/protocol/dialect/request_reading.h"
#include "agents/protocol/match_messages.h"

#include "tests/fuzz/fuzz_target.h"
#include "tests/fuzz/fuzzed_json.h"

using namespace league;
using namespace league::protocol;
using test::mustHold;

namespace {

constexpr qint64 Now = 1'800'000'000'000;

QString tokenIn(const JsonObject &message)
{
    return message.value(QLatin1String("auth_token")).toString();
}

void tryRequest(const QByteArray &input)
{
    const auto read = readAnyRequest(input, Now);
    const auto *request = std::get_if<RpcRequest>(&read);
    if (!request)
        return test::mustBeGoodSentence(std::get<RpcError>(read).message);
    const RpcRequest again = inOurForm(*request, Now);
    mustHold(again.method == request->method, "what is in our form stays what it is", again.method);
    mustHold(again.params == request->params, "what is complete is not completed again",
             QString::fromUtf8(JsonDocument(again.params).toJson()));
    const QString token = tokenIn(request->params);
    const QString whole =
        QString::fromUtf8(JsonDocument(JsonDocument::fromJson(input).object()).toJson());
    mustHold(token.isEmpty() || whole.contains(QLatin1String("auth_token")), "no token is made up",
             token);
}

MatchAssignment someMatch()
{
    MatchAssignment assignment;
    assignment.matchId = base::MatchId(QStringLiteral("R1M1"));
    for (const char *player : {"P01", "P02"})
        assignment.roster.append({.playerId = base::PlayerId(QString::fromLatin1(player))});
    return assignment;
}

void tryAnswer(const JsonObject &body)
{
    const JsonObject call{{QStringLiteral("match_id"), QStringLiteral("R1M1")}};
    for (const QLatin1String method : {GameInvitation::Method, ChooseParityCall::Method}) {
        const AskedCall asked{method, call, QStringLiteral("P01")};
        const AnswerReading reading = readAnyAnswer(body, asked, Now);
        if (reading.kind == AnswerReading::Kind::Answer) {
            const AnswerReading again =
                readAnyAnswer({{QStringLiteral("result"), reading.message}}, asked, Now);
            mustHold(again.kind == AnswerReading::Kind::Answer, "an answer stays one");
        }
        (void)readToolAnswer(body, asked, Now);
    }
    const OfferReading offer = readOfferAnswer(body, someMatch(), Now);
    mustHold(offer.kind != OfferReading::Kind::Finished || !offer.report.isEmpty(),
             "who has finished has a report");
}

} // namespace

void test::tryInput(const QByteArray &input)
{
    tryRequest(input);
    if (const std::optional<JsonObject> object = objectIn(input))
        tryAnswer(*object);
}
