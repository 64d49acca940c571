// ScriptedChannel: a real Channel on a clock moved by hand, whose members do what a test says, and
// a board that hears it. The orders of the board reach the channel.
#pragma once

#include "agents/base/fake_clock.h"
#include "agents/channel/channel.h"
#include "app/view/channel/channel_board.h"

namespace league::test {

using namespace std::chrono_literals;

class ScriptedChannel : public channel::ChannelHost, public app::view::ChannelOrders
{
public:
    // With a clock of its own, or one that must outlive it.
    explicit ScriptedChannel(const protocol::TurnConfig &config = {},
                             base::FakeClock *foreign = nullptr)
        : clock(foreign ? *foreign : m_ownClock),
          room(base::ChannelId(QStringLiteral("reviews")), QStringLiteral("reviews"), config, {},
               clock, *this)
    {
    }

    // Its number in the queue is the number of its id: "architect" is A01.
    void join(const QString &name)
    {
        const base::AgentId agent(QStringLiteral("A%1").arg(++m_joined, 2, 10, QLatin1Char('0')));
        m_ids.insert(name, agent);
        const auto joined = room.join({agent, name, QStringLiteral("agent:%1").arg(agent.text())});
        if (!joined)
            qFatal("%s", qPrintable(joined.failure().sentence));
    }
    [[nodiscard]] base::AgentId id(const QString &name) const { return m_ids.value(name); }
    // Whoever has the turn.
    [[nodiscard]] base::AgentId speaker() const
    {
        return room.state().turn ? room.state().turn->agent : base::AgentId();
    }
    [[nodiscard]] base::TurnId turn() const
    {
        return room.state().turn ? room.state().turn->id : base::TurnId();
    }

    // What the speaker does.
    void complete(const QString &text = {}, const QString &think = {})
    {
        const bool isSilent =
            text.isEmpty() && room.state().turn && room.state().turn->said.isEmpty();
        protocol::TurnComplete answer{.turnId = turn(), .passed = isSilent, .think = think};
        if (!text.isEmpty())
            answer.messages.append({text, {}});
        must(room.complete(speaker(), answer));
    }
    void post(const QString &text) { must(room.post(speaker(), {{}, turn(), text, {}, {}})); }
    void wait(protocol::WaitFor what, const QString &reason, std::optional<int> seconds = {})
    {
        must(room.requestWait(speaker(), {{}, turn(), what, reason, seconds}));
    }
    void stream(const QString &text, protocol::Segment segment = protocol::Segment::Say)
    {
        must(room.takeChunk(speaker(), {{}, turn(), segment, m_chunks++, text, false}));
    }

    // Tells the board what has happened since the last time.
    void tell()
    {
        told += m_events;
        board.take(std::exchange(m_events, {}));
        board.show();
    }

    void recorded(const protocol::ChannelEvent &event) override { m_events.append(event); }
    void grant(const protocol::TurnGranted &) override { m_chunks = 0; }
    void resume(const base::AgentId &, const protocol::TurnResume &) override { }
    void tell(const base::AgentId &, const channel::Letter &) override { }
    [[nodiscard]] bool hasFreeTurn(const base::AgentId &) const override { return true; }

    void carryOut(const app::view::ChannelOrder &order, const Answer &answer) override
    {
        const base::Outcome done =
            std::visit([this](const auto &each) { return this->obey(each); }, order);
        if (answer)
            answer(done);
        tell();
    }

private:
    static void must(const base::Outcome &outcome)
    {
        if (!outcome)
            qFatal("%s", qPrintable(outcome.failure().sentence));
    }

    base::Outcome obey(const protocol::ChannelCreate &)
    {
        return base::Failure{QStringLiteral("There is one channel here.")};
    }
    base::Outcome obey(const protocol::ChannelConfigure &order)
    {
        return room.configure(order.turnConfig);
    }
    base::Outcome obey(const protocol::HumanMessage &order)
    {
        const auto said = room.humanMessage(QStringLiteral("human:operator"), order.text, order.to);
        return said ? base::Outcome(base::Done{}) : base::Outcome(said.failure());
    }
    base::Outcome obey(const protocol::HumanFloorRelease &) { return room.releaseFloor(); }
    base::Outcome obey(const protocol::TurnOverride &order)
    {
        switch (order.action) {
        case protocol::OverrideAction::Skip:
            return room.skip(order.turnId);
        case protocol::OverrideAction::Resume:
            return room.resumeTurn(order.turnId);
        case protocol::OverrideAction::Hold:
            return room.holdFloor();
        }
        return base::Done{};
    }
    base::Outcome obey(const protocol::ChannelControl &order)
    {
        using enum protocol::ChannelCommand;
        switch (order.command) {
        case Pause:
            return room.pause();
        case Resume:
            return room.resume();
        case Step:
            return room.step();
        case Close:
            return room.close();
        case Grant:
            return room.grant(order.agentId);
        case Reorder:
            return room.reorder(order.order);
        case Add: {
            const channel::Member *known = room.state().member(order.agentId);
            return room.assign({order.agentId, known ? known->name : order.agentId.text(),
                                QStringLiteral("agent:%1").arg(order.agentId.text())});
        }
        case Remove:
            return room.remove(order.agentId, QStringLiteral("The operator said so."));
        case Enable:
            return room.enable(order.agentId);
        case Disable:
            return room.disable(order.agentId);
        }
        return base::Done{};
    }

    QList<protocol::ChannelEvent> m_events;
    QHash<QString, base::AgentId> m_ids;
    int m_joined = 0;
    int m_chunks = 0;
    base::FakeClock m_ownClock;

public:
    QList<protocol::ChannelEvent> told; // to the board
    base::FakeClock &clock;
    channel::Channel room; // records its opening
    app::view::ChannelBoard board{clock, *this};
};

} // namespace league::test
