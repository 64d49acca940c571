// What a player is asked and told in games that ask more than once in a match; the rest of
// PlayerAgent is in player_agent.cpp.
#include "agents/base/logging.h"
#include "agents/base/token.h"
#include "agents/player/player_agent.h"
#include "agents/protocol/agent_address.h"
#include "agents/protocol/control_messages.h"
#include "agents/protocol/conversation_id.h"
#include "agents/protocol/error_messages.h"
#include "agents/protocol/mafia/course_messages.h"
#include "agents/protocol/mafia/discussion_messages.h"
#include "agents/protocol/mafia/event_notice.h"
#include "agents/protocol/mafia/night_messages.h"
#include "agents/protocol/mafia/question_kind.h"
#include "agents/protocol/mafia/stamped_message.h"
#include "agents/protocol/mafia/vote_messages.h"

namespace league::player {

using transport::Letter;
using transport::RpcResponder;

namespace {

// How long a referee keeps a call open that has no deadline (STEP).
constexpr std::chrono::milliseconds WithoutDeadline{600'000};

void refuse(const protocol::RpcRequest &, const base::Failure &failure, const RpcResponder &respond)
{
    respond.error(protocol::rpcErrorFrom(failure));
}

QStringList texts(const QList<base::PlayerId> &players)
{
    QStringList ids;
    for (const base::PlayerId &player : players)
        ids.append(player.text());
    return ids;
}

// What tells one question to this player from the next.
QString questionId(const protocol::NightActionCall &call)
{
    return QStringLiteral("n%1-%2").arg(call.nightNumber).arg(call.callNumber);
}

QString questionId(const protocol::DiscussionTurnCall &call)
{
    return call.turn.turnId.text();
}

QString questionId(const protocol::VoteCall &call)
{
    return QStringLiteral("d%1-vote").arg(call.dayNumber);
}

QStringList optionsOf(const protocol::DiscussionTurnCall &)
{
    return {};
}

template<class Call>
QStringList optionsOf(const Call &call)
{
    return texts(call.validTargets);
}

std::optional<protocol::Timestamp> deadlineOf(const protocol::DiscussionTurnCall &call)
{
    return call.turn.timeoutAt;
}

template<class Call>
std::optional<protocol::Timestamp> deadlineOf(const Call &call)
{
    return call.deadline;
}

// Both moments are of the referee's own clock, so that it does no harm when ours goes wrong.
template<class Call>
std::chrono::milliseconds windowOf(const Letter<Call> &letter)
{
    const std::optional<protocol::Timestamp> deadline = deadlineOf(letter.message);
    if (!deadline)
        return WithoutDeadline;
    const std::chrono::milliseconds window(deadline->utcMs - letter.envelope.timestampMs);
    return std::clamp(window, std::chrono::milliseconds(1), WithoutDeadline);
}

// The question that is over when this is told; nobody tells so to those who did not answer.
std::optional<PersonSeat::Closed> closedBy(const QString &type, const JsonObject &told,
                                           const protocol::MatchStamp &stamp)
{
    namespace kind = protocol::question_kind;
    PersonSeat::Closed closed{stamp.matchId, stamp.attempt, kind::Vote};
    if (type == protocol::VoteResult::Type)
        return closed;
    closed.kind = kind::NightAction;
    if (type == protocol::NightResolved::Type)
        return closed;
    if (type != protocol::DiscussionStatement::Type)
        return std::nullopt;
    const auto statement = protocol::read<protocol::DiscussionStatement>(told);
    if (!statement)
        return std::nullopt;
    closed.kind = kind::DiscussionTurn;
    closed.id = statement->turnId.text();
    return closed;
}

} // namespace

void PlayerAgent::serveCalls()
{
    namespace kind = protocol::question_kind;
    serveCall<protocol::NightActionCall, protocol::NightActionResponse>(kind::NightAction);
    serveCall<protocol::DiscussionTurnCall, protocol::DiscussionTurnResponse>(kind::DiscussionTurn);
    serveCall<protocol::VoteCall, protocol::VoteResponse>(kind::Vote);
}

template<class Call, class Response>
void PlayerAgent::serveCall(QLatin1String kind)
{
    transport::onMessage<Call>(
        m_server, refuse, [this, kind](const Letter<Call> &letter, const RpcResponder &respond) {
            onCall<Call, Response>(kind, letter, respond);
        });
}

template<class Call, class Response>
void PlayerAgent::onCall(QLatin1String kind, const Letter<Call> &letter,
                         const RpcResponder &respond)
{
    const Call &call = letter.message;
    const protocol::MatchStamp stamp = call.stamp;
    const QString token = letter.envelope.authToken;
    const base::Result<OpenMatch *> match = m_open.find(stamp.matchId, stamp.attempt, token);
    if (!match)
        return respond.error(protocol::rpcErrorFrom(match.failure()));

    m_changes.noteCall({stamp.matchId, stamp.attempt, stamp.gameType, call.playerId},
                       (*match)->refereeEndpoint);
    const QString questionKey = questionId(call);
    const auto answer = [this, stamp, self = call.playerId, envelope = letter.envelope,
                         respond](const QVariantMap &facts) {
        base::Result<Response> response =
            protocol::read<Response>(JsonObject::fromVariantMap(facts));
        if (!response)
            return respond.error(protocol::rpcErrorFrom(response.failure()));
        response->stamp = {stamp.matchId, stamp.attempt, stamp.gameType, self};
        respond.result(protocol::write(answerTo(envelope), *response));
    };
    if (const auto known = (*match)->answers.constFind(questionKey);
        known != (*match)->answers.constEnd())
        return answer(*known);

    TurnQuestion question;
    question.gameType = (*match)->gameType;
    question.kind = kind;
    question.match = stamp.matchId;
    question.attempt = stamp.attempt;
    question.round = (*match)->round;
    question.self = id();
    question.options = optionsOf(call);
    question.window = windowOf(letter);
    question.deadlineMs = letter.envelope.timestampMs + question.window.count();
    question.id = questionKey;
    question.facts = protocol::payloadOf(call).toVariantMap();
    // The strategy may take its time, and the match may be over when it answers.
    think(question,
          [this, alive = QPointer(this), answer, stamp, token, questionKey,
           respond](const base::Result<TurnAnswer> &turn) {
              if (!alive)
                  return;
              if (!turn)
                  return respond.error(protocol::rpcErrorFrom(turn.failure()));
              const base::Result<OpenMatch *> open =
                  m_open.find(stamp.matchId, stamp.attempt, token);
              if (open && !(*open)->answers.contains(questionKey))
                  (*open)->answers.insert(questionKey, turn->facts);
              answer(open ? (*open)->answers.value(questionKey) : turn->facts);
          });
}

void PlayerAgent::serveGameNews()
{
    transport::onMessage<protocol::MafiaRoleAssignment>(
        m_server, refuse,
        [this](const Letter<protocol::MafiaRoleAssignment> &letter, const RpcResponder &respond) {
            const protocol::MatchStamp &stamp = letter.message.stamp;
            const base::Result<OpenMatch *> match =
                m_open.find(stamp.matchId, stamp.attempt, letter.envelope.authToken);
            if (!match)
                return respond.error(protocol::rpcErrorFrom(match.failure()));
            (*match)->role = protocol::wireWord(letter.message.role);
            respond.result(protocol::payloadOf(protocol::StatusReply()));
            Q_EMIT toldOfMatch(stamp.matchId, stamp.attempt, letter.message.Type,
                               protocol::saidIn(protocol::payloadOf(letter.message)));
        });
    // Nothing of what is told has to be remembered: every call carries the whole view. A person
    // wants to see it at once all the same.
    const auto heard = [this](const protocol::RpcRequest &request, const transport::Caller &caller,
                              const RpcResponder &respond) {
        const auto letter = transport::readLetter<protocol::EventNotice>(request, caller);
        if (!letter)
            return respond.error(protocol::rpcErrorFrom(letter.failure()));
        const protocol::MatchStamp &stamp = letter->message.stamp;
        if (const auto match =
                m_open.find(stamp.matchId, stamp.attempt, letter->envelope.authToken);
            !match)
            return respond.error(protocol::rpcErrorFrom(match.failure()));
        const QString type = protocol::messageTypeOf(request.params);
        qCDebug(base::playerLog).noquote() << stamp.matchId.text() << type;
        if (const auto over = closedBy(type, request.params, stamp); over && m_options.seat)
            m_options.seat->close(*over);
        respond.result(protocol::payloadOf(protocol::StatusReply()));
        Q_EMIT toldOfMatch(stamp.matchId, stamp.attempt, type, protocol::saidIn(request.params));
    };
    m_server.on(protocol::EventNotice::Method, heard);
    m_server.on(protocol::InvestigationResult::Method, heard);
}

void PlayerAgent::serveSeat()
{
    if (!m_options.seat)
        return;
    m_options.seat->setChangeSender([agent = QPointer(this)](const TurnQuestion &asked,
                                                             const QVariantMap &facts,
                                                             const ChangeSender::Done &done) {
        if (agent)
            return agent->m_changes.send(asked, facts, done);
        // The seat may outlive who plays for it.
        done(base::Failure{QStringLiteral("Nobody plays for this seat any more."),
                           protocol::error_code::ConnectionError});
    });
}

protocol::Envelope PlayerAgent::envelopeAbout(const base::MatchId &match) const
{
    return {.sender = protocol::senderOf(id()),
            .timestampMs = m_clock.utcMs(),
            .conversationId = protocol::matchConversation(match, base::randomHex(6)),
            .authToken = m_membership.seat().token};
}

} // namespace league::player
