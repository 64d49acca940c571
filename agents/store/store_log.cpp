#include "agents/store/store_log.h"

namespace league::store {

Q_LOGGING_CATEGORY(storeLog, "league.store", QtInfoMsg)

} // namespace league::store
