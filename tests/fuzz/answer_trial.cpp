#include "tests/fuzz/answer_trial.h"

#include "tests/fuzz/fuzz_target.h"

namespace league::test {

using transport::CallPolicy;
using transport::RpcOutcome;
using transport::WireAnswer;

namespace {

RpcOutcome read(const WireAnswer &answer, CallPolicy::Wants wants, bool acceptsAnything)
{
    CallPolicy policy;
    policy.wants = wants;
    if (!acceptsAnything)
        policy.accepts = [](const JsonValue &) { return false; };
    return readAnswer(answer, policy);
}

} // namespace

void mustReadWell(const WireAnswer &answer)
{
    const bool isGood = answer.status >= 200 && answer.status < 300;
    for (const auto wants : {CallPolicy::Wants::Answer, CallPolicy::Wants::Acknowledgement}) {
        const RpcOutcome outcome = read(answer, wants, true);
        const bool isAnswered = outcome.kind == RpcOutcome::Kind::Answered;
        mustHold(outcome.kind != RpcOutcome::Kind::CircuitOpen, "an answer opens no circuit");
        mustHold(isAnswered || outcome.kind == RpcOutcome::Kind::Refused
                     || !outcome.reason.isEmpty(),
                 "a failure says why");
        mustHold(!isAnswered || answer.kind == WireAnswer::Kind::Answered,
                 "without an answer nothing is answered");
        mustHold(!isAnswered || wants == CallPolicy::Wants::Acknowledgement
                     || !outcome.result.isUndefined(),
                 "an answer brings a result");
        mustHold(wants != CallPolicy::Wants::Acknowledgement || !isGood || isAnswered
                     || outcome.kind == RpcOutcome::Kind::Refused
                     || answer.kind != WireAnswer::Kind::Answered,
                 "any 2xx without an error acknowledges");
        mustHold(isFinal(outcome.kind) != isEndpointFailure(outcome.kind)
                     || outcome.kind == RpcOutcome::Kind::Unreadable,
                 "an outcome is final, the endpoint's failure, or unreadable");
        mustHold(read(answer, wants, false).kind != RpcOutcome::Kind::Answered,
                 "what the caller does not accept is no answer");
    }
}

} // namespace league::test
