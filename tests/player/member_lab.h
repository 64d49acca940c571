// MemberLab: one channel agent and a scripted orchestrator, in time that stands still.
//
// Owned by a test function. The voice is the test's: it sees every turn and everything that is
// heard, and answers when the test says so.
#pragma once

#include "agents/base/fake_clock.h"
#include "agents/base/token.h"
#include "agents/player/channel/channel_agent.h"
#include "agents/protocol/control_messages.h"
#include "agents/protocol/error_messages.h"
#include "agents/transport/in_process_hub.h"
#include "agents/transport/in_process_wire.h"
#include "agents/transport/league_proof.h"
#include "tests/support/event_wait.h"
#include "tests/support/scripted_agent.h"

namespace league::test {

class MemberLab
{
public:
    static inline const QString Token = QStringLiteral("tok_agent_secret_1");
    static inline const base::ChannelId Room{QStringLiteral("reviews")};
    static inline const base::AgentId Self{QStringLiteral("A01")};

    MemberLab() : wire(hub, clock), orchestrator(wire, clock)
    {
        orchestrator.headers = transport::proofFor(base::tokenFingerprint(Token));
        orchestrator.on(protocol::AgentRegisterRequest::Method,
                        [](const JsonObject &, const transport::RpcResponder &respond) {
                            protocol::AgentRegisterResponse response;
                            response.status = protocol::RegistrationStatus::Accepted;
                            response.agentId = Self;
                            response.authToken = Token;
                            response.managerProof = true;
                            respond.result(protocol::payloadOf(response));
                        });
        orchestrator.on(protocol::ChannelJoinRequest::Method,
                        [this](const JsonObject &, const transport::RpcResponder &respond) {
                            protocol::ChannelJoinResponse response;
                            response.channelId = Room;
                            response.position = 1;
                            response.history = history;
                            respond.result(protocol::payloadOf(response));
                        });
    }

    void start(base::Pace *pace = nullptr)
    {
        player::ChannelAgentOptions options;
        options.displayName = QStringLiteral("Ada");
        options.version = QStringLiteral("1.0.0");
        options.orchestrator = orchestrator.endpoint();
        options.channel = Room;
        options.registration.timeout = std::chrono::seconds(10);
        options.pace = pace;
        agent = std::make_unique<player::ChannelAgent>(
            options,
            [this](const base::ChannelId &channel, const base::AgentId &) {
                voices.append(channel.text());
                return std::make_unique<Puppet>(*this);
            },
            wire, clock);
        states = {agent->lifecycleState()};
        QObject::connect(agent.get(), &player::ChannelAgent::transitioned,
                         [this](const base::Transition &move) { states.append(move.to); });
        QObject::connect(agent.get(), &player::ChannelAgent::failed,
                         [this](const base::Failure &why) { failures.append(why.sentence); });
        QObject::connect(agent.get(), &player::ChannelAgent::channelClosed, [this] { ++closed; });
        QObject::connect(&agent->member(), &player::ChannelMember::joined,
                         [this](const base::ChannelId &channel, int position) {
                             joins.append(
                                 QStringLiteral("%1 %2").arg(channel.text()).arg(position));
                         });
        QObject::connect(
            &agent->member(), &player::ChannelMember::removed,
            [this](const base::ChannelId &, const QString &why) { removals.append(why); });
        if (const base::Outcome started = agent->start(); !started)
            qFatal("%s", qPrintable(started.failure().sentence));
        settle();
    }

    void settle() { (void)comesToRest(); }

    void pass(std::chrono::milliseconds span)
    {
        clock.advance(span);
        settle();
    }

    [[nodiscard]] protocol::Envelope envelope() const
    {
        return {.sender = QStringLiteral("league_manager"),
                .timestampMs = clock.utcMs(),
                .conversationId = QStringLiteral("conv-ch-reviews-t1")};
    }

    [[nodiscard]] protocol::TurnGranted grant(int number = 1) const
    {
        protocol::TurnGranted grant;
        grant.channelId = Room;
        grant.turnId = turn(number);
        grant.agentId = Self;
        grant.turnNumber = number;
        grant.cycleNumber = 1;
        grant.grantedAt = {clock.utcMs()};
        grant.timeoutAt = protocol::Timestamp{clock.utcMs() + 60'000};
        grant.waitsLeft = 3;
        return grant;
    }

    [[nodiscard]] static base::TurnId turn(int number)
    {
        return base::TurnId(QStringLiteral("reviews-t%1").arg(number));
    }

    [[nodiscard]] static protocol::ChannelEntry entry(int seq, const char *text)
    {
        return {seq,
                protocol::SpeechKind::Agent,
                QStringLiteral("agent:A02"),
                QString::fromUtf8(text),
                {}};
    }

    // Calls the agent; the outcome goes to the end of `answers` when it is there.
    template<protocol::Message M>
    void call(const M &message)
    {
        transport::CallPolicy policy;
        policy.timeout = std::chrono::hours(1);
        policy.retries = transport::RetryPolicy::none();
        policy.headers = orchestrator.headers;
        calls.push_back(orchestrator.client().call(
            agent->endpoint(), M::Method, protocol::write(envelope(), message), policy,
            [this](const transport::RpcOutcome &outcome) { answers.append(outcome); }));
        settle();
    }

    // The answer to a call as a message.
    template<protocol::Message M>
    [[nodiscard]] M answer(qsizetype index = -1) const
    {
        const auto &outcome = index < 0 ? answers.constLast() : answers.at(index);
        return readOrDie<M>(outcome.result.toObject());
    }

    // What the voice says to the last turn that it was asked about.
    void reply(const base::Result<player::TurnReply> &words)
    {
        microphones.constLast().done(words);
        settle();
    }
    void say(const char *text) { reply(player::TurnReply(speech(text))); }
    [[nodiscard]] static player::Speech speech(const char *text)
    {
        return {{{QString::fromUtf8(text), {}}}, {}};
    }

    base::FakeClock clock;
    transport::InProcessHub hub;
    transport::InProcessWire wire;
    ScriptedAgent orchestrator;
    std::unique_ptr<player::ChannelAgent> agent;
    QList<protocol::ChannelEntry> history; // that a newcomer is told

    QStringList voices; // the channels that a voice was made for
    QList<player::Floor> floors;
    QList<player::Microphone> microphones;
    QStringList heard;
    QStringList over; // turns that ended without the agent's doing, and why
    QList<transport::RpcOutcome> answers;
    std::vector<transport::RpcCall> calls;
    QStringList states, failures, joins, removals;
    int closed = 0;

private:
    class Puppet final : public player::Voice
    {
    public:
        explicit Puppet(MemberLab &lab) : m_lab(lab) { }
        [[nodiscard]] QString name() const override { return QStringLiteral("puppet"); }
        void speak(const player::Floor &floor, const player::Microphone &microphone) override
        {
            m_lab.floors.append(floor);
            m_lab.microphones.append(microphone);
        }
        void hear(const protocol::ChannelEntry &entry) override { m_lab.heard.append(entry.text); }
        void turnOver(const base::TurnId &turn, const QString &why) override
        {
            m_lab.over.append(QStringLiteral("%1: %2").arg(turn.text(), why));
        }

    private:
        MemberLab &m_lab;
    };
};

} // namespace league::test
