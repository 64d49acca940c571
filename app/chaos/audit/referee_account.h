// RefereeAccount: what a referee's own journal says: seeds it bound itself to, reports it owed.
//
// A plain value, read once by the Auditor.
#pragma once

#include "agents/base/result.h"
#include "agents/protocol/record_facts.h"
#include "agents/protocol/report_messages.h"

namespace league::app {

struct KeptCommitment
{
    base::MatchId match;
    protocol::CommitmentFact fact;
};

struct KeptReport
{
    protocol::MatchResultReport report;
    bool isSettled = false; // acknowledged by the manager, or refused
};

struct RefereeAccount
{
    QList<KeptCommitment> commitments = {};
    QMap<QString, KeptReport> reports = {}; // by the key of the outbox
    QStringList contradictions = {}; // reports of one attempt that differ

    [[nodiscard]] static base::Result<RefereeAccount> read(const QString &journal);
};

} // namespace league::app
