// ChannelLab: a channel with scripted members and a clock moved by hand. It is the channel's host;
// what left the channel is in its ChannelRecord.
#pragma once

#include "agents/base/fake_clock.h"
#include "agents/channel/channel.h"
#include "tests/channel/channel_record.h"

namespace league::test {

using namespace std::chrono_literals;

class ChannelLab : public ChannelRecord
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
    void configure(const char *key, const JsonValue &value)
    {
        QVERIFY(m_channel->configure({{QString::fromLatin1(key), value}}));
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
        m_channel = std::make_unique<channel::Channel>(history(), clock, *this);
        m_channel->recover();
    }
    // Goes on with any state, also an impossible one.
    void continueWith(const channel::ChannelState &other)
    {
        m_isLenient = true;
        m_channel = std::make_unique<channel::Channel>(other, clock, *this);
    }
    [[nodiscard]] bool isFoldedRight() const { return history() == state(); }

private:
    std::unique_ptr<channel::Channel> m_channel; // last: it records its opening
};

} // namespace league::test
