// ChannelState::apply(): what each kind of event changes.
#include "agents/channel/channel_state.h"

#include "agents/base/charts/turn_chart.h"

#include <algorithm>

namespace league::channel {

using namespace protocol;
namespace trigger = base::turn_chart::trigger;

namespace {

class Fold
{
public:
    Fold(ChannelState &state, qint64 utcMs) : m_state(state), m_utcMs(utcMs) { }

    void operator()(const ChannelOpened &fact)
    {
        m_state.id = fact.channelId;
        m_state.title = fact.title;
        takeConfig(fact.turnConfig);
        m_state.traits = fact.traits;
    }
    void operator()(const RunStateChanged &fact)
    {
        m_state.run = fact.to;
        if (fact.to == RunState::Running) { // whoever resumes wants to hear them again
            m_state.silentCycles = 0;
            m_state.hasSpoken = true;
        }
    }
    void operator()(const ConfigChanged &fact) { takeConfig(fact.turnConfig); }
    void operator()(const TraitsChanged &fact)
    {
        m_state.traits = fact.traits;
        if (fact.traits.turnTimeoutMs == 0 && m_state.turn)
            m_state.turn->timeoutAtMs.reset();
    }
    void operator()(const CycleBegun &fact)
    {
        m_state.cycle = fact.cycle;
        m_state.silentCycles = fact.silentCycles;
        m_state.hasSpoken = false;
        m_state.isRingNew = false;
    }
    void operator()(const MemberEntered &fact)
    {
        m_state.members.append({.id = fact.agentId,
                                .name = fact.displayName,
                                .sender = fact.sender,
                                .state = TurnState::Idle,
                                .isDisabled = false,
                                .seenSeq = fact.seenSeq});
    }
    void operator()(const MemberLeft &fact)
    {
        m_state.members.removeIf([&](const Member &each) { return each.id == fact.agentId; });
    }
    void operator()(const RingChanged &fact)
    {
        m_state.ring = TurnRing(fact.order, fact.cursor);
        m_state.isRingNew |= fact.change == QLatin1String("rebuilt");
        if (!fact.order.isEmpty())
            m_state.isEmptyTold = false;
        m_state.nextUp.removeIf(
            [&](const NextUp &each) { return !fact.order.contains(each.agent); });
    }
    void operator()(const StateChanged &fact)
    {
        Member *member = memberOf(fact.agentId);
        if (!member)
            return;
        member->state = fact.to;
        if (fact.trigger == trigger::Disabled)
            member->isDisabled = true;
        else if (fact.trigger == trigger::Enabled)
            member->isDisabled = false;
    }
    void operator()(const TurnBegun &fact)
    {
        Turn &turn = m_state.turn.emplace();
        turn.id = fact.turnId;
        turn.number = fact.turnNumber;
        turn.agent = fact.agentId;
        turn.rules = m_state.config;
        turn.grantedAtMs = m_utcMs;
        turn.timeoutAtMs = fact.timeoutAtMs;
        turn.waits = fact.waits;
        m_state.turns = fact.turnNumber;
        m_state.ring = TurnRing(m_state.ring.order(), fact.cursor);
        m_state.nextUp.removeIf([&](const NextUp &each) { return each.agent == fact.agentId; });
    }
    void operator()(const TurnHeld &fact)
    {
        Turn *turn = turnOf(fact.turnId);
        if (!turn)
            return;
        turn->isHeld = true;
        turn->isInterrupted = fact.interrupted;
        turn->waitFor = fact.waitFor;
        turn->waits += fact.interrupted ? 0 : 1;
        turn->remainingMs = fact.remainingMs;
        turn->heldUntilMs = fact.untilMs;
        turn->heldAtSeq = m_state.lastSeq;
        turn->timeoutAtMs.reset();
        if (!fact.yielded)
            return;
        if (Member *member = memberOf(turn->agent))
            member->seenSeq = m_state.lastSeq;
        m_state.yielded.append(*turn);
        m_state.turn.reset();
    }
    void operator()(const TurnWentOn &fact)
    {
        Turn *turn = turnOf(fact.turnId);
        if (!turn)
            return;
        turn->isHeld = false;
        turn->isInterrupted = false;
        turn->waitFor.reset();
        turn->remainingMs.reset();
        turn->heldUntilMs = 0;
        turn->timeoutAtMs = fact.timeoutAtMs;
    }
    void operator()(const NextChosen &fact)
    {
        m_state.yielded.removeIf([&](const Turn &each) { return each.id == fact.turnId; });
        m_state.nextUp.removeIf([&](const NextUp &each) { return each.agent == fact.agentId; });
        const NextUp next{fact.agentId, fact.remainingMs, fact.waits, !fact.turnId.isEmpty()};
        if (next.isContinued)
            m_state.nextUp.append(next);
        else
            m_state.nextUp.prepend(next); // the operator's word comes first
    }
    void operator()(const TurnOver &fact)
    {
        const bool ran = m_state.turn && m_state.turn->id == fact.turnId;
        if (ran)
            m_state.turn.reset();
        m_state.yielded.removeIf([&](const Turn &each) { return each.id == fact.turnId; });
        if (Member *member = memberOf(fact.agentId); member && ran)
            member->seenSeq = m_state.lastSeq;
    }
    void operator()(const DraftKept &fact)
    {
        Turn *turn = turnOf(fact.turnId);
        if (!turn)
            return;
        turn->hasDraft = true;
        turn->draft = fact.messages;
        turn->draftThink = fact.think;
    }
    void operator()(const AgentSpoke &fact)
    {
        append({.seq = fact.seq,
                .kind = SpeechKind::Agent,
                .from = fact.from,
                .text = fact.text,
                .addressedTo = fact.addressedTo},
               fact.turnId, fact.think);
        m_state.hasSpoken = true;
        if (Turn *turn = turnOf(fact.turnId)) {
            ++turn->posts;
            turn->said.clear();
            turn->thought.clear();
        }
    }
    void operator()(const ChunkTaken &fact)
    {
        Turn *turn = turnOf(fact.turnId);
        if (!turn)
            return;
        ++turn->chunks;
        turn->hasBegunToSay |= fact.segment == Segment::Say;
        (fact.segment == Segment::Say ? turn->said : turn->thought).append(fact.text);
    }
    void operator()(const HumanSpoke &fact)
    {
        m_state.humanMessages = fact.number;
        if (fact.delivery == Delivery::Held) {
            m_state.held.append({fact.number, fact.kind, fact.from, fact.text, fact.addressedTo});
            return;
        }
        append({fact.seq, fact.kind, fact.from, fact.text, fact.addressedTo});
    }
    void operator()(const HeldDelivered &fact)
    {
        const auto held = std::ranges::find(m_state.held, fact.number, &HeldMessage::number);
        if (held == m_state.held.end())
            return;
        append({fact.seq, held->kind, held->from, held->text, held->addressedTo});
        m_state.held.erase(held);
    }
    void operator()(const NoticeGiven &fact)
    {
        append({fact.seq, SpeechKind::Notice, {}, fact.text, {}});
        m_state.isEmptyTold |= fact.notice == NoticeKind::NoAgents;
    }
    void operator()(const FloorChanged &fact)
    {
        m_state.humanHasFloor = fact.taken;
        m_state.floorUntilMs = fact.untilMs;
    }
    // What is only told: refusals, warnings, timeouts, crashes, deferrals.
    template<class Fact>
    void operator()(const Fact &)
    {
    }

private:
    void takeConfig(const JsonObject &complete)
    {
        if (const base::Result<TurnConfig> config = TurnConfig().with(complete))
            m_state.config = *config;
    }
    Member *memberOf(const base::AgentId &agent)
    {
        const auto member = std::ranges::find(m_state.members, agent, &Member::id);
        return member == m_state.members.end() ? nullptr : &*member;
    }
    Turn *turnOf(const base::TurnId &id)
    {
        if (m_state.turn && m_state.turn->id == id)
            return &*m_state.turn;
        const auto turn = std::ranges::find(m_state.yielded, id, &Turn::id);
        return turn == m_state.yielded.end() ? nullptr : &*turn;
    }
    void append(const ChannelEntry &entry, const base::TurnId &turn = {}, const QString &think = {})
    {
        QList<TranscriptEntry> &transcript = m_state.transcript;
        transcript.append({entry, m_utcMs, turn, think});
        m_state.transcriptChars += entry.text.size() + think.size();
        m_state.lastSeq = entry.seq;
        while (transcript.size() > ChannelState::MostEntries
               || (m_state.transcriptChars > ChannelState::MostChars && transcript.size() > 1)) {
            const TranscriptEntry &oldest = transcript.first();
            m_state.transcriptChars -= oldest.entry.text.size() + oldest.think.size();
            transcript.removeFirst();
        }
    }

    ChannelState &m_state;
    qint64 m_utcMs;
};

} // namespace

void ChannelState::apply(const ChannelEvent &event)
{
    events = event.number;
    std::visit(Fold(*this, event.utcMs), event.fact);
}

} // namespace league::channel
