// WireCall and WireAnswer: one exchange as its caller sees it, whatever carries it.
#pragma once

#include "agents/protocol/json_rpc.h"
#include "agents/transport/wire_headers.h"

#include <QString>
#include <QUrl>

#include <chrono>
#include <functional>
#include <memory>

namespace league::transport {

struct WireAnswer;

// What travels out. Content-Type and Accept are added by the wire unless given here.
struct WireCall
{
    QUrl endpoint;
    QByteArray body;
    std::chrono::milliseconds deadline{30'000}; // over everything: connecting, sending, waiting
    Headers headers = {};
    QByteArray verb = QByteArrayLiteral("POST");
    // For answers that come bit by bit: shown what has come so far whenever there is more of it.
    // True ends the exchange there, as if the answer were complete. It may only look: it must not
    // call, cancel or destroy anything. With it, an answer that breaks off brings what had come.
    std::function<bool(const WireAnswer &)> hasEnough = {};
    // On a wire that carries values, what stands in the place of `body`, which is empty then.
    std::shared_ptr<const protocol::RpcRequest> said = {};

    // Every header that goes out with it, except Host.
    [[nodiscard]] Headers completeHeaders() const;
};

// What came of it. Every HTTP status is an answer; the other kinds say why there is none.
struct WireAnswer
{
    enum class Kind {
        Answered,
        TimedOut, // nothing complete within the deadline
        Unreachable, // refused, broken off, or not HTTP
        TooLarge, // more than the limit for answers
        Cancelled, // the handle was destroyed; only a traffic tap ever sees this one
    };

    Kind kind = Kind::Cancelled;
    int status = 0;
    QByteArray body = {};
    QByteArray contentType = {};
    QString reason = {}; // a sentence for people when the kind is not Answered
    Headers headers = {};
    QByteArray original = {}; // what the agent really said, where `body` is a translation
    // What stands in the place of `body`; only in answers to calls that said something themselves.
    std::shared_ptr<const protocol::RpcReply> said = {};

    // What came, as a text.
    [[nodiscard]] QByteArray text() const { return said ? protocol::toBytes(*said) : body; }
};

} // namespace league::transport
