// ChannelLab: a channel with scripted members, a clock moved by hand, and everything that left it.
//
// It is the channel's host. With every event it demands what must always hold: one ACTIVE member at
// most, and the same state when the events are folded anew, through JSON.
#pragma once

#include "agents/base/fake_clock.h"
#include "agents/channel/channel.h"
#include "agents/channel/channel_history.h"
#include "agents/protocol/channel_log.h"

#include <QSet>
#include <QTest>

#include <algorithm>

namespace league::test {

using namespace std::chrono_literals;

class ChannelLab : public channel::ChannelHost
{
public:
    explicit ChannelLab(const protocol::TurnConfig &config = {},
                        const protocol::ChannelTraits &traits = {})
        : m_channel(std::make_unique<channel::Channel>(base::ChannelId(QStringLiteral("reviews")),
                                                       QStringLiteral("Reviews"), config, traits,
                                                       clock, *this))
    {
    }

    base::FakeClock clock;
    QList<protocol::ChannelEvent> events;
    QList<protocol::TurnGranted> grants;
    QList<std::pair<QString, protocol::TurnResume>> resumes;
    QList<std::pair<QString, channel::Letter>> letters;
    QSet<QString> busy; // agents that have enough turns elsewhere
    QStringList flow; // letters and calls by their names, in their order
    std::function<void(const protocol::TurnGranted &)> onGrant;

    [[nodiscard]] channel::Channel &channel() { return *m_channel; }
    [[nodiscard]] const channel::ChannelState &state() const { return m_channel->state(); }

    static base::AgentId id(const QString &agent) { return base::AgentId(agent); }
    static channel::Newcomer newcomer(const QString &agent)
    {
        return {id(agent), QStringLiteral("Agent %1").arg(agent),
                QStringLiteral("agent:%1").arg(agent)};
    }
    // Members by one-letter names: "ABC".
    void join(const QString &agents)
    {
        for (const QChar agent : agents)
            QVERIFY(m_channel->join(newcomer(agent)));
    }

    // The running turn, or the last one.
    [[nodiscard]] base::TurnId turn() const
    {
        return state().turn    ? state().turn->id
            : grants.isEmpty() ? base::TurnId()
                               : grants.last().turnId;
    }
    [[nodiscard]] QString speaker() const
    {
        return state().turn ? state().turn->agent.text() : QString();
    }
    [[nodiscard]] QString stateOf(const QString &agent) const
    {
        return wireWord(state().stateOf(id(agent)));
    }
    // "A:ACTIVE B:QUEUED", in the order of the ring.
    [[nodiscard]] QString ring() const
    {
        QStringList words;
        for (const base::AgentId &agent : state().ring.order())
            words.append(QStringLiteral("%1:%2").arg(agent.text(), stateOf(agent.text())));
        return words.join(u' ');
    }
    // Whoever has had the turn, in order: "ABCA".
    [[nodiscard]] QString order() const
    {
        QString speakers;
        for (const protocol::TurnGranted &grant : grants)
            speakers += grant.agentId.text();
        return speakers;
    }

    base::Outcome say(const QString &text)
    {
        const base::TurnId current = turn();
        const base::AgentId agent = id(speaker());
        return m_channel->post(agent, {state().id, current, text, {}, {}});
    }
    // The speaker ends its turn, saying this or nothing.
    base::Outcome complete(const QString &text = {}) { return completeAs(speaker(), turn(), text); }
    base::Outcome completeAs(const QString &agent, const base::TurnId &turnId, const QString &text)
    {
        protocol::TurnComplete answer{.turnId = turnId, .passed = text.isEmpty()};
        if (!text.isEmpty())
            answer.messages.append({text, {}});
        return m_channel->complete(id(agent), answer);
    }
    base::Outcome wait(protocol::WaitFor what, std::optional<int> seconds = {})
    {
        const base::TurnId current = turn();
        return m_channel->requestWait(id(speaker()), {{}, current, what, {}, seconds});
    }
    base::Outcome resolve(const QString &agent, const base::TurnId &turnId)
    {
        return m_channel->resolveWait(id(agent), {state().id, turnId, {}});
    }
    base::Result<protocol::Delivery> human(const QString &text, const QStringList &to = {})
    {
        QList<base::AgentId> addressees;
        for (const QString &agent : to)
            addressees.append(id(agent));
        return m_channel->humanMessage(QStringLiteral("human:operator"), text, addressees);
    }
    void configure(const char *key, const QJsonValue &value)
    {
        QVERIFY(m_channel->configure({{QString::fromLatin1(key), value}}));
    }

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
    // The transcript without notices: "A: hello|operator: hi".
    [[nodiscard]] QString talk() const
    {
        QStringList lines;
        for (const channel::TranscriptEntry &line : state().transcript) {
            if (line.entry.kind != protocol::SpeechKind::Notice)
                lines.append(QStringLiteral("%1: %2").arg(line.entry.from.section(u':', 1),
                                                          line.entry.text));
        }
        return lines.join(u'|');
    }
    [[nodiscard]] static QString textsOf(const QList<protocol::ChannelEntry> &entries)
    {
        QStringList texts;
        for (const protocol::ChannelEntry &entry : entries)
            texts.append(entry.text);
        return texts.join(u'|');
    }

    // The orchestrator dies; another one goes on with what the events tell.
    void crashAndRecover()
    {
        m_channel = std::make_unique<channel::Channel>(m_history.state(), clock, *this);
        m_channel->recover();
    }
    // Goes on with any state, also an impossible one.
    void continueWith(const channel::ChannelState &other)
    {
        m_isLenient = true;
        m_channel = std::make_unique<channel::Channel>(other, clock, *this);
    }
    [[nodiscard]] bool isFoldedRight() const { return m_history.state() == state(); }

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

private:
    channel::ChannelHistory m_history;
    bool m_isLenient = false;
    std::unique_ptr<channel::Channel> m_channel; // last: it records its opening
};

} // namespace league::test
