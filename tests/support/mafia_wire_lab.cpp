#include "tests/support/mafia_wire_lab.h"

#include "agents/base/json/json.h"
#include "agents/base/token.h"
#include "agents/protocol/agent_address.h"
#include "agents/protocol/control_messages.h"
#include "agents/protocol/error_messages.h"
#include "agents/protocol/record_facts.h"
#include "agents/protocol/registration_messages.h"
#include "agents/transport/league_proof.h"
#include "tests/support/event_wait.h"

namespace league::test {

using namespace std::chrono_literals;

namespace {

QString tokenOf(const QString &player)
{
    return QStringLiteral("tok_of_%1").arg(player);
}

} // namespace

JsonObject saying(const JsonObject &call, const QString &player, const QString &type,
                  const JsonObject &fields)
{
    const QByteArray word = type.toLatin1();
    const auto asked = protocol::readEnvelope(call);
    JsonObject message = protocol::writeEnvelope(
        {.sender = protocol::senderOf(base::PlayerId(player)),
         .timestampMs = asked ? asked->timestampMs : 1'772'388'000'000,
         .conversationId = asked ? asked->conversationId : QStringLiteral("conv-own"),
         .authToken = tokenOf(player)},
        QLatin1String(word));
    message.insert(QStringLiteral("match_id"), QStringLiteral("R1M1"));
    message.insert(QStringLiteral("attempt"), call.value(QStringLiteral("attempt")).toInt(1));
    message.insert(QStringLiteral("game_type"), QStringLiteral("mafia"));
    message.insert(QStringLiteral("player_id"), player);
    for (auto field = fields.begin(); field != fields.end(); ++field)
        message.insert(field.key(), field.value());
    return message;
}

MafiaWireLab::MafiaWireLab()
{
    promisesProof = true;
    for (int number = 1; number <= 12; ++number) {
        const QString id = QStringLiteral("P%1").arg(number, 2, 10, QLatin1Char('0'));
        auto agent = std::make_unique<ScriptedAgent>(wire, clock);
        agent->id = id;
        scriptPlayer(*agent);
        m_players.emplace(id, std::move(agent));
    }
}

void MafiaWireLab::scriptPlayer(ScriptedAgent &agent)
{
    agent.on(Invitation, [&agent](const JsonObject &call, const auto &respond) {
        respond.result(joinAck(call, agent.id));
    });
    agent.on(NightCall, [&agent](const JsonObject &call, const auto &respond) {
        const JsonArray targets = call.value(QStringLiteral("valid_targets")).toArray();
        const QString action = call.value(QStringLiteral("action_type")).toString();
        const JsonValue target =
            action == QStringLiteral("PROTECT") ? targets.last() : targets.first();
        respond.result(saying(
            call, agent.id, QStringLiteral("NIGHT_ACTION_RESPONSE"),
            {{QStringLiteral("target_id"), target},
             {QStringLiteral("think"), QStringLiteral("secret thought of %1").arg(agent.id)}}));
    });
    agent.on(TurnCall, [&agent](const JsonObject &call, const auto &respond) {
        respond.result(saying(
            call, agent.id, QStringLiteral("DISCUSSION_TURN_RESPONSE"),
            {{QStringLiteral("say"), QStringLiteral("Here is %1.").arg(agent.id)},
             {QStringLiteral("think"), QStringLiteral("secret thought of %1").arg(agent.id)}}));
    });
    agent.on(VoteCallMethod, [&agent](const JsonObject &call, const auto &respond) {
        const JsonArray targets = call.value(QStringLiteral("valid_targets")).toArray();
        respond.result(saying(call, agent.id, QStringLiteral("VOTE_RESPONSE"),
                              {{QStringLiteral("target_id"), targets.first()}}));
    });
}

void MafiaWireLab::open()
{
    referee::RefereeOptions options = RefereeLab::options();
    options.gameTypes = {QStringLiteral("mafia")};
    start(options);
    manager.headers = transport::proofFor(base::tokenFingerprint(RefereeToken));
}

protocol::RosterEntry MafiaWireLab::entry(const QString &id) const
{
    return {.playerId = base::PlayerId(id),
            .displayName = QStringLiteral("Agent %1").arg(id),
            .contactEndpoint = m_players.at(id)->endpoint().toString(),
            .tokenSha256 = base::tokenFingerprint(tokenOf(id)),
            .standings = {},
            .dialect = protocol::SpeaksLeagueV2};
}

protocol::MatchAssignment MafiaWireLab::mafia(const JsonObject &settings, int attempt) const
{
    protocol::MatchAssignment assignment = RefereeLab::assignment(QStringLiteral("R1M1"), attempt);
    assignment.gameType = QStringLiteral("mafia");
    assignment.roster.clear();
    for (const auto &[id, agent] : m_players) {
        if (assignment.roster.size() < 10) {
            assignment.roster.append(entry(id));
        } else {
            assignment.substitutes.append(base::PlayerId(id));
            assignment.substituteRoster.append(entry(id));
        }
    }
    assignment.seed = 42;
    assignment.seedSalt = QStringLiteral("00112233445566778899aabbccddeeff");
    assignment.dealIndex = 0;
    assignment.mafia = {{QStringLiteral("speed_mode"), QStringLiteral("DEBUG")},
                        {QStringLiteral("fill_with_bots"), false}};
    for (auto setting = settings.begin(); setting != settings.end(); ++setting)
        assignment.mafia.insert(setting.key(), setting.value());
    return assignment;
}

void MafiaWireLab::play(const JsonObject &settings)
{
    open();
    const protocol::MatchAssignmentAck ack = assign(mafia(settings));
    if (!ack.accept)
        qFatal("%s", qPrintable(ack.reason));
    settle();
}

bool MafiaWireLab::playOut()
{
    for (int second = 0; second < 3600; ++second) {
        settle();
        if (referee->running() == 0)
            return true;
        pass(1s);
    }
    return false;
}

transport::RpcOutcome MafiaWireLab::send(const QString &id, const QString &method,
                                         const QString &type, const JsonObject &fields, int attempt)
{
    JsonObject message = saying({}, id, type, fields);
    if (!fields.contains(QStringLiteral("attempt")))
        message.insert(QStringLiteral("attempt"), attempt);
    const transport::RpcOutcome outcome = player(id).ask(referee->endpoint(), method, message);
    settle();
    return outcome;
}

transport::RpcOutcome MafiaWireLab::control(const QString &command, const QString &value)
{
    protocol::MatchControl order;
    order.matchId = base::MatchId(QStringLiteral("R1M1"));
    order.command = protocol::fromWireWord<protocol::MatchCommand>(command).value();
    order.value = value;
    const protocol::Envelope envelope{.sender = protocol::managerSender(),
                                      .timestampMs = clock.utcMs(),
                                      .conversationId = QStringLiteral("conv-control")};
    const transport::RpcOutcome outcome = manager.ask(
        referee->endpoint(), protocol::MatchControl::Method, protocol::write(envelope, order));
    settle();
    return outcome;
}

QList<JsonObject> MafiaWireLab::told(const QString &kind) const
{
    QList<JsonObject> facts;
    for (const protocol::MatchEventEntry &event : events(QStringLiteral("R1M1"))) {
        if (event.kind != protocol::GameFact::Kind)
            continue;
        const auto fact = readOrDie<protocol::GameFact>(event.data);
        if (fact.what == kind)
            facts.append(fact.facts);
    }
    return facts;
}

QList<JsonObject> MafiaWireLab::heard(const QString &id, const QString &type) const
{
    QList<JsonObject> messages;
    for (const Received &each : m_players.at(id)->received()) {
        if (protocol::messageTypeOf(each.message) == type)
            messages.append(each.message);
    }
    return messages;
}

QString codeOf(const transport::RpcOutcome &outcome)
{
    return outcome.kind == transport::RpcOutcome::Kind::Refused
        ? protocol::failureFrom(outcome.error).code
        : QString();
}

} // namespace league::test
