// Channel: what people say, in each of the four modes (requirements.md §4.5).
#include "agents/channel/channel_step.h"

#include "agents/base/charts/turn_chart.h"
#include "agents/protocol/error_codes.h"

#include <algorithm>

namespace league::channel {

using namespace protocol;
using base::AgentId;
using base::Failure;
using std::chrono::milliseconds;
namespace trigger = base::turn_chart::trigger;

namespace {

constexpr int SecondMs = 1000;

// The length of "@word" at the start when it names this, followed by the end or by no letter.
qsizetype mentionOf(QStringView text, const QString &word)
{
    if (word.isEmpty() || !text.startsWith(u'@')
        || !text.sliced(1).startsWith(word, Qt::CaseInsensitive))
        return 0;
    const qsizetype end = word.size() + 1;
    const bool goesOn = end < text.size()
        && (text.at(end).isLetterOrNumber() || text.at(end) == u'_' || text.at(end) == u'-');
    return goesOn ? 0 : end;
}

} // namespace

QList<AgentId> Channel::addressees(const QString &text) const
{
    QList<AgentId> named;
    QStringView rest = QStringView(text).trimmed();
    for (qsizetype length = 1; length > 0; rest = rest.sliced(length)) {
        while (!rest.isEmpty() && (rest.front().isSpace() || rest.front() == u','))
            rest = rest.sliced(1);
        length = 0;
        AgentId agent;
        for (const Member &member : m_state.members) {
            const qsizetype longest =
                std::max(mentionOf(rest, member.id.text()), mentionOf(rest, member.name));
            if (longest > length) {
                length = longest;
                agent = member.id;
            }
        }
        if (length > 0 && !named.contains(agent))
            named.append(agent);
    }
    return named;
}

base::Result<Delivery> Channel::humanMessage(const QString &from, const QString &text,
                                             const QList<AgentId> &to)
{
    const Step step(*this);
    if (m_state.run == RunState::Closed) {
        return Failure{QStringLiteral("The channel %1 is closed.").arg(m_state.id.text()),
                       error_code::ChannelClosed};
    }
    if (m_state.traits.humanAccess == HumanAccess::Off) {
        return Failure{QStringLiteral("People may only watch in this channel."),
                       error_code::NotPermitted};
    }
    if (text.trimmed().isEmpty())
        return Failure{QStringLiteral("The message has no text."),
                       error_code::MissingRequiredField};
    if (text.size() > m_state.config.maxMessageChars) {
        return Failure{QStringLiteral("The text is longer than the %1 characters that this channel "
                                      "takes.")
                           .arg(m_state.config.maxMessageChars),
                       error_code::MessageTooLong};
    }

    HumanSpoke words{.number = m_state.humanMessages + 1,
                     .seq = 0,
                     .kind = SpeechKind::Human,
                     .from = from,
                     .text = text,
                     .addressedTo = to.isEmpty() ? addressees(text) : to};
    if (m_state.ring.isEmpty()) {
        words.delivery = Delivery::NotRouted;
        words.seq = m_state.lastSeq + 1;
        record(words);
        tellEmpty();
        return Delivery::NotRouted;
    }
    if (m_state.humanHasFloor) {
        deliver(words);
        takeFloor();
        return Delivery::Delivered;
    }
    return m_state.turn ? duringTurn(words) : betweenTurns(words);
}

// The columns A and W of the table.
Delivery Channel::duringTurn(HumanSpoke words)
{
    const Turn turn = *m_state.turn;
    const bool isModerated = m_state.traits.humanAccess == HumanAccess::Moderator;
    const InterruptMode mode =
        isModerated ? InterruptMode::Queue : m_state.config.humanInterruptMode;
    const bool isAwaited = turn.isHeld && turn.waitFor == WaitFor::HumanInput;
    switch (mode) {
    case InterruptMode::Queue:
        if (!isAwaited) {
            words.delivery = Delivery::Held;
            record(words);
            resolveHumanWaits(words.addressedTo, Resolving::Any); // of those who yielded
            return Delivery::Held;
        }
        deliverHeld(); // what the human said before comes first
        break;
    case InterruptMode::Interrupt:
        if (!turn.isHeld) {
            interrupt(words);
            resolveHumanWaits(words.addressedTo, Resolving::Any);
            return Delivery::Delivered;
        }
        break;
    case InterruptMode::Inject:
        words.forTurn = turn.id;
        break;
    case InterruptMode::Parallel:
        words.kind = SpeechKind::Side;
        deliver(words);
        resolveHumanWaits(words.addressedTo, Resolving::OnlyAddressed);
        return Delivery::Delivered;
    }
    deliver(words);
    resolveHumanWaits(words.addressedTo, Resolving::Any);
    return Delivery::Delivered;
}

// The column N.
Delivery Channel::betweenTurns(const HumanSpoke &words)
{
    const bool isModerated = m_state.traits.humanAccess == HumanAccess::Moderator;
    const InterruptMode mode =
        isModerated ? InterruptMode::Queue : m_state.config.humanInterruptMode;
    unpark(trigger::HumanInput); // T-063
    deliver(words);
    if (mode == InterruptMode::Interrupt)
        takeFloor();
    resolveHumanWaits(words.addressedTo,
                      mode == InterruptMode::Parallel ? Resolving::OnlyAddressed : Resolving::Any);
    goAhead();
    return Delivery::Delivered;
}

void Channel::interrupt(HumanSpoke words)
{
    const Turn turn = *m_state.turn;
    const int before = m_state.lastSeq;
    pauseForHuman();
    const qint64 remaining = m_state.turn->remainingMs.value_or(0);
    words.seq = m_state.lastSeq + 1;
    record(words);
    tell(turn.agent,
         TurnPaused{m_state.id, turn.id, trigger::HumanInterrupt, remaining,
                    m_state.readingFor(turn.agent, before)});
    tellHuman(words);
}

void Channel::pauseForHuman()
{
    takeFloor();
    hold({.turnId = m_state.turn->id,
          .interrupted = true,
          .waitFor = {},
          .reason = trigger::HumanInterrupt,
          .remainingMs = {},
          .untilMs = m_state.floorUntilMs},
         trigger::HumanInterrupt);
}

void Channel::deliver(HumanSpoke words)
{
    words.seq = m_state.lastSeq + 1;
    record(words);
    tellHuman(words);
}

void Channel::tellHuman(const HumanSpoke &words)
{
    tellAll(ChannelMessage{m_state.id, words.seq, words.kind, words.from, words.text,
                           words.addressedTo, words.forTurn});
}

void Channel::deliverHeld()
{
    while (!m_state.held.isEmpty()) {
        const HeldMessage held = m_state.held.first();
        const int seq = m_state.lastSeq + 1;
        record(HeldDelivered{held.number, seq});
        tellAll(
            ChannelMessage{m_state.id, seq, held.kind, held.from, held.text, held.addressedTo, {}});
    }
}

void Channel::resolveHumanWaits(const QList<AgentId> &addressed, Resolving which)
{
    QList<Turn> waiting = m_state.yielded;
    if (m_state.turn)
        waiting.prepend(*m_state.turn);
    for (const Turn &turn : std::as_const(waiting)) {
        const bool isMeant = which == Resolving::Any || addressed.contains(turn.agent);
        if (turn.isHeld && turn.waitFor == WaitFor::HumanInput && isMeant)
            goOn(turn.id, trigger::HumanInput);
    }
}

void Channel::takeFloor()
{
    const milliseconds time(rules().humanHoldSeconds * SecondMs);
    record(FloorChanged{true, m_clock.utcMs() + time.count(), {}});
    m_floorAlarm = m_clock.after(time, [this] {
        const Step step(*this);
        freeFloor(QStringLiteral("HOLD_TIME"));
    });
}

base::Outcome Channel::holdFloor()
{
    const Step step(*this);
    if (m_state.run == RunState::Closed) {
        return Failure{QStringLiteral("The channel %1 is closed.").arg(m_state.id.text()),
                       error_code::ChannelClosed};
    }
    if (m_state.traits.humanAccess != HumanAccess::Modes) {
        return Failure{QStringLiteral("People cannot take the floor in this channel."),
                       error_code::NotPermitted};
    }
    if (!m_state.turn || m_state.turn->isHeld) {
        takeFloor();
        return base::Done{};
    }
    pauseForHuman();
    const Turn &turn = *m_state.turn;
    tell(
        turn.agent,
        TurnPaused{m_state.id, turn.id, trigger::HumanInterrupt, turn.remainingMs.value_or(0), {}});
    return base::Done{};
}

base::Outcome Channel::releaseFloor()
{
    const Step step(*this);
    if (!m_state.humanHasFloor)
        return Failure{QStringLiteral("Nobody has the floor; there is nothing to release.")};
    freeFloor(QStringLiteral("RELEASE"));
    return base::Done{};
}

void Channel::freeFloor(const QString &by)
{
    m_floorAlarm.cancel();
    record(FloorChanged{false, 0, by});
    if (!m_state.turn || !m_state.turn->isInterrupted)
        return goAhead();
    const base::TurnId interrupted = m_state.turn->id;
    goOn(interrupted, trigger::HumanReleased);
}

} // namespace league::channel
