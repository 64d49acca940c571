// Interview: asks the agent under test, in every dialect, and keeps the evidence.
//
// Owned by a Checkup. One per agent; its Interpreter finds out what the agent speaks. Questions
// that are open when the interview dies are given up.
#pragma once

#include "agents/base/clock.h"
#include "agents/protocol/dialect/answer_marks.h"
#include "agents/protocol/preflight_report.h"
#include "agents/transport/call_policy.h"
#include "agents/transport/interpreter.h"
#include "app/preflight/recording_wire.h"

#include <unordered_map>

namespace league::app {

// What came of one question.
struct Reply
{
    transport::RpcOutcome outcome = {}; // `result` is the answer in our form
    protocol::AnswerMarks marks = {}; // of what the agent really said
    QByteArray contentType = {};
    qint64 askedId = 0; // the JSON-RPC id that was sent
    qint64 elapsedMs = 0;
    protocol::PreflightEvidence evidence = {};

    [[nodiscard]] bool ok() const { return outcome.ok(); }
    // No HTTP came back at all.
    [[nodiscard]] bool isUnreachable() const
    {
        return outcome.kind == transport::RpcOutcome::Kind::Unreachable && outcome.httpStatus == 0;
    }
};

class Interview
{
public:
    using Done = std::function<void(const Reply &)>;

    // Wire and clock must outlive the interview.
    Interview(QUrl agent, transport::Headers headers, transport::Wire &wire, base::Clock &clock);

    // Sends a message of ours in a form that the agent understands.
    void ask(const QString &method, const JsonObject &message, std::chrono::milliseconds deadline,
             const Done &done);
    // Sends these bytes as they are.
    void send(const QByteArray &bytes, std::chrono::milliseconds deadline, const Done &done);
    // Whether anybody answers HTTP there; changes nothing at the agent.
    void knock(std::chrono::milliseconds deadline, const Done &done);

    [[nodiscard]] const QUrl &agent() const { return m_agent; }
    [[nodiscard]] transport::Interpreter &interpreter() { return m_interpreter; }

    // A message as evidence: one line, cut, without tokens.
    [[nodiscard]] static QString shown(const QByteArray &bytes);

private:
    void dispatch(transport::Wire &over, transport::WireCall call, qint64 id, const Done &done);
    // The exchange that shows what came of a question, among those since `first`.
    [[nodiscard]] const RecordingWire::Exchange &exchangeOf(qint64 id, qsizetype first,
                                                            bool worked) const;

    QUrl m_agent;
    transport::Headers m_headers;
    base::Clock &m_clock;
    RecordingWire m_record;
    transport::Interpreter m_interpreter;
    qint64 m_lastId = 0;
    std::unordered_map<qint64, transport::PendingCall> m_calls; // under way; those before
};

} // namespace league::app
