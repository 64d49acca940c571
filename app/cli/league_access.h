// Where a league of this machine is, and the token that its manager obeys: what operator commands
// need. Only those who may read the league's folder find it.
#pragma once

#include "agents/base/result.h"
#include "app/operator_access.h"

namespace league::app {

// The league of that id; the newest that is not over when it is empty.
[[nodiscard]] base::Result<OperatorAccess> findLeague(const QString &dataFolder,
                                                      const QString &leagueId);
// The newest league whose manager listens, or listened, at that address.
[[nodiscard]] base::Result<OperatorAccess> findLeagueAt(const QString &dataFolder,
                                                        const QUrl &manager);

} // namespace league::app
