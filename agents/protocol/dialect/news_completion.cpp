#include "agents/base/json/json.h"
#include "agents/protocol/dialect/completion.h"
#include "agents/protocol/dialect/field_aliases.h"
#include "agents/protocol/dialect/message_completion.h"
#include "agents/protocol/league_messages.h"
#include "agents/protocol/message.h"

#include <algorithm>

namespace league::protocol {

namespace {

constexpr QLatin1String LeagueKey("league_id");
constexpr QLatin1String RoundKey("round_id");

void completeNews(JsonObject &message)
{
    fill(message, LeagueKey, QString(Unsaid));
    fill(message, RoundKey, 0);
}

// The parts of a list that can be read.
template<Described Part>
void keepReadable(JsonObject &message, QLatin1String name)
{
    JsonArray kept;
    const JsonArray parts = message.value(name).toArray();
    for (const JsonValue &part : parts) {
        FieldProblem problem;
        Part read;
        const JsonObject object = part.toObject();
        FieldReader reader(object, problem);
        Part::describe(read, reader);
        if (!problem.found())
            kept.append(part);
    }
    message.insert(name, kept);
}

} // namespace

void completeRoundAnnouncement(JsonObject &message)
{
    completeNews(message);
    JsonArray matches = message.value(QLatin1String("matches")).toArray();
    for (auto &&entry : matches) {
        JsonObject match = entry.toObject();
        makeText(match, {QLatin1String("match_id")});
        fill(match, QLatin1String("game_type"), QStringLiteral("even_odd"));
        fill(match, QLatin1String("referee_endpoint"), QString(Unsaid));
        for (const auto &[ours, theirs] :
             {std::pair{"player_A_id", "player1_id"}, {"player_B_id", "player2_id"}})
            fill(match, QLatin1String(ours), match.value(QLatin1String(theirs)));
        entry = match;
    }
    message.insert(QLatin1String("matches"), matches);
    keepReadable<AnnouncedMatch>(message, QLatin1String("matches"));
}

void completeStandingsUpdate(JsonObject &message)
{
    completeNews(message);
    keepReadable<StandingRow>(message, QLatin1String("standings"));
}

void completeRoundCompleted(JsonObject &message)
{
    completeNews(message);
    const QLatin1String played("matches_played");
    fill(message, played, message.value(QLatin1String("matches_completed")));
    fill(message, played, 0);
    makeRoundNumber(message, QLatin1String("next_round_id"));
    if (!message.value(QLatin1String("summary")).isObject())
        message.remove(QLatin1String("summary"));
}

void completeLeagueCompleted(JsonObject &message)
{
    completeNews(message);
    fill(message, QLatin1String("total_rounds"), 0);
    fill(message, QLatin1String("total_matches"), 0);
    keepReadable<StandingRow>(message, QLatin1String("final_standings"));
    JsonObject champion = message.value(QLatin1String("champion")).toObject();
    fill(champion, QLatin1String("player_id"), QString(Unsaid));
    fill(champion, QLatin1String("display_name"), champion.value(QLatin1String("player_id")));
    fill(champion, QLatin1String("points"), 0);
    message.insert(QLatin1String("champion"), champion);
}

void completeQuery(JsonObject &message)
{
    fill(message, LeagueKey, QString(Unsaid));
    const QLatin1String type("query_type");
    const QString word = message.value(type).toString().toUpper();
    if (!word.isEmpty())
        message.insert(
            type, word.startsWith(QLatin1String("GET_")) ? word : QStringLiteral("GET_") + word);
}

} // namespace league::protocol
