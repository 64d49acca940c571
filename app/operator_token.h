// The operator's token on disk, for those who may read the league's folder.
#pragma once

#include "agents/base/result.h"
#include "agents/store/league_folder.h"

namespace league::app {

// Writes the token to <league folder>/operator.token, readable by its owner alone.
[[nodiscard]] base::Outcome keepOperatorToken(const store::LeagueFolder &folder,
                                              const QString &token);
// The token again; fails when the file is not there or may not be read.
[[nodiscard]] base::Result<QString> readOperatorToken(const store::LeagueFolder &folder);
[[nodiscard]] QString operatorTokenPath(const store::LeagueFolder &folder);

} // namespace league::app
