// JSON-RPC requests and replies: whatever a body holds, reading it gives a request, a reply or an
// error worth sending, and what was read comes back the same when it is written and read again.
#include "agents/protocol/json_rpc.h"

#include "tests/fuzz/fuzz_target.h"
#include "tests/fuzz/fuzzed_json.h"

using namespace league;
using namespace league::protocol;

namespace {

void mustBeGoodError(const RpcError &error)
{
    const bool isKnown = error.code == rpc_code::ParseError
        || error.code == rpc_code::InvalidRequest || error.code == rpc_code::InvalidParams;
    test::mustHold(isKnown, "an unreadable body is one of the errors of JSON-RPC", error.message);
    test::mustBeGoodSentence(error.message);
}

void tryRequest(const QByteArray &body)
{
    const auto read = parseRpcRequest(body);
    if (const auto *error = std::get_if<RpcError>(&read))
        return mustBeGoodError(*error);
    const RpcRequest &request = std::get<RpcRequest>(read);
    test::mustHold(!request.method.isEmpty(), "a request has a method");
    test::mustHold(!request.id.isNull() && !request.id.isObject() && !request.id.isArray()
                       && !request.id.isBool(),
                   "an id is text, a number or absent");

    const auto again = parseRpcRequest(toBytes(request));
    const auto *same = std::get_if<RpcRequest>(&again);
    test::mustHold(same != nullptr, "a request that was read can be written and read");
    test::mustHold(same->id == request.id && same->method == request.method
                       && same->params == request.params,
                   "a request comes back as it was written");

    const auto answer = parseRpcReply(toBytes(RpcReply{request.id, JsonValue(request.params)}));
    const auto *reply = std::get_if<RpcReply>(&answer);
    test::mustHold(reply && !reply->isError() && reply->id == request.id,
                   "an answer carries the id of its request");
}

void tryReply(const QByteArray &body)
{
    const auto read = parseRpcReply(body);
    if (const auto *error = std::get_if<RpcError>(&read))
        return mustBeGoodError(*error);
    const RpcReply &reply = std::get<RpcReply>(read);
    const auto again = parseRpcReply(toBytes(reply));
    const auto *same = std::get_if<RpcReply>(&again);
    test::mustHold(same && same->isError() == reply.isError() && same->id == reply.id,
                   "a reply comes back as what it was");
    if (reply.isError()) {
        test::mustHold(same->error().code == reply.error().code
                           && same->error().message == reply.error().message
                           && same->error().data == reply.error().data,
                       "an error comes back as it was written");
    } else {
        test::mustHold(same->result() == reply.result(), "a result comes back as it was written");
    }
}

} // namespace

void test::tryInput(const QByteArray &input)
{
    tryRequest(input);
    tryReply(input);
}
