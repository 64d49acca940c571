// What the manager passes on from a referee of another dialect to a player.
#pragma once

#include "agents/base/ids.h"
#include "agents/base/result.h"
#include "agents/protocol/json_rpc.h"

namespace league::protocol {

// The request as the player gets it: about that match, with the match token in the place of the
// referee's own. Refused when it is about another match or nothing a referee says to players.
[[nodiscard]] base::Result<RpcRequest>
forPlayer(const RpcRequest &request, const base::MatchId &match, const QString &matchToken);
// Whether the referee needs what the player answers.
[[nodiscard]] bool wantsAnswer(const RpcRequest &request);

} // namespace league::protocol
