#include "app/chaos/audit/referee_account.h"

#include "agents/protocol/message.h"
#include "agents/store/journal_reader.h"
#include "agents/store/outbox.h"

namespace league::app {

namespace {

JsonObject withoutEvents(protocol::MatchResultReport report)
{
    report.events.clear(); // how many are left over depends on what arrived before
    return protocol::payloadOf(report);
}

void foldReport(const store::Entry &entry, RefereeAccount &account)
{
    const store::Outbox::Letter letter = store::Outbox::letterIn(entry);
    const auto report = protocol::read<protocol::MatchResultReport>(letter.message);
    if (!report) {
        account.contradictions << QStringLiteral("A kept report (%1) cannot be read: %2")
                                      .arg(letter.key, report.failure().sentence);
        return;
    }
    const auto known = account.reports.constFind(letter.key);
    if (known != account.reports.constEnd()
        && withoutEvents(known->report) != withoutEvents(*report)) {
        account.contradictions
            << QStringLiteral("The referee kept two different results of %1.").arg(letter.key);
    }
    account.reports.insert(letter.key, {*report, false});
}

} // namespace

base::Result<RefereeAccount> RefereeAccount::read(const QString &journal)
{
    const auto reader = store::JournalReader::open(journal);
    if (!reader)
        return reader.failure();
    RefereeAccount account;
    const base::Outcome done = (*reader)->forEach({}, [&](const store::Entry &entry) {
        if (entry.kind == store::kind::OutboxPut)
            return foldReport(entry, account);
        if (entry.kind == store::kind::OutboxDone) {
            if (const auto kept = account.reports.find(entry.subject);
                kept != account.reports.end())
                kept->isSettled = true;
            return;
        }
        if (entry.kind != protocol::CommitmentFact::Kind)
            return;
        if (const auto fact = protocol::read<protocol::CommitmentFact>(entry.body))
            account.commitments.append({base::MatchId(entry.subject), *fact});
    });
    if (!done)
        return done.failure();
    return account;
}

} // namespace league::app
