#include "app/league_id.h"

#include "agents/base/system_clock.h"
#include "agents/base/token.h"

namespace league::app {

QString newLeagueId(const QString &gameType)
{
    QString moment = base::Clock::utcText(base::SystemClock::wallMs()).left(19);
    moment.remove(u'-').remove(u':').replace(u'T', u'-');
    return QStringLiteral("%1-%2-%3").arg(gameType, moment, base::randomHex(2));
}

} // namespace league::app
