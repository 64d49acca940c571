#include "agents/protocol/channel_event.h"

#include "agents/base/quoting.h"
#include "agents/protocol/error_codes.h"
#include "agents/protocol/message.h"

#include <optional>
#include <utility>

namespace league::protocol {

namespace {

template<size_t I>
bool readAs(QStringView kind, const QJsonObject &body,
            std::optional<base::Result<ChannelFact>> &result)
{
    using Fact = std::variant_alternative_t<I, ChannelFact>;
    if (kind != Fact::Kind)
        return false;
    const base::Result<Fact> fact = read<Fact>(body);
    if (fact)
        result.emplace(ChannelFact(*fact));
    else
        result.emplace(fact.failure());
    return true;
}

} // namespace

QLatin1String kindOf(const ChannelFact &fact)
{
    return std::visit([](const auto &each) { return each.Kind; }, fact);
}

QJsonObject bodyOf(const ChannelFact &fact)
{
    return std::visit([](const auto &each) { return payloadOf(each); }, fact);
}

base::Result<ChannelFact> channelFact(QStringView kind, const QJsonObject &body)
{
    std::optional<base::Result<ChannelFact>> result;
    const auto tryAll = [&]<size_t... I>(std::index_sequence<I...>)
    {
        return (readAs<I>(kind, body, result) || ...);
    };
    if (tryAll(std::make_index_sequence<std::variant_size_v<ChannelFact>>()))
        return *result;
    return base::Failure{
        QStringLiteral("No channel event is called \"%1\".").arg(base::quotable(kind)),
        error_code::MissingRequiredField};
}

} // namespace league::protocol
