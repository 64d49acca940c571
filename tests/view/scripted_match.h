// ScriptedMatch: a match that a real referee led between scripted players, as a journal has it.
//
// Owned by a test of a board. Play with `lab`, then take entries(): what the manager would have
// written down before and after stands around what the referee recorded.
#pragma once

#include "agents/protocol/match_messages.h"
#include "agents/protocol/record_facts.h"
#include "agents/store/league_facts.h"
#include "tests/support/referee_lab.h"

namespace league::test {

class ScriptedMatch
{
public:
    static inline const QString Id = QStringLiteral("R1M1");

    // Starts the referee and gives it the match; the players have been scripted before.
    void begin()
    {
        lab.start();
        m_begunMs = lab.clock.utcMs();
        if (!lab.assign(lab.assignment()).accept)
            qFatal("The referee does not take the match.");
    }

    // Everything so far, numbered from 1: two players with names, the assignment, the commitment,
    // what the referee recorded, and the result when it has reported one.
    [[nodiscard]] QList<store::Entry> entries() const
    {
        QList<store::Entry> entries;
        const auto add = [&entries](const QString &actor, const QString &subject,
                                    const QString &kind, qint64 timeMs, const JsonObject &body) {
            entries.append({entries.size() + 1, timeMs, actor, subject, kind, {}, body});
        };
        for (const auto &[id, name, role] :
             {std::tuple("P01", "Fermi", "player"), std::tuple("P02", "Curie", "player"),
              std::tuple("REF01", "Referee Alpha", "referee")}) {
            store::RegisteredFact fact;
            fact.id = QLatin1String(id);
            fact.displayName = QLatin1String(name);
            fact.role = QLatin1String(role);
            add(Manager, fact.id, fact.Kind, m_begunMs, protocol::payloadOf(fact));
        }
        store::AssignedFact assigned;
        assigned.roundId = 1;
        assigned.refereeId = base::RefereeId(QStringLiteral("REF01"));
        assigned.playerIds = {base::PlayerId(QStringLiteral("P01")),
                              base::PlayerId(QStringLiteral("P02"))};
        add(Manager, Id, assigned.Kind, m_begunMs, protocol::payloadOf(assigned));
        const auto invitation = readOrDie<protocol::GameInvitation>(
            lab.playerB.received(Invitation).isEmpty() ? lab.playerA.last(Invitation)
                                                       : lab.playerB.last(Invitation));
        protocol::CommitmentFact commitment;
        commitment.seedCommitment = invitation.seedCommitment;
        add(Referee, Id, commitment.Kind, m_begunMs, protocol::payloadOf(commitment));
        qint64 told = 0; // a batch that was not acknowledged yet comes again with the next
        for (const protocol::MatchEventEntry &event : lab.events(Id)) {
            if (event.seq <= told)
                continue;
            told = event.seq;
            add(Referee, Id, event.kind, event.timestamp.utcMs, event.data);
        }
        if (lab.manager.count(Report) > 0)
            add(Manager, Id, store::ResultFact::Kind, lab.clock.utcMs(),
                protocol::payloadOf(result()));
        return entries;
    }

    RefereeLab lab;

private:
    static inline const QString Manager = QStringLiteral("league_manager");
    static inline const QString Referee = QStringLiteral("referee:REF01");

    // As the manager counts the report.
    [[nodiscard]] store::ResultFact result() const
    {
        const protocol::MatchResultReport report = lab.report();
        store::ResultFact fact;
        fact.roundId = report.roundId;
        fact.gameType = report.gameType;
        fact.refereeId = base::RefereeId(QStringLiteral("REF01"));
        fact.playerIds = {base::PlayerId(QStringLiteral("P01")),
                          base::PlayerId(QStringLiteral("P02"))};
        fact.status = report.result.status.value_or(protocol::ResultStatus::Aborted);
        fact.winner = report.result.winner;
        fact.score = report.result.score;
        fact.outcomes = report.result.outcomes;
        fact.details = report.result.details;
        return fact;
    }

    qint64 m_begunMs = 0;
};

} // namespace league::test
