#include "agents/protocol/registration_messages.h"

namespace league::protocol {

namespace {

constexpr QLatin1String StrategyMark("strategy:");
constexpr qsizetype LongestStrategy = 40;

} // namespace

bool isTableCapability(QStringView capability)
{
    return capability == u"say_chunks" || capability == u"streaming";
}

QString strategyCapability(const QString &strategy)
{
    return StrategyMark + strategy;
}

QString strategyIn(const QStringList &capabilities)
{
    for (const QString &each : capabilities) {
        if (!each.startsWith(StrategyMark))
            continue;
        const QString word = each.sliced(StrategyMark.size()).simplified();
        return word.size() <= LongestStrategy ? word : QString();
    }
    return {};
}

bool looksLikeEndpoint(QStringView address)
{
    constexpr QStringView Mark = u"://";
    const qsizetype mark = address.indexOf(Mark);
    return mark > 0 && mark + Mark.size() < address.size() && !address.contains(u' ');
}

} // namespace league::protocol
