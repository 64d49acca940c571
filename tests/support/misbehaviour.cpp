#include "tests/support/misbehaviour.h"

#include "agents/base/json/json.h"

namespace league::test {

namespace {

using transport::RpcResponder;

// A send that fails at once is repeated after 2, 4 and 8 s (L-11).
const QList<qint64> AtOnceFourTimes{0, 2'000, 6'000, 14'000};

JsonObject goodAnswer(const ScriptedAgent &player, const QString &method, const JsonObject &call)
{
    return method == Invitation ? joinAck(call, player.id)
                                : choosing(call, player.id, QStringLiteral("even"));
}

// A good answer with one field replaced; a value that is undefined takes it away.
Misbehaviour spoiling(const QString &name, const QString &method, const QString &field,
                      const JsonValue &value)
{
    Misbehaviour spoiled;
    spoiled.name = name;
    spoiled.method = method;
    spoiled.begin = [method, field, value](ScriptedAgent &player) {
        player.on(method, [=, &player](const JsonObject &call, const RpcResponder &respond) {
            JsonObject answer = goodAnswer(player, method, call);
            answer.remove(field);
            if (!value.isUndefined())
                answer.insert(field, value);
            respond.result(answer);
        });
    };
    return spoiled;
}

// L-12: whatever is no answer to what was asked is asked for again.
Misbehaviour unusable(Misbehaviour spoiled)
{
    spoiled.cause = QStringLiteral("UNUSABLE_ANSWER");
    spoiled.code = QStringLiteral("E003");
    spoiled.words = QStringLiteral("sent no answer that could be used");
    spoiled.sendsMs = AtOnceFourTimes;
    spoiled.endMs = 14'000;
    spoiled.isRejected = true;
    return spoiled;
}

// L-09: a clear answer with a value that does not exist is not asked for again.
Misbehaviour invalid(Misbehaviour spoiled)
{
    spoiled.cause = QStringLiteral("INVALID_CHOICE");
    spoiled.code = QStringLiteral("E004");
    spoiled.words = QStringLiteral("sent an invalid choice");
    spoiled.sendsMs = {0};
    return spoiled;
}

Misbehaviour replying(const QString &name, const QString &method,
                      const std::function<void(const RpcResponder &)> &reply)
{
    Misbehaviour replied;
    replied.name = name;
    replied.method = method;
    replied.begin = [method, reply](ScriptedAgent &player) {
        player.on(method,
                  [reply](const JsonObject &, const RpcResponder &respond) { reply(respond); });
    };
    return replied;
}

// L-12: an error is a clear answer.
Misbehaviour error(Misbehaviour replied)
{
    replied.cause = QStringLiteral("ERROR_ANSWER");
    replied.words = QStringLiteral("answered with an error");
    replied.sendsMs = {0};
    return replied;
}

Misbehaviour unreachable(Misbehaviour replied)
{
    replied.cause = QStringLiteral("UNREACHABLE");
    replied.code = QStringLiteral("E009");
    replied.words = QStringLiteral("could not be reached");
    replied.sendsMs = AtOnceFourTimes;
    replied.endMs = 14'000;
    return replied;
}

QList<Misbehaviour> withErrors(const QString &method)
{
    return {
        error(replying(QStringLiteral("JSON-RPC error"), method,
                       [](const RpcResponder &respond) {
                           respond.error({protocol::rpc_code::ApplicationError,
                                          QStringLiteral("No."), JsonObject()});
                       })),
        error(replying(QStringLiteral("drops the request"), method, [](const RpcResponder &) {})),
        error(replying(QStringLiteral("HTTP 404"), method,
                       [](const RpcResponder &respond) { respond.raw(JsonObject(), 404); })),
        unreachable(replying(QStringLiteral("HTTP 500"), method,
                             [](const RpcResponder &respond) { respond.raw(JsonObject(), 500); })),
        unreachable(replying(QStringLiteral("HTTP 503"), method,
                             [](const RpcResponder &respond) { respond.raw(JsonObject(), 503); })),
    };
}

QList<Misbehaviour> withUnusableAnswers(const QString &method)
{
    const JsonValue nothing(JsonValue::Undefined);
    const auto text = [](const char *word) { return JsonValue(QLatin1String(word)); };
    const QString matchId = QStringLiteral("match_id");
    const QString playerId = QStringLiteral("player_id");
    const QString type = QStringLiteral("message_type");
    return {
        unusable(replying(QStringLiteral("an empty result"), method,
                          [](const RpcResponder &respond) { respond.result(JsonObject()); })),
        unusable(replying(QStringLiteral("another object"), method,
                          [](const RpcResponder &respond) {
                              respond.raw({{QStringLiteral("oops"), true}}, 200);
                          })),
        unusable(spoiling(QStringLiteral("another match"), method, matchId, text("R9M9"))),
        unusable(spoiling(QStringLiteral("no match"), method, matchId, nothing)),
        unusable(spoiling(QStringLiteral("a match that is a list"), method, matchId, JsonArray())),
        unusable(spoiling(QStringLiteral("another attempt"), method, QStringLiteral("attempt"), 2)),
        unusable(spoiling(QStringLiteral("another player"), method, playerId, text("P99"))),
        unusable(spoiling(QStringLiteral("no player"), method, playerId, nothing)),
        unusable(spoiling(QStringLiteral("another message"), method, type, text("GAME_OVER"))),
    };
}

QList<Misbehaviour> atTheInvitation()
{
    const QString accept = QStringLiteral("accept");
    const QString entropy = QStringLiteral("entropy");
    Misbehaviour refuses = spoiling(QStringLiteral("refuses"), Invitation, accept, false);
    refuses.cause = QStringLiteral("REFUSED");
    refuses.words = QStringLiteral("refused to play");
    refuses.sendsMs = {0};

    Misbehaviour silent;
    silent.name = QStringLiteral("silent");
    silent.method = Invitation;
    silent.begin = [](ScriptedAgent &player) { player.hold(Invitation); };
    silent.cause = QStringLiteral("NO_SHOW");
    silent.code = QStringLiteral("E001");
    silent.words = QStringLiteral("did not come to the match");
    silent.sendsMs = {0, 7'000, 16'000, 29'000}; // scenario 24
    silent.endMs = 34'000;

    Misbehaviour absent;
    absent.name = QStringLiteral("absent");
    absent.method = Invitation;
    absent.begin = [](ScriptedAgent &player) { player.leave(); };
    absent = unreachable(absent);
    absent.sendsMs = {}; // nobody is there to see them
    absent.isReachable = false;

    return QList{refuses, silent, absent} + withErrors(Invitation) + withUnusableAnswers(Invitation)
        + QList{
            unusable(spoiling(QStringLiteral("accepts with a word"), Invitation, accept,
                              QStringLiteral("yes"))),
            unusable(spoiling(QStringLiteral("does not say whether"), Invitation, accept,
                              JsonValue::Undefined)),
            unusable(spoiling(QStringLiteral("entropy of 65 characters"), Invitation, entropy,
                              QString(65, u'x'))),
            unusable(spoiling(QStringLiteral("entropy that is no ASCII"), Invitation, entropy,
                              QStringLiteral("\u05d0"))),
        };
}

QList<Misbehaviour> atTheChoice()
{
    const QString choice = QStringLiteral("parity_choice");
    Misbehaviour silent;
    silent.name = QStringLiteral("silent");
    silent.method = Choice;
    silent.begin = [](ScriptedAgent &player) { player.hold(Choice); };
    silent.cause = QStringLiteral("TIMEOUT");
    silent.code = QStringLiteral("E001");
    silent.words = QStringLiteral("did not answer in time");
    silent.sendsMs = {0, 32'000, 66'000, 104'000};
    silent.endMs = 134'000;

    QList<Misbehaviour> all = QList{silent} + withErrors(Choice) + withUnusableAnswers(Choice);
    all.append(
        unusable(spoiling(QStringLiteral("no choice"), Choice, choice, JsonValue::Undefined)));
    const QList<std::pair<const char *, JsonValue>> wrong{
        {"maybe", QStringLiteral("maybe")},
        {"in capitals", QStringLiteral("EVEN")},
        {"with a blank", QStringLiteral("odd ")},
        {"empty", QString()},
        {"a number", 2},
        {"a truth value", true},
        {"a list", JsonArray{QStringLiteral("even")}},
    };
    for (const auto &[name, value] : wrong)
        all.append(invalid(spoiling(QLatin1String(name), Choice, choice, value)));
    // L-08: both names, and they differ.
    all.append(invalid(spoiling(QStringLiteral("two choices"), Choice, QStringLiteral("choice"),
                                QStringLiteral("odd"))));
    return all;
}

} // namespace

const QList<Misbehaviour> &misbehaviours()
{
    static const QList<Misbehaviour> all = atTheInvitation() + atTheChoice();
    return all;
}

const Misbehaviour &misbehaviour(const QString &method, const QString &name)
{
    for (const Misbehaviour &each : misbehaviours()) {
        if (each.method == method && each.name == name)
            return each;
    }
    qFatal("There is no misbehaviour \"%s\" at %s.", qPrintable(name), qPrintable(method));
}

} // namespace league::test
