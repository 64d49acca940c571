#include "app/view/channel/channel_story.h"

#include "agents/base/charts/turn_chart.h"
#include "app/view/words/engine_words.h"

#include <QDateTime>

#include <algorithm>

namespace league::app::view {

using namespace protocol;
using base::AgentId;
namespace trigger = base::turn_chart::trigger;

namespace {

QString clockText(qint64 utcMs)
{
    return QDateTime::fromMSecsSinceEpoch(utcMs, Qt::UTC).toString(QStringLiteral("HH:mm:ss"));
}

QString postId(const base::TurnId &turn, int post)
{
    return QStringLiteral("%1/%2").arg(turn.text()).arg(post);
}

} // namespace

// What only people want to see again; the state knows of the event already.
class ChannelStory::Fold
{
public:
    Fold(ChannelStory &story, const ChannelEvent &event)
        : m_story(story), m_state(story.state()), m_event(event)
    {
    }

    void operator()(const MemberEntered &fact)
    {
        m_story.m_names.insert(fact.agentId.text(), fact.displayName);
    }
    void operator()(const StateChanged &fact)
    {
        if (fact.to == TurnState::Offline)
            m_story.m_lostAtMs.insert(fact.agentId.text(), m_event.utcMs);
        TransitionRow row = transition(fact.agentId, fact.trigger);
        row.fromWord = wireWord(fact.from);
        row.toWord = wireWord(fact.to);
        if (fact.trigger == trigger::Timeout)
            row.seconds = m_state.config.timeoutSecondsOf(fact.agentId);
        m_story.addTransition(row);
    }
    void operator()(const TurnHeld &fact)
    {
        m_story.m_heldSinceMs = m_event.utcMs;
        if (fact.interrupted)
            return;
        m_story.m_waitReasons.insert(fact.turnId.text(), fact.reason);
        const channel::Turn *turn = m_state.findTurn(fact.turnId);
        if (!turn)
            return;
        const int posts = m_story.m_posts.value(fact.turnId.text());
        SpeechRow *last = posts > 0 ? m_story.lineOf(postId(fact.turnId, posts - 1)) : nullptr;
        if (!last) { // it waits without a word
            m_story.append(speech(turn->agent, fact.turnId));
            last = &m_story.m_lines.last();
        }
        last->mark = QStringLiteral("waiting");
        last->reason = fact.reason;
    }
    void operator()(const TurnOver &fact)
    {
        const int posts = m_story.m_posts.take(fact.turnId.text());
        m_story.m_waitReasons.remove(fact.turnId.text());
        SpeechRow *last = posts > 0 ? m_story.lineOf(postId(fact.turnId, posts - 1)) : nullptr;
        if (last) {
            if (last->mark.isEmpty())
                last->mark = fact.reason;
            return;
        }
        const bool isItsOwn =
            fact.reason == trigger::TurnComplete || fact.reason == trigger::TurnCompleteSolo;
        if (!fact.passed || !isItsOwn)
            return; // a notice or a transition says how it ended
        SpeechRow row = speech(fact.agentId, fact.turnId);
        row.kind = QStringLiteral("passed");
        row.think = fact.think;
        row.mark = fact.reason;
        m_story.append(row);
    }
    void operator()(const AgentSpoke &fact)
    {
        SpeechRow row = speech(fact.agentId, fact.turnId);
        row.text = fact.text;
        row.think = fact.think;
        row.addressed = names(fact.addressedTo);
        row.mark = fact.drafted ? QStringLiteral("drafted")
            : fact.unfinished   ? QStringLiteral("unfinished")
                                : QString();
        m_story.append(row);
    }
    void operator()(const ChunkTaken &) { m_story.m_heardAtMs = m_event.utcMs; }
    void operator()(const TurnBegun &) { m_story.m_heardAtMs = m_event.utcMs; }
    void operator()(const HumanSpoke &fact)
    {
        SpeechRow row;
        row.id = QStringLiteral("human/%1").arg(fact.number);
        row.kind = wireWord(fact.kind);
        row.time = clockText(m_event.utcMs);
        row.text = fact.text;
        row.delivery = wireWord(fact.delivery);
        row.mode = wireWord(m_state.config.humanInterruptMode);
        row.addressed = names(fact.addressedTo);
        if (const channel::Turn *turn = m_state.findTurn(fact.forTurn))
            nameIn(row, turn->agent);
        (fact.delivery == Delivery::Held ? m_story.m_held : m_story.m_lines).append(row);
    }
    void operator()(const HeldDelivered &fact)
    {
        const QString id = QStringLiteral("human/%1").arg(fact.number);
        const auto held = std::ranges::find(m_story.m_held, id, &SpeechRow::id);
        if (held == m_story.m_held.end())
            return;
        SpeechRow row = *held;
        m_story.m_held.erase(held);
        row.delivery = wireWord(Delivery::Delivered);
        row.time = clockText(m_event.utcMs);
        m_story.append(row); // where the members read it
    }
    void operator()(const NoticeGiven &fact)
    {
        SpeechRow row;
        row.id = QStringLiteral("notice/%1").arg(m_event.number);
        row.kind = wireWord(SpeechKind::Notice);
        row.time = clockText(m_event.utcMs);
        row.text = fact.text;
        row.mark = wireWord(fact.notice);
        row.seconds = fact.notice == NoticeKind::WaitTimedOut
            ? m_state.config.waitTimeoutSeconds
            : m_state.config.timeoutSecondsOf(fact.agentId);
        nameIn(row, fact.agentId);
        m_story.append(row);
    }
    void operator()(const PostRefused &fact)
    {
        addTrouble(fact.agentId, QStringLiteral("refused"),
                   QStringLiteral("%1 %2").arg(fact.messageType, fact.errorCode));
    }
    void operator()(const TurnWarned &fact)
    {
        addTrouble(fact.agentId, QStringLiteral("warning"), fact.text);
    }
    void operator()(const AgentCrashed &fact)
    {
        addTrouble(fact.agentId, QStringLiteral("crash"), fact.error);
    }
    void operator()(const TurnDeferred &fact)
    {
        addTrouble(fact.agentId, QStringLiteral("deferred"), {});
    }
    void operator()(const EngineError &fact)
    {
        addTrouble(fact.agentId, QStringLiteral("engine"), fact.text);
    }
    template<class Fact>
    void operator()(const Fact &)
    {
    }

private:
    [[nodiscard]] TransitionRow transition(const AgentId &agent, const QString &why) const
    {
        TransitionRow row;
        row.number = m_event.number;
        row.agentId = agent.text();
        row.name = m_story.nameOf(agent);
        row.trigger = why;
        row.time = clockText(m_event.utcMs);
        return row;
    }
    void addTrouble(const AgentId &agent, const QString &kind, const QString &text)
    {
        TransitionRow row = transition(agent, kind);
        row.trouble = EngineWords::said(text);
        m_story.addTransition(row);
    }
    // The next thing that is said in a turn.
    [[nodiscard]] SpeechRow speech(const AgentId &agent, const base::TurnId &turn)
    {
        SpeechRow row;
        row.id = postId(turn, m_story.m_posts[turn.text()]++);
        row.kind = wireWord(SpeechKind::Agent);
        row.time = clockText(m_event.utcMs);
        nameIn(row, agent);
        return row;
    }
    void nameIn(SpeechRow &row, const AgentId &agent) const
    {
        row.agentId = agent.text();
        row.name = m_story.nameOf(agent);
        row.number = numberOf(agent);
    }
    [[nodiscard]] QString names(const QList<AgentId> &agents) const
    {
        QStringList all;
        for (const AgentId &agent : agents)
            all.append(m_story.nameOf(agent));
        return all.join(QStringLiteral(", "));
    }

    ChannelStory &m_story;
    const channel::ChannelState &m_state;
    const ChannelEvent &m_event;
};

base::Outcome ChannelStory::add(const ChannelEvent &event)
{
    base::Outcome added = m_history.add(event);
    if (added)
        std::visit(Fold(*this, event), event.fact);
    return added;
}

QString ChannelStory::nameOf(const AgentId &agent) const
{
    return m_names.value(agent.text(), agent.text());
}

int ChannelStory::numberOf(const AgentId &agent)
{
    QString digits;
    for (const QChar letter : agent.text()) {
        if (letter.isDigit())
            digits.append(letter);
    }
    return std::max(1, digits.right(6).toInt());
}

SpeechRow *ChannelStory::lineOf(const QString &id)
{
    const auto line = std::ranges::find(m_lines, id, &SpeechRow::id);
    return line == m_lines.end() ? nullptr : &*line;
}

void ChannelStory::append(SpeechRow row)
{
    m_lines.append(std::move(row));
    if (m_lines.size() > MostLines)
        m_lines.removeFirst();
}

void ChannelStory::addTransition(TransitionRow row)
{
    m_transitions.prepend(std::move(row));
    if (m_transitions.size() > MostTransitions)
        m_transitions.removeLast();
}

} // namespace league::app::view
