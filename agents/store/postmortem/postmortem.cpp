#include "agents/store/postmortem/postmortem.h"

#include "agents/protocol/canonical_json.h"
#include "agents/protocol/message.h"
#include "agents/store/postmortem/postmortem_fold.h"

#include <algorithm>

namespace league::store {

std::optional<int> PostmortemPlayer::goodVotePercent() const
{
    if (votesCast == 0)
        return std::nullopt;
    const int good = team == QLatin1String("mafia") ? votesOnTown : votesOnMafia;
    return 100 * good / votesCast;
}

const PostmortemPlayer *Postmortem::player(const QString &playerId) const
{
    const auto found =
        std::find_if(players.begin(), players.end(), [&playerId](const PostmortemPlayer &player) {
            return player.playerId == playerId;
        });
    return found == players.end() ? nullptr : &*found;
}

std::optional<Postmortem> postmortemOf(const Replay &replay)
{
    if (replay.header.gameType != QLatin1String("mafia"))
        return std::nullopt;
    const QList<ReplayEvent> events = replay.events();
    const bool isOver = std::any_of(events.begin(), events.end(), [](const ReplayEvent &event) {
        return event.type == QLatin1String("GAME_ENDED");
    });
    if (!isOver)
        return std::nullopt;
    PostmortemFold fold(replay);
    for (const ReplayEvent &event : events)
        fold.take(event);
    return fold.finish();
}

QByteArray toJsonBytes(const Postmortem &postmortem)
{
    return protocol::canonicalJson(protocol::payloadOf(postmortem)) + '\n';
}

} // namespace league::store
