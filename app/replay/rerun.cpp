#include "app/replay/rerun.h"

#include "agents/games/game_registry.h"
#include "agents/store/redaction.h"
#include "app/replay/engine_rerun.h"
#include "app/replay/even_odd_rerun.h"

namespace league::app {

base::Result<Rerun> runAgain(const store::Replay &replay)
{
    const store::ReplayHeader &header = replay.header;
    if (header.isPublic()) {
        return base::Failure{QStringLiteral(
            "This is a public file: without inputs and seed it can be played back, but not run "
            "again. Ask the organiser for the full one.")};
    }
    const games::Game *game = games::GameRegistry::find(header.gameType);
    if (!game) {
        return base::Failure{QStringLiteral("The file is of the game \"%1\", which this program "
                                            "does not know. A newer one may.")
                                 .arg(header.gameType)};
    }
    const bool isEvenOdd = header.gameType == QLatin1String("even_odd");
    return isEvenOdd ? rerunEvenOdd(*game, replay) : rerunEngine(*game, replay);
}

games::MatchSetup setupOf(const store::ReplayHeader &header)
{
    games::MatchSetup setup;
    setup.match = base::MatchId(header.matchId);
    setup.attempt = header.attempt.value_or(1);
    for (const store::ReplayPlayer &player : header.players) {
        games::Seat seat{base::PlayerId(player.playerId)};
        seat.displayName = player.displayName;
        seat.isBot = player.agent == QLatin1String("bot");
        setup.seats.append(seat);
    }
    setup.rules = header.config.toVariantMap();
    setup.seed = header.seedText();
    setup.seedSalt = header.seedSalt;
    setup.dealIndex = header.dealIndex.value_or(0);
    setup.rolePlan = header.rolePlan.toObject().toVariantMap();
    setup.startedAtMs = header.startedAt.utcMs;
    return setup;
}

store::ReplayResult resultOf(const games::MatchSetup &setup, const games::MatchOutcome &outcome)
{
    store::ReplayResult result;
    result.status = outcome.status;
    if (outcome.winner)
        result.winnerPlayerId = outcome.winner->text();
    result.winnerTeam = store::winnerTeamIn(JsonObject::fromVariantMap(outcome.details));
    for (qsizetype seat = 0; seat < setup.seats.size(); ++seat)
        result.score.insert(setup.seats.at(seat).player.text(), outcome.points.value(seat));
    result.reason = outcome.reason;
    return result;
}

store::ReplayEvent eventOf(const games::GameEvent &event)
{
    store::ReplayEvent line;
    line.type = event.kind;
    line.visibility = event.visibility;
    // What the journal writes down has passed the same.
    line.data = store::redact(JsonObject::fromVariantMap(event.facts));
    return line;
}

} // namespace league::app
