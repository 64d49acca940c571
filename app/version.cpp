#include "app/version.h"

namespace league::app {

QString version()
{
    return QStringLiteral(AGENT_LEAGUE_VERSION);
}

} // namespace league::app
