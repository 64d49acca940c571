#include "app/replay/engine_rerun.h"

namespace league::app {

base::Result<Rerun> rerunEngine(const games::Game &game, const store::Replay &)
{
    return base::Failure{
        QStringLiteral("Matches of %1 cannot be run again.").arg(game.facts().title)};
}

} // namespace league::app
