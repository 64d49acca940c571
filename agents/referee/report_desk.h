// ReportDesk: sees to it that every result reaches the manager (L-15).
//
// Owned by the RefereeAgent. A report is put into the outbox on disk, sent with 10 s and three
// retries, and stays in the outbox until the manager acknowledges it; a manager that was away gets
// it when it is heard of again. Reports are idempotent by match and attempt, so sending one twice
// does no harm. It also says when a result is safe, so that nobody is told of one that may still be
// lost (M-112): when it is on a disk, here or at the manager.
#pragma once

#include "agents/protocol/control_messages.h"
#include "agents/protocol/envelope.h"
#include "agents/protocol/report_messages.h"
#include "agents/store/outbox.h"
#include "agents/transport/rpc_client.h"

#include <QHash>
#include <QObject>

#include <map>

namespace league::referee {

class ReportDesk : public QObject
{
    Q_OBJECT

public:
    using Envelopes = std::function<protocol::Envelope()>;

    using Then = std::function<void()>;

    // Without an outbox (null) reports are kept in memory only. What the outbox still holds from
    // an earlier life is sent with the next deliverPending(). `results` is the journal to which the
    // manager writes them, where that is at hand; null otherwise.
    ReportDesk(transport::RpcClient &client, store::Outbox *outbox, store::Journal *results);

    void setDestination(QUrl manager, Envelopes envelopes, transport::CallPolicy policy);
    // How hard it is tried, from the next report on.
    void setPolicy(transport::CallPolicy policy) { m_policy = std::move(policy); }
    // The result is known: keeps the report, with everything that the manager may not have got yet.
    // `then` runs once, when it is safe; at once where nothing keeps anything, and never when the
    // manager does not want the report and no disk has it.
    void keep(const protocol::MatchResultReport &report, Then then);
    // Sends the report that is kept, in these words: with those events that it still needs.
    void send(const protocol::MatchResultReport &report);
    // Sends what is not acknowledged yet and not under way: the manager has been heard of.
    void deliverPending();
    // The matches whose reports are not acknowledged yet.
    [[nodiscard]] QList<protocol::HeldMatch> pending() const;
    [[nodiscard]] int pendingCount() const { return static_cast<int>(m_pending.size()); }

Q_SIGNALS:
    void acknowledged(const league::base::MatchId &match, int attempt);
    // The manager does not want it, for example because the match has a newer attempt (E109).
    void refused(const league::base::MatchId &match, int attempt,
                 const league::base::Failure &reason);

private:
    struct Pending
    {
        protocol::MatchResultReport report;
        transport::RpcCall call;
        bool underWay = false;
        Then whenSafe = {};
    };

    [[nodiscard]] static QString keyOf(const protocol::MatchResultReport &report);
    // The manager writes into the journal that is at hand.
    void noteResult(const store::Entry &entry);
    void tellSafe(const QString &key);
    void deliver(const QString &key);
    void onOutcome(const QString &key, const transport::RpcOutcome &outcome);
    void settle(const QString &key);

    transport::RpcClient &m_client;
    store::Outbox *m_outbox;
    store::Journal *m_results;
    QUrl m_manager;
    Envelopes m_envelopes;
    transport::CallPolicy m_policy;
    std::map<QString, Pending> m_pending;
};

} // namespace league::referee
