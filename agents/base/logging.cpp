#include "agents/base/logging.h"

namespace league::base {

Q_LOGGING_CATEGORY(chartLog, "league.chart", QtInfoMsg)
Q_LOGGING_CATEGORY(managerLog, "league.manager", QtInfoMsg)
Q_LOGGING_CATEGORY(refereeLog, "league.referee", QtInfoMsg)
Q_LOGGING_CATEGORY(playerLog, "league.player", QtInfoMsg)
Q_LOGGING_CATEGORY(storeLog, "league.store", QtInfoMsg)
Q_LOGGING_CATEGORY(transportLog, "league.transport", QtInfoMsg)

} // namespace league::base
