// MatchFeed: lets the manager follow one running match (MATCH_EVENT).
//
// Owned by the RefereeAgent, one per match. News is sent in batches, at most one under way and not
// more often than every 100 ms, so that a match that is over in a moment needs no extra message at
// all: whatever the manager has not got by then goes with the report. Nothing is lost when a batch
// fails; its events go with the next one.
#pragma once

#include "agents/base/clock.h"
#include "agents/protocol/report_messages.h"
#include "agents/referee/match_recorder.h"
#include "agents/transport/rpc_client.h"

#include <QObject>

namespace league::referee {

class MatchFeed : public QObject
{
    Q_OBJECT

public:
    using Envelopes = std::function<protocol::Envelope()>;
    using Rest = std::function<void(QList<protocol::MatchEventEntry>)>;

    // `heading` says which match; its events are ignored. All references must outlive the feed.
    MatchFeed(protocol::MatchEvent heading, MatchRecorder &recorder, QUrl manager,
              Envelopes envelopes, transport::RpcClient &client, base::Clock &clock);

    // The recorder has something new.
    void noteNews();
    // Everything that the manager has not acknowledged, also what is under way.
    [[nodiscard]] QList<protocol::MatchEventEntry> unacknowledged() const;
    // The match is over: waits for a batch under way, then hands over what was never delivered.
    void close(Rest rest);

private:
    void sendBatch();
    void onBatchOutcome(bool delivered);
    void handOver();

    protocol::MatchEvent m_heading;
    MatchRecorder &m_recorder;
    QUrl m_manager;
    Envelopes m_envelopes;
    transport::RpcClient &m_client;
    base::Clock &m_clock;
    base::Alarm m_nextBatch;
    bool m_waitsForBatch = false;
    transport::RpcCall m_batch;
    bool m_underWay = false;
    QList<protocol::MatchEventEntry> m_sent; // with the batch under way
    QList<protocol::MatchEventEntry> m_undelivered;
    Rest m_rest;
};

} // namespace league::referee
