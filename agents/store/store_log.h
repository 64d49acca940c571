// The logging category of this room: QT_LOGGING_RULES="league.store.debug=true" shows all of it.
#pragma once

#include <QLoggingCategory>

namespace league::store {

Q_DECLARE_LOGGING_CATEGORY(storeLog)

} // namespace league::store
