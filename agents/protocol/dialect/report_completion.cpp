#include "agents/base/json/json.h"
#include "agents/protocol/dialect/completion.h"
#include "agents/protocol/dialect/field_aliases.h"
#include "agents/protocol/dialect/message_completion.h"

#include <algorithm>

namespace league::protocol {

namespace {

constexpr QLatin1String ResultKey("result");
constexpr QLatin1String Winner("winner");
constexpr QLatin1String Score("score");
constexpr QLatin1String StatusKey("status");
constexpr QLatin1String Details("details");
constexpr QLatin1String GameType("game_type");

JsonValue winnerIn(const JsonObject &object)
{
    return firstOf(object, {Winner, QLatin1String("winner_player_id"), QLatin1String("winner_id")});
}

bool isDrawWord(const JsonValue &winner)
{
    const QString word = winner.toString().trimmed();
    return winner.isString()
        && (word.isEmpty() || word.compare(QLatin1String("draw"), Qt::CaseInsensitive) == 0
            || word.compare(QLatin1String("none"), Qt::CaseInsensitive) == 0
            || word.compare(QLatin1String("tie"), Qt::CaseInsensitive) == 0);
}

bool isScore(const JsonValue &value)
{
    const JsonObject score = value.toObject();
    return value.isObject() && std::ranges::all_of(score, [](const JsonValue &points) {
               return points.isDouble() && points.toInteger(0) == points.toInteger(1);
           });
}

// WIN, DRAW and so on in any case; a word of their own says no more than the winner does.
void makeStatus(JsonObject &result)
{
    const QString word = result.value(StatusKey).toString().toUpper();
    static const QStringList Known{QStringLiteral("WIN"), QStringLiteral("DRAW"),
                                   QStringLiteral("TECHNICAL_LOSS"), QStringLiteral("CANCELLED"),
                                   QStringLiteral("ABORTED")};
    if (Known.contains(word))
        result.insert(StatusKey, word);
    else
        result.remove(StatusKey);
}

} // namespace

void completeReport(JsonObject &message)
{
    JsonObject result = message.value(ResultKey).toObject();
    JsonValue winner = winnerIn(result);
    if (winner.isUndefined())
        winner = winnerIn(message);
    if (winner.isDouble())
        winner = QString::number(winner.toInteger());
    result.insert(Winner, isDrawWord(winner) || winner.isUndefined() ? JsonValue() : winner);
    if (!isScore(result.value(Score)))
        result.insert(Score, JsonObject());
    if (!result.value(Details).isObject())
        result.remove(Details);
    makeStatus(result);
    message.insert(ResultKey, result);
    fill(message, QLatin1String("league_id"), QString(Unsaid));
    fill(message, QLatin1String("round_id"), 0);
    fill(message, GameType, QString(Unsaid));
}

} // namespace league::protocol
