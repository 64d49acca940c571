// PreflightLab: a pre-flight of a scripted agent, in time that stands still.
//
// Owned by a test function. The agent is a sound player until the test scripts it otherwise.
#pragma once

#include "agents/base/fake_clock.h"
#include "agents/protocol/match_messages.h"
#include "agents/transport/in_process_hub.h"
#include "agents/transport/in_process_wire.h"
#include "app/preflight/preflight.h"
#include "tests/support/event_wait.h"
#include "tests/support/scripted_agent.h"

#include <QTest>

namespace league::test {

class PreflightLab
{
public:
    PreflightLab() : wire(hub, clock), agent(wire, clock)
    {
        agent.on(protocol::GameInvitation::Method,
                 [this](const JsonObject &call, const transport::RpcResponder &respond) {
                     respond.result(acceptance(call));
                 });
        agent.on(protocol::ChooseParityCall::Method,
                 [this](const JsonObject &call, const transport::RpcResponder &respond) {
                     respond.result(choice(call, QStringLiteral("odd")));
                 });
        options.agent = agent.endpoint();
    }

    // Begins; the checks run as far as they can without time passing.
    void start()
    {
        preflight = std::make_unique<app::Preflight>(options, wire, clock);
        QObject::connect(preflight.get(), &app::Preflight::checked, preflight.get(),
                         [this](const protocol::PreflightCheck &check) { heard.append(check.id); });
        QObject::connect(preflight.get(), &app::Preflight::finished, preflight.get(),
                         [this] { isFinished = true; });
        const base::Outcome started = preflight->start();
        QVERIFY2(started.ok(), started ? "" : qPrintable(started.failure().sentence));
        settle();
    }

    void settle() { QVERIFY(comesToRest()); }
    // Lets time pass, in steps of 100 ms.
    void pass(std::chrono::milliseconds span)
    {
        const std::chrono::milliseconds step(100);
        for (; span > step; span -= step) {
            clock.advance(step);
            settle();
        }
        clock.advance(span);
        settle();
    }

    // Registers the agent with the sham manager and returns its answer.
    template<class Request>
    JsonObject join(const QString &sender)
    {
        Request request;
        request.meta.displayName = QStringLiteral("Agent Alpha");
        request.meta.version = QStringLiteral("1.0.0");
        request.meta.gameTypes = {QStringLiteral("even_odd")};
        request.meta.contactEndpoint = agent.endpoint().toString();
        const JsonObject seat = agent
                                    .ask(preflight->manager(), Request::Method,
                                         protocol::write(envelope(sender, {}), request))
                                    .result.toObject();
        return seat;
    }

    [[nodiscard]] protocol::PreflightCheck check(const QString &id) const
    {
        for (const protocol::PreflightCheck &each : preflight->report().checks) {
            if (each.id == id)
                return each;
        }
        return {{}, {}, protocol::Verdict::Skipped, QStringLiteral("There is no such check."), {}};
    }
    // Every check that failed.
    [[nodiscard]] QStringList failed() const
    {
        QStringList ids;
        for (const protocol::PreflightCheck &each : preflight->report().checks) {
            if (each.verdict == protocol::Verdict::Failed)
                ids.append(each.id);
        }
        return ids;
    }

    [[nodiscard]] protocol::Envelope envelope(const QString &sender, const QString &shown) const
    {
        return {.sender = sender,
                .timestampMs = clock.utcMs(),
                .conversationId = QStringLiteral("conv-lab"),
                .authToken = shown};
    }
    [[nodiscard]] JsonObject acceptance(const JsonObject &call) const
    {
        protocol::GameJoinAck ack;
        ack.matchId = readOrDie<protocol::GameInvitation>(call).matchId;
        ack.playerId = base::PlayerId(QStringLiteral("P01"));
        ack.arrivalTimestamp = {clock.utcMs()};
        ack.accept = true;
        return protocol::write(envelope(QStringLiteral("player:P01"), token), ack);
    }
    [[nodiscard]] JsonObject choice(const JsonObject &call, const QString &word) const
    {
        protocol::ChooseParityResponse response;
        response.matchId = readOrDie<protocol::ChooseParityCall>(call).matchId;
        response.playerId = base::PlayerId(QStringLiteral("P01"));
        response.parityChoice = word;
        return protocol::write(envelope(QStringLiteral("player:P01"), token), response);
    }

    base::FakeClock clock;
    transport::InProcessHub hub;
    transport::InProcessWire wire;
    ScriptedAgent agent;
    QString token = QStringLiteral("tok_0123456789abcdef0123456789abcdef");
    app::PreflightOptions options;
    std::unique_ptr<app::Preflight> preflight;
    QStringList heard; // the checks in the order in which they were told
    bool isFinished = false;
};

} // namespace league::test
