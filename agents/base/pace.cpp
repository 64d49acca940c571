#include "agents/base/pace.h"

#include "agents/base/random_stream.h"

namespace league::base {

using std::chrono::milliseconds;

namespace {

// think_ms and reveal_ms of every speed; a draw has two steps to reveal. Four players in three
// rounds of two matches at a time need about 3 * (1 + 12 + 5) seconds at NORMAL: the slowest of
// four decides when a round is thought through.
struct Lengths
{
    milliseconds arrive;
    milliseconds think;
    milliseconds reveal;
    milliseconds speak;
};

constexpr Lengths lengthsOf(Speed speed)
{
    switch (speed) {
    case Speed::Normal:
        return {milliseconds(1'000), milliseconds(10'000), milliseconds(2'500),
                milliseconds(3'000)};
    case Speed::Fast:
        return {milliseconds(500), milliseconds(5'000), milliseconds(1'250), milliseconds(1'500)};
    case Speed::Debug:
        return {milliseconds(100), milliseconds(700), milliseconds(200), milliseconds(300)};
    case Speed::Step:
        return {milliseconds(300), milliseconds(1'500), milliseconds(600), milliseconds(1'000)};
    case Speed::Max:
        break;
    }
    return {};
}

// Players differ by up to this much of a moment, to either side.
constexpr qint64 VariationPercent = 30;

} // namespace

Pace::Pace(Clock &clock, quint64 seed, Speed speed) : m_clock(clock), m_seed(seed), m_speed(speed)
{
}

Pace::~Pace() = default;

milliseconds Pace::length(Moment moment, QStringView whose) const
{
    const Lengths lengths = lengthsOf(m_speed);
    if (moment == Moment::Reveal)
        return lengths.reveal;
    const milliseconds usual = moment == Moment::Think ? lengths.think
        : moment == Moment::Speak                      ? lengths.speak
                                                       : lengths.arrive;
    const qint64 span = usual.count() * VariationPercent / 100;
    if (span == 0)
        return usual;
    const auto shift = static_cast<qint64>(
        RandomStream(m_seed, whose).uniform(static_cast<quint64>(2 * span + 1)));
    return usual + milliseconds(shift - span);
}

void Pace::pause(Moment moment, const QString &whose, milliseconds longest, QObject *context,
                 std::function<void()> then)
{
    const quint64 number = ++m_lastNumber;
    Pause &pause = m_pauses[number];
    pause.moment = moment;
    pause.whose = whose;
    pause.longest = longest;
    pause.begunMs = m_clock.steadyMs();
    pause.context = context;
    pause.then = std::move(then);
    setAlarm(number, pause);
}

void Pace::setSpeed(Speed speed)
{
    m_speed = speed;
    for (auto &[number, pause] : m_pauses)
        setAlarm(number, pause);
}

void Pace::setAlarm(quint64 number, Pause &pause)
{
    const milliseconds whole = std::min(length(pause.moment, pause.whose), pause.longest);
    const milliseconds gone(m_clock.steadyMs() - pause.begunMs);
    pause.alarm =
        m_clock.after(std::max(whole - gone, milliseconds(0)), [this, number] { end(number); });
}

void Pace::end(quint64 number)
{
    auto pause = m_pauses.extract(number);
    if (!pause.empty() && pause.mapped().context)
        pause.mapped().then();
}

} // namespace league::base
