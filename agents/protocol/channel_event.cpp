#include "agents/protocol/channel_event.h"

#include "agents/base/quoting.h"
#include "agents/protocol/error_codes.h"
#include "agents/protocol/message.h"

#include <optional>
#include <utility>

namespace league::protocol {

namespace {

template<size_t I>
bool readAs(QStringView kind, const JsonObject &body,
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

// What stands around a fact.
struct EventFrame
{
    static constexpr QLatin1String Type{};
    static constexpr QLatin1String Method{};

    int number = 0;
    qint64 utcMs = 0;
    base::ChannelId channel = {};
    QString kind = {};
    JsonObject fact = {};

    template<class Self, class V>
    static void describe(Self &self, V &v)
    {
        v.required("number", self.number);
        v.required("timestamp_ms", self.utcMs);
        v.required("channel_id", self.channel);
        v.required("event", self.kind);
        v.required("fact", self.fact);
    }
};

} // namespace

QLatin1String kindOf(const ChannelFact &fact)
{
    return std::visit([](const auto &each) { return each.Kind; }, fact);
}

JsonObject bodyOf(const ChannelFact &fact)
{
    return std::visit([](const auto &each) { return payloadOf(each); }, fact);
}

base::Result<ChannelFact> channelFact(QStringView kind, const JsonObject &body)
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

JsonObject eventToJson(const ChannelEvent &event)
{
    return payloadOf(EventFrame{event.number, event.utcMs, event.channel, kindOf(event.fact),
                                bodyOf(event.fact)});
}

base::Result<ChannelEvent> eventFromJson(const JsonObject &object)
{
    const base::Result<EventFrame> frame = read<EventFrame>(object);
    if (!frame)
        return frame.failure();
    const base::Result<ChannelFact> fact = channelFact(frame->kind, frame->fact);
    if (!fact)
        return fact.failure();
    return ChannelEvent{frame->number, frame->utcMs, frame->channel, *fact};
}

} // namespace league::protocol
