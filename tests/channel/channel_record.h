// ChannelRecord: a channel's host that keeps everything that left the channel, and answers
// questions about it.
//
// With every event it demands what must always hold: one ACTIVE member at most, and an event that
// comes back from JSON as it was. The fold of those events is history().
#pragma once

#include "agents/channel/channel_history.h"
#include "agents/channel/channel_host.h"
#include "agents/protocol/channel_log.h"

#include <QSet>
#include <QTest>

#include <algorithm>
#include <functional>

namespace league::test {

class ChannelRecord : public channel::ChannelHost
{
public:
    QList<protocol::ChannelEvent> events;
    QList<protocol::TurnGranted> grants;
    QList<std::pair<QString, protocol::TurnResume>> resumes;
    QList<std::pair<QString, channel::Letter>> letters;
    QSet<QString> busy; // agents that have enough turns elsewhere
    QStringList flow; // letters and calls by their names, in their order
    std::function<void(const protocol::TurnGranted &)> onGrant;

    template<class Fact>
    [[nodiscard]] QList<Fact> facts() const
    {
        QList<Fact> found;
        for (const protocol::ChannelEvent &event : events) {
            if (const auto *fact = std::get_if<Fact>(&event.fact))
                found.append(*fact);
        }
        return found;
    }
    // "ACTIVE>QUEUED TIMEOUT" of one agent, since an event.
    [[nodiscard]] QStringList moves(const QString &agent, qsizetype since = 0) const
    {
        QStringList words;
        for (qsizetype i = since; i < events.size(); ++i) {
            const auto *fact = std::get_if<protocol::StateChanged>(&events.at(i).fact);
            if (fact && fact->agentId.text() == agent)
                words.append(QStringLiteral("%1>%2 %3")
                                 .arg(wireWord(fact->from), wireWord(fact->to), fact->trigger));
        }
        return words;
    }
    // The texts of the notices of that kind.
    [[nodiscard]] QStringList notices(protocol::NoticeKind kind) const
    {
        QStringList texts;
        for (const protocol::NoticeGiven &fact : facts<protocol::NoticeGiven>()) {
            if (fact.notice == kind)
                texts.append(fact.text);
        }
        return texts;
    }
    // What that agent was sent of this kind.
    template<class Message>
    [[nodiscard]] QList<Message> lettersTo(const QString &agent) const
    {
        QList<Message> found;
        for (const auto &[to, letter] : letters) {
            if (const auto *message = std::get_if<Message>(&letter); message && to == agent)
                found.append(*message);
        }
        return found;
    }
    [[nodiscard]] const channel::ChannelState &history() const { return m_history.state(); }

    void recorded(const protocol::ChannelEvent &event) override
    {
        events.append(event);
        if (m_isLenient)
            return;
        const auto fact = protocol::channelFact(QString(kindOf(event.fact)), bodyOf(event.fact));
        if (!fact)
            qFatal("An event does not survive JSON: %s", qPrintable(fact.failure().sentence));
        const base::Outcome added =
            m_history.add({event.number, event.utcMs, event.channel, *fact});
        if (!added)
            qFatal("%s", qPrintable(added.failure().sentence));
        const auto active = std::ranges::count(
            m_history.state().members, protocol::TurnState::Active, &channel::Member::state);
        if (active > 1)
            qFatal("Two members are ACTIVE.");
    }
    void grant(const protocol::TurnGranted &call) override
    {
        grants.append(call);
        flow.append(QStringLiteral("%1 TURN_GRANTED").arg(call.agentId.text()));
        if (onGrant)
            onGrant(call);
    }
    void resume(const base::AgentId &agent, const protocol::TurnResume &call) override
    {
        resumes.append({agent.text(), call});
        flow.append(QStringLiteral("%1 TURN_RESUME").arg(agent.text()));
    }
    void tell(const base::AgentId &agent, const channel::Letter &letter) override
    {
        letters.append({agent.text(), letter});
        const QLatin1String type = std::visit([](const auto &each) { return each.Type; }, letter);
        flow.append(QStringLiteral("%1 %2").arg(agent.text(), type));
    }
    [[nodiscard]] bool hasFreeTurn(const base::AgentId &agent) const override
    {
        return !busy.contains(agent.text());
    }

protected:
    bool m_isLenient = false; // an impossible state is tried: the fold has no part in it

private:
    channel::ChannelHistory m_history;
};

} // namespace league::test
