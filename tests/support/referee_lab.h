// RefereeLab: one referee between a scripted manager and two scripted players, in time that
// stands still.
//
// Owned by a test function. The players accept and choose even and odd unless the test scripts
// something else; the manager acknowledges everything.
#pragma once

#include "agents/base/fake_clock.h"
#include "agents/protocol/assignment_messages.h"
#include "agents/protocol/match_rules.h"
#include "agents/protocol/report_messages.h"
#include "agents/referee/referee_agent.h"
#include "agents/transport/in_process_hub.h"
#include "agents/transport/in_process_wire.h"
#include "tests/support/player_script.h"

namespace league::test {

class RefereeLab
{
public:
    RefereeLab();
    ~RefereeLab();

    // A referee with the figures of the documents, for start().
    [[nodiscard]] referee::RefereeOptions options() const;
    // Starts the referee, instead of one that was there before, and waits until it is registered.
    void start(const referee::RefereeOptions &options, referee::Shelf shelf = {});
    void start() { start(options()); }
    // A match between the two players; the rules are those of the documents.
    [[nodiscard]] protocol::MatchAssignment
    assignment(const QString &match = QStringLiteral("R1M1"), int attempt = 1) const;
    // Gives the referee a match, as the manager does.
    protocol::MatchAssignmentAck assign(const protocol::MatchAssignment &assignment);

    // Lets everything happen that can happen without time passing.
    void settle();
    // Lets time pass, in steps of 100 ms.
    void pass(std::chrono::milliseconds span);
    // Journals that take part: settle() waits for what is on its way to their disk.
    void watch(store::Journal *journal) { m_journal = journal; }

    // The reports the manager has got, and the last of them.
    [[nodiscard]] QList<protocol::MatchResultReport> reports() const;
    [[nodiscard]] protocol::MatchResultReport report() const;
    // Every event the manager has got of a match, by batches and with reports, as it came.
    [[nodiscard]] QList<protocol::MatchEventEntry> events(const QString &match) const;
    // The states a match went through.
    [[nodiscard]] QStringList path(const QString &match = QStringLiteral("R1M1")) const;

    // Whether the manager promises to prove itself when it admits the referee.
    bool promisesProof = false;
    base::FakeClock clock;
    transport::InProcessHub hub;
    transport::InProcessWire wire;
    ScriptedAgent manager;
    ScriptedAgent playerA;
    ScriptedAgent playerB;
    std::unique_ptr<referee::RefereeAgent> referee;

    static inline const QString RefereeToken = QStringLiteral("tok_referee_secret_1");
    static inline const QString MatchToken = QStringLiteral("mt_match_secret_1");

private:
    store::Journal *m_journal = nullptr;
};

} // namespace league::test
