// How refusals of channels are told: every one of them has a code.
#pragma once

#include "agents/base/result.h"
#include "agents/protocol/error_codes.h"

namespace league::manager {

// What a channel refuses for reasons that have no code of their own makes no sense now: E101.
[[nodiscard]] inline base::Failure withCode(const base::Failure &failure)
{
    return {failure.sentence,
            failure.code.isEmpty() ? QString(protocol::error_code::InvalidPhase) : failure.code};
}

} // namespace league::manager
