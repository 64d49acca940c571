// MachineTrial where there is no epoll: built instead of machine_trial.cpp on other systems.
#include "app/bench/machine_trial.h"

namespace league::app {

base::Result<MachineTrial> MachineTrial::run(const LeagueTrial &league, int atOnce)
{
    Q_UNUSED(league)
    Q_UNUSED(atOnce)
    return base::Failure{QStringLiteral("What the bare machine can do is measured by epoll, which "
                                        "only Linux has. Run the bench on a Linux computer.")};
}

} // namespace league::app
