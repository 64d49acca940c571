// Logging categories, one per room; `QT_LOGGING_RULES="league.chart.debug=true"` shows one.
#pragma once

#include <QLoggingCategory>

namespace league::base {

Q_DECLARE_LOGGING_CATEGORY(chartLog)
Q_DECLARE_LOGGING_CATEGORY(managerLog)
Q_DECLARE_LOGGING_CATEGORY(refereeLog)
Q_DECLARE_LOGGING_CATEGORY(playerLog)
Q_DECLARE_LOGGING_CATEGORY(storeLog)
Q_DECLARE_LOGGING_CATEGORY(transportLog)

} // namespace league::base
