// Channel: what agents say in their turns (protocol.md §12.3).
#include "agents/channel/channel_step.h"

#include "agents/base/charts/turn_chart.h"
#include "agents/protocol/error_codes.h"

#include <QTextBoundaryFinder>

namespace league::channel {

using namespace protocol;
using base::AgentId;
using base::Failure;
using base::TurnId;
namespace trigger = base::turn_chart::trigger;

namespace {

// At most so many characters, and no half ones.
QString cutTo(const QString &text, qsizetype limit)
{
    if (text.size() <= limit)
        return text;
    QTextBoundaryFinder boundary(QTextBoundaryFinder::Grapheme, text);
    boundary.setPosition(limit);
    return text.left(boundary.isAtBoundary() ? limit : boundary.toPreviousBoundary());
}

constexpr qsizetype LongestThought = 20'000; // what nobody has to read must not fill the disk
constexpr qsizetype LongestQuote = 500; // of what was refused

Failure tooLong(qsizetype limit)
{
    return {QStringLiteral("The text is longer than the %1 characters that this channel takes; "
                           "say it in several messages.")
                .arg(limit),
            error_code::MessageTooLong};
}

Failure outOfOrder(const QString &why)
{
    return {why, error_code::ChunkOutOfOrder};
}

} // namespace

// The table of §12.3 for everything but TURN_WAIT_RESOLVED.
std::optional<Failure> Channel::objection(const AgentId &agent, const TurnId &turn) const
{
    const QString &name = agent.text();
    if (m_state.run == RunState::Closed) {
        return Failure{QStringLiteral("The channel %1 is closed.").arg(m_state.id.text()),
                       error_code::ChannelClosed};
    }
    switch (m_state.stateOf(agent)) {
    case TurnState::Offline:
    case TurnState::Idle:
        return Failure{QStringLiteral("%1 has no place in the queue of this channel; join it "
                                      "first.")
                           .arg(name),
                       error_code::NotAMember};
    case TurnState::Queued:
        if (m_state.run == RunState::Paused && !m_state.turn)
            return Failure{QStringLiteral("The channel %1 is paused.").arg(m_state.id.text()),
                           error_code::ChannelClosed};
        return Failure{QStringLiteral("It is not %1's turn; wait for TURN_GRANTED.").arg(name),
                       error_code::NotYourTurn};
    case TurnState::Waiting:
        return Failure{QStringLiteral("The turn of %1 is paused; wait for TURN_RESUME.").arg(name),
                       error_code::TurnPaused};
    case TurnState::Active:
        break;
    }
    if (!m_state.turn || !(m_state.turn->id == turn)) {
        return Failure{QStringLiteral("The turn \"%1\" is not the current one.").arg(turn.text()),
                       error_code::StaleTurn};
    }
    return std::nullopt;
}

Failure Channel::refuse(const AgentId &agent, const TurnId &turn, QLatin1String type,
                        const QString &text, const Failure &failure)
{
    record(PostRefused{agent, turn, type, failure.code, cutTo(text, LongestQuote)});
    return failure;
}

base::Outcome Channel::post(const AgentId &agent, const TurnMessage &message)
{
    const Step step(*this);
    const auto no = [&](const Failure &failure) {
        return refuse(agent, message.turnId, TurnMessage::Type, message.text, failure);
    };
    if (const std::optional<Failure> why = objection(agent, message.turnId))
        return no(*why);
    if (message.text.trimmed().isEmpty()) {
        return no({QStringLiteral("The message has no text; to say nothing, complete the turn "
                                  "with passed."),
                   error_code::MissingRequiredField});
    }
    if (isTooLong(message.text))
        return no(tooLong(rules().maxMessageChars));
    speak(message.turnId, {message.text, message.to}, {.think = message.think});
    armSilence();
    return base::Done{};
}

base::Outcome Channel::takeChunk(const AgentId &agent, const TurnChunk &chunk)
{
    const Step step(*this);
    const auto no = [&](const Failure &failure) {
        return refuse(agent, chunk.turnId, TurnChunk::Type, chunk.text, failure);
    };
    if (const std::optional<Failure> why = objection(agent, chunk.turnId))
        return no(*why);
    const Turn &turn = *m_state.turn;
    if (chunk.chunkSeq != turn.chunks) {
        return no(outOfOrder(QStringLiteral("Chunk %1 came where chunk %2 was expected.")
                                 .arg(chunk.chunkSeq)
                                 .arg(turn.chunks)));
    }
    if (chunk.segment == Segment::Think && turn.hasBegunToSay)
        return no(outOfOrder(QStringLiteral("What is thought ends where what is said begins.")));
    const QString &sofar = chunk.segment == Segment::Say ? turn.said : turn.thought;
    QString text = chunk.text;
    if (sofar.size() + text.size() > turn.rules.maxMessageChars) {
        if (!m_state.traits.cutsLongText)
            return no(tooLong(turn.rules.maxMessageChars));
        text = cutTo(text, turn.rules.maxMessageChars - sofar.size());
    }
    record(ChunkTaken{chunk.turnId, agent, chunk.segment, chunk.chunkSeq, text, chunk.final});
    if (chunk.final && chunk.segment == Segment::Say)
        keepStreamed(chunk.turnId, Streamed::Whole);
    armSilence();
    return base::Done{};
}

base::Outcome Channel::complete(const AgentId &agent, const TurnComplete &answer)
{
    const Step step(*this);
    const QString text = answer.messages.isEmpty() ? QString() : answer.messages.first().text;
    const auto no = [&](const Failure &failure) {
        return refuse(agent, answer.turnId, TurnComplete::Type, text, failure);
    };
    const bool isInterrupted = m_state.turn && m_state.turn->id == answer.turnId
        && m_state.turn->agent == agent && m_state.turn->isInterrupted;
    const std::optional<Failure> why = objection(agent, answer.turnId);
    if (why && !isInterrupted)
        return no(*why);
    for (const TurnText &each : answer.messages) {
        if (isTooLong(each.text))
            return no(tooLong(rules().maxMessageChars));
    }
    if (isInterrupted) { // T-062
        record(DraftKept{answer.turnId, answer.messages, cutTo(answer.think, LongestThought)});
        return base::Done{};
    }

    QString think = cutTo(answer.think, LongestThought);
    for (const TurnText &each : answer.messages) {
        if (each.text.trimmed().isEmpty())
            continue;
        speak(answer.turnId, each, {.think = think});
        think.clear();
    }
    if (!answer.passed && answer.messages.isEmpty())
        keepStreamed(answer.turnId, Streamed::Whole);
    finish(agent, answer.turnId, think);
    return base::Done{};
}

base::Outcome Channel::useDraft(const AgentId &agent, const TurnId &turn)
{
    const Step step(*this);
    const auto no = [&](const Failure &failure) {
        return refuse(agent, turn, TurnComplete::Type, {}, failure);
    };
    if (const std::optional<Failure> why = objection(agent, turn))
        return no(*why);
    if (!m_state.turn->hasDraft) {
        return no({QStringLiteral("The turn \"%1\" has no draft.").arg(turn.text()),
                   error_code::StaleTurn});
    }
    postDraft(turn);
    finish(agent, turn);
    return base::Done{};
}

bool Channel::isTooLong(const QString &text) const
{
    return !m_state.traits.cutsLongText && text.size() > rules().maxMessageChars;
}

void Channel::speak(const TurnId &id, const TurnText &words, AgentSpoke marks)
{
    const Turn &turn = *m_state.findTurn(id);
    const Member &speaker = *m_state.member(turn.agent);
    marks.seq = m_state.lastSeq + 1;
    marks.agentId = turn.agent;
    marks.from = speaker.sender;
    marks.text = cutTo(words.text, turn.rules.maxMessageChars);
    marks.addressedTo = words.to;
    marks.turnId = id;
    marks.truncated = marks.text.size() < words.text.size();
    marks.think = cutTo(marks.think.isEmpty() ? turn.thought : marks.think, LongestThought);
    record(marks);
    tellAll(ChannelMessage{m_state.id,
                           marks.seq,
                           SpeechKind::Agent,
                           marks.from,
                           marks.text,
                           marks.addressedTo,
                           {}},
            marks.agentId);
}

// Nothing that was streamed is lost, however the turn ends.
void Channel::keepStreamed(const TurnId &id, Streamed streamed)
{
    const Turn *turn = m_state.findTurn(id);
    if (turn && !turn->said.trimmed().isEmpty()) {
        const TurnText words{turn->said, {}};
        speak(id, words, {.unfinished = streamed == Streamed::CutOff});
    }
}

void Channel::postDraft(const TurnId &id)
{
    const Turn *turn = m_state.findTurn(id);
    const QList<TurnText> draft = turn->draft;
    const QString think = turn->draftThink;
    for (const TurnText &each : draft) {
        if (!each.text.trimmed().isEmpty())
            speak(id, each, {.think = think, .drafted = true});
    }
}

void Channel::finish(const AgentId &agent, const TurnId &turn, const QString &think)
{
    const bool isSolo = m_state.ring.size() == 1;
    endTurn(turn, isSolo ? trigger::TurnCompleteSolo : trigger::TurnComplete, think);
    goAhead(agent);
}

} // namespace league::channel
