// ChannelMember: the turns; the rest is in channel_member.cpp.
#include "agents/player/channel/channel_member.h"

#include "agents/base/logging.h"
#include "agents/base/quoting.h"
#include "agents/protocol/control_messages.h"
#include "agents/protocol/error_codes.h"
#include "agents/protocol/error_messages.h"

#include <QPointer>

namespace league::player {

using namespace protocol;
using base::TurnId;
using std::chrono::milliseconds;
using transport::Letter;
using transport::RpcResponder;

namespace {

// A moment for people to watch is never longer than half of the time there is.
constexpr int PartOfTime = 2;
constexpr milliseconds LongestMoment{10'000};
const QString Streaming = QStringLiteral("STREAMING");

// Both moments are of the orchestrator's clock, so that it does no harm when ours goes wrong.
std::optional<milliseconds> timeBetween(qint64 beginMs, const std::optional<Timestamp> &end)
{
    if (!end)
        return std::nullopt;
    return milliseconds(std::max<qint64>(0, end->utcMs - beginMs));
}

QString inBrief(const Speech &speech)
{
    return speech.messages.isEmpty() ? QStringLiteral("passed")
                                     : base::quotable(speech.messages.constFirst().text, 200);
}

} // namespace

void ChannelMember::onGrant(const Letter<TurnGranted> &letter, const RpcResponder &respond)
{
    const TurnGranted &grant = letter.message;
    if (!(grant.agentId == m_line.self())) {
        return respond.error(rpcErrorFrom({QStringLiteral("This turn belongs to %1; I am %2.")
                                               .arg(grant.agentId.text(), m_line.self().text()),
                                           error_code::NotYourTurn}));
    }
    roomOf(grant.channelId).isIn = true;
    if (const auto again = m_turns.find(grant.turnId); again != m_turns.end()) {
        if (!again->second.answer.isEmpty())
            return respond.result(again->second.answer);
        again->second.askers.append(respond); // both get the answer
        return;
    }
    // An agent has one turn in a channel: the one before is over, whether we heard so or not.
    std::erase_if(m_turns,
                  [&](auto &each) { return each.second.floor.channel == grant.channelId; });

    OpenTurn &turn = m_turns[grant.turnId];
    turn.call = letter.envelope;
    turn.askers = {respond};
    turn.floor = {.channel = grant.channelId,
                  .turn = grant.turnId,
                  .self = grant.agentId,
                  .turnNumber = grant.turnNumber,
                  .cycle = grant.cycleNumber,
                  .members = grant.members,
                  .heard = grant.messagesSinceLastTurn,
                  .mode = grant.humanInterruptMode,
                  .waitsLeft = grant.waitsLeft,
                  .time = timeBetween(grant.grantedAt.utcMs, grant.timeoutAt)};
    for (const ChannelEntry &entry : grant.messagesSinceLastTurn)
        hear(grant.channelId, entry);
    Q_EMIT turnGranted(grant.turnId);
    ask(grant.turnId);
}

void ChannelMember::onResume(const Letter<TurnResume> &letter, const RpcResponder &respond)
{
    const TurnResume &resume = letter.message;
    OpenTurn &turn = m_turns[resume.turnId]; // a new one when we were started again meanwhile
    const bool isNew = turn.floor.turn.isEmpty();
    turn.floor.channel = resume.channelId;
    turn.floor.turn = resume.turnId;
    turn.floor.self = m_line.self();
    turn.floor.time = timeBetween(letter.envelope.timestampMs, resume.timeoutAt);
    for (const ChannelEntry &entry : resume.messages)
        hear(resume.channelId, entry);
    const bool isUnderWay = !isNew && resume.draft.isEmpty();
    if (isUnderWay && (turn.isThinking || turn.stream)) {
        // The first call is still open, or the text comes piece by piece: that is the answer.
        respond.result(payloadOf(StatusReply{Streaming}));
        if (turn.stream)
            turn.stream->goOn();
        if (!turn.isWaiting)
            return;
    } else {
        turn.call = letter.envelope;
        turn.askers.append(respond);
        turn.answer = {};
        turn.stream.reset();
    }
    turn.floor.heard = resume.messages;
    turn.floor.draft = resume.draft;
    turn.floor.resumedBy = resume.resumedBy;
    ask(resume.turnId);
}

void ChannelMember::onPaused(const TurnPaused &event)
{
    const auto turn = m_turns.find(event.turnId);
    if (turn != m_turns.end() && turn->second.stream)
        turn->second.stream->pause();
    for (const ChannelEntry &entry : event.messages)
        hear(event.channelId, entry);
}

void ChannelMember::closeTurn(const TurnId &id, const QString &why)
{
    auto turn = m_turns.extract(id);
    if (turn.empty())
        return;
    roomOf(turn.mapped().floor.channel).voice->turnOver(id, why);
    for (const RpcResponder &respond : std::as_const(turn.mapped().askers)) {
        respond.error(rpcErrorFrom({QStringLiteral("The turn %1 is over: %2").arg(id.text(), why),
                                    error_code::StaleTurn}));
    }
}

void ChannelMember::ask(const TurnId &id)
{
    OpenTurn &turn = m_turns[id];
    turn.isThinking = true;
    turn.isWaiting = false;
    const int question = ++turn.question;
    const Floor floor = turn.floor;
    const QPointer<ChannelMember> self(this);
    const auto speak = [self, id, question, floor] {
        if (!self || !self->find(id, question))
            return; // the turn was over before its moment
        const Microphone microphone{.stream =
                                        [=](Segment segment, const QString &text) {
                                            if (self)
                                                self->stream(id, question, segment, text);
                                        },
                                    .done =
                                        [=](const base::Result<TurnReply> &reply) {
                                            if (self)
                                                self->decide(id, question, reply);
                                        },
                                    .resolve =
                                        [=](const QString &note) {
                                            if (self)
                                                self->resolve(id, note);
                                        }};
        self->roomOf(floor.channel).voice->speak(floor, microphone);
    };
    if (!m_options.pace || !m_options.pace->isSlow())
        return speak();
    m_options.pace->pause(base::Pace::Moment::Speak, floor.self.text() + id.text(),
                          floor.time.value_or(LongestMoment) / PartOfTime, this, speak);
}

ChannelMember::OpenTurn *ChannelMember::find(const TurnId &id, int question)
{
    const auto turn = m_turns.find(id);
    const bool isAsked = turn != m_turns.end() && turn->second.question == question;
    return isAsked && turn->second.isThinking ? &turn->second : nullptr;
}

void ChannelMember::stream(const TurnId &id, int question, Segment segment, const QString &text)
{
    OpenTurn *turn = find(id, question);
    if (!turn)
        return;
    if (!turn->stream) {
        // It goes at the end of the stream, in the event loop: the stream is still at work here.
        const auto over = [this, id] {
            QMetaObject::invokeMethod(
                this, [this, id] { forget(id); }, Qt::QueuedConnection);
        };
        turn->stream = std::make_unique<TurnStream>(m_line, turn->floor.channel, id, over);
        answer(*turn, payloadOf(StatusReply{Streaming}));
    }
    turn->stream->push(segment, text);
}

void ChannelMember::forget(const TurnId &id)
{
    const auto turn = m_turns.find(id);
    // What was streamed may have become a draft, and the voice may be asked about it by now.
    if (turn != m_turns.end() && turn->second.stream && !turn->second.isThinking)
        m_turns.erase(turn);
}

void ChannelMember::decide(const TurnId &id, int question, const base::Result<TurnReply> &reply)
{
    OpenTurn *turn = find(id, question);
    if (!turn)
        return;
    turn->isThinking = false;
    if (!reply && turn->stream) {
        qCWarning(base::playerLog).noquote() << reply.failure().sentence;
        return say(*turn, Speech()); // what was streamed stands
    }
    if (!reply) {
        const base::Failure &why = reply.failure();
        auto gone = m_turns.extract(id);
        for (const RpcResponder &respond : std::as_const(gone.mapped().askers))
            respond.error(rpcErrorFrom(why));
        Q_EMIT turnAnswered(id, why.sentence);
        return;
    }
    if (const auto *speech = std::get_if<Speech>(&*reply))
        return say(*turn, *speech);
    if (const auto *wish = std::get_if<WaitWish>(&*reply))
        return wait(*turn, *wish);
    if (turn->floor.draft.isEmpty())
        return say(*turn, Speech());
    answer(*turn, payloadOf(UseDraft()));
    Q_EMIT turnAnswered(id, QStringLiteral("keeps its draft"));
}

void ChannelMember::say(OpenTurn &turn, const Speech &speech)
{
    const TurnId id = turn.floor.turn;
    const TurnComplete complete{.channelId = turn.floor.channel,
                                .turnId = id,
                                .messages = speech.messages,
                                .passed = speech.messages.isEmpty() && !turn.stream,
                                .think = speech.think};
    if (turn.stream)
        turn.stream->finish(complete);
    else
        answer(turn, write(m_line.answerTo(turn.call), complete));
    Q_EMIT turnAnswered(id, turn.stream ? QStringLiteral("streamed") : inBrief(speech));
}

void ChannelMember::wait(OpenTurn &turn, const WaitWish &wish)
{
    if (turn.floor.waitsLeft <= 0)
        return say(turn, Speech()); // it would only be refused
    --turn.floor.waitsLeft;
    turn.isWaiting = true;
    const TurnId id = turn.floor.turn;
    const TurnWaitRequest request{.channelId = turn.floor.channel,
                                  .turnId = id,
                                  .waitFor = wish.waitFor,
                                  .reason = wish.reason,
                                  .maxWaitSeconds = wish.maxSeconds};
    if (turn.stream)
        turn.stream->wait(request);
    else
        answer(turn, write(m_line.answerTo(turn.call), request));
    Q_EMIT turnAnswered(id, QStringLiteral("waits: ") + base::quotable(wish.reason, 200));
}

void ChannelMember::resolve(const TurnId &id, const QString &note)
{
    const auto turn = m_turns.find(id);
    if (turn == m_turns.end() || !turn->second.isWaiting)
        return;
    turn->second.resolving = m_line.say(TurnWaitResolved{turn->second.floor.channel, id, note},
                                        [](const base::Result<JsonObject> &reply, int) {
                                            if (!reply)
                                                qCInfo(base::playerLog).noquote()
                                                    << reply.failure().sentence;
                                        });
}

void ChannelMember::answer(OpenTurn &turn, const JsonObject &result)
{
    turn.answer = result;
    for (const RpcResponder &respond : std::exchange(turn.askers, {}))
        respond.result(result);
}

} // namespace league::player
