#include "agents/store/entry.h"

#include "agents/base/clock.h"

namespace league::store {

QJsonObject toJson(const Entry &entry)
{
    return {
        {QStringLiteral("seq"), entry.seq},
        {QStringLiteral("timestamp"), base::Clock::utcText(entry.timeMs)},
        {QStringLiteral("actor"), entry.actor},
        {QStringLiteral("subject"), entry.subject},
        {QStringLiteral("kind"), entry.kind},
        {QStringLiteral("visibility"), entry.visibility},
        {QStringLiteral("body"), entry.body},
    };
}

} // namespace league::store
