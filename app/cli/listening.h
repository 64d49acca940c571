// Listening: a command hears the leagues of the local network, until it has heard enough, time is
// up or somebody interrupts it.
//
// Owned by the command: `discover`, and agents that look for their league (league_search.h). It
// sleeps in the event loop while nobody calls.
#pragma once

#include "agents/transport/lan/league_seeker.h"
#include "app/cli/interrupt_watch.h"
#include "app/cli/option_reader.h"

#include <QEventLoop>

#include <optional>

namespace league::app {

// Where to listen, as AGENT_LEAGUE_LAN says; `whenOff` is the problem of the options when that is
// "off", and nothing can be heard.
[[nodiscard]] transport::LanPlace readLanPlace(OptionReader &options, const QString &whenOff);

class Listening
{
public:
    enum class End { Enough, TimeIsUp, Interrupted };

    // Ctrl-C is heard from now on. The clock must outlive it.
    Listening(const transport::LanPlace &place, base::Clock &clock);

    // Tells what is heard; connect before listen().
    [[nodiscard]] const transport::LeagueSeeker &seeker() const { return m_seeker; }
    // Listens, without a limit for as long as it takes. Fails when the port cannot be had.
    [[nodiscard]] base::Result<End> listen(std::optional<std::chrono::seconds> limit);
    // Ends listen().
    void enough();

private:
    base::Clock &m_clock;
    transport::LeagueSeeker m_seeker;
    QEventLoop m_loop;
    InterruptWatch m_watch;
};

} // namespace league::app
