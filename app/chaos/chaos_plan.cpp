#include "app/chaos/chaos_plan.h"

#include "agents/base/random_stream.h"

#include <algorithm>

namespace league::app {

namespace {

constexpr int FewestFaults = 6;
constexpr int EntriesPerMatch = 26; // of an undisturbed one
constexpr int EntriesPerRound = 9;
constexpr int EntriesOfOpening = 8;
constexpr int LongestWatchMs = 5'000;

// Draws the parts of a plan one after the other.
class Draw
{
public:
    Draw(const ChaosOptions &options, quint64 seed)
        : m_options(options), m_random(seed, u"chaos/plan")
    {
    }

    PlannedFault fault()
    {
        PlannedFault fault;
        fault.kind = m_random.pick(m_options.faults);
        fault.moment = moment();
        fault.victim = victimOf(fault.kind);
        fault.lasts = lastsOf(fault.kind);
        const int hours = between(1, 30);
        fault.hours = between(0, 1) == 0 ? hours : -hours;
        return fault;
    }

private:
    int between(int first, int last)
    {
        return first + static_cast<int>(m_random.uniform(static_cast<quint64>(last - first + 1)));
    }

    Moment moment()
    {
        const std::chrono::milliseconds later(between(0, 40));
        const int form = between(0, 9);
        if (form < 6)
            return {Moment::Of::Entries, between(1, entriesOfLeague()), later};
        if (form < 9)
            return {Moment::Of::Results, between(0, m_options.matches()), later};
        return {Moment::Of::Elapsed, between(0, LongestWatchMs), later};
    }

    [[nodiscard]] int entriesOfLeague() const
    {
        const int rounds = m_options.players - (m_options.players % 2 == 0 ? 1 : 0);
        return EntriesOfOpening + m_options.players + m_options.referees + rounds * EntriesPerRound
            + m_options.matches() * EntriesPerMatch;
    }

    int victimOf(FaultKind kind)
    {
        switch (kind) {
        case FaultKind::KillManager:
        case FaultKind::FullDisk:
            return 0;
        case FaultKind::KillReferee:
            return between(1, m_options.referees);
        case FaultKind::KillPlayer:
            return m_options.referees + between(1, m_options.players);
        default:
            return between(0, m_options.referees + m_options.players);
        }
    }

    std::chrono::milliseconds lastsOf(FaultKind kind)
    {
        switch (kind) {
        case FaultKind::KillManager:
        case FaultKind::KillReferee:
        case FaultKind::KillPlayer:
            return std::chrono::milliseconds(between(0, 400));
        case FaultKind::Stop:
            return std::chrono::milliseconds(between(100, 2'500));
        default:
            return std::chrono::milliseconds(between(200, 1'500));
        }
    }

    const ChaosOptions &m_options;
    base::RandomStream m_random;
};

} // namespace

QList<PlannedFault> ChaosPlan::make(const ChaosOptions &options, quint64 seed)
{
    QList<PlannedFault> plan;
    if (options.faults.isEmpty())
        return plan;
    Draw draw(options, seed);
    const int count = std::max(FewestFaults, options.matches());
    for (int i = 0; i < count; ++i)
        plan.append(draw.fault());
    return plan;
}

} // namespace league::app
