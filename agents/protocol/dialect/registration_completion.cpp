#include "agents/base/json/json.h"
#include "agents/protocol/dialect/field_aliases.h"
#include "agents/protocol/dialect/message_completion.h"

namespace league::protocol {

namespace {

constexpr QLatin1String MetaKey("meta");
constexpr QLatin1String Name("display_name");
constexpr QLatin1String VersionKey("version");
constexpr QLatin1String Games("game_types");
constexpr QLatin1String Endpoint("contact_endpoint");
constexpr QLatin1String Capacity("max_concurrent_matches");

JsonValue endpointIn(const JsonObject &object)
{
    return firstOf(object,
                   {Endpoint, QLatin1String("endpoint"), QLatin1String("agent_endpoint"),
                    QLatin1String("callback_url"), QLatin1String("url")});
}

JsonValue nameIn(const JsonObject &object)
{
    return firstOf(object,
                   {Name, QLatin1String("name"), QLatin1String("agent_name"),
                    QLatin1String("player_name"), QLatin1String("referee_name"),
                    QLatin1String("player_id"), QLatin1String("referee_id"),
                    QLatin1String("agent_id")});
}

JsonValue gamesIn(const JsonObject &object)
{
    const JsonValue games = firstOf(object,
                                    {Games, QLatin1String("game_type"),
                                     QLatin1String("supported_games"), QLatin1String("games")});
    return games.isString() ? JsonValue(JsonArray{games}) : games;
}

} // namespace

void completeRegistration(JsonObject &message, QLatin1String meta)
{
    JsonObject block = firstOf(message, {meta, MetaKey}).toObject();
    const bool isOurs = message.value(meta).isObject() && !endpointIn(block).isUndefined()
        && block.contains(Endpoint);
    if (isOurs)
        return; // whole or not, its author meant our form; what is missing is named to him
    fill(block, Endpoint, endpointIn(block));
    fill(block, Endpoint, endpointIn(message));
    fill(block, Name, nameIn(block));
    fill(block, Name, nameIn(message));
    fill(block, Name, QStringLiteral("Unnamed"));
    makeText(block, {Name, VersionKey});
    fill(block, VersionKey, message.value(VersionKey));
    fill(block, VersionKey, QStringLiteral("unknown"));
    const JsonValue games = gamesIn(block);
    block.insert(Games, games.isUndefined() ? gamesIn(message) : games);
    fill(block, Games, JsonArray{QStringLiteral("even_odd")});
    if (meta == QLatin1String("referee_meta")) {
        fill(block, Capacity, message.value(Capacity));
        fill(block, Capacity, 1);
    }
    message.insert(meta, block);
}

} // namespace league::protocol
