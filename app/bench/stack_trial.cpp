#include "app/bench/stack_trial.h"

#include "agents/base/stopwatch.h"
#include "app/bench/processor_time.h"
#include "app/bench/stack_floor.h"
#include "app/host_thread.h"

#include <QEventLoop>

#include <algorithm>
#include <array>

namespace league::app {

namespace {

// Connections are opened and memory is warmed before anything is timed, as in a league that goes on
// for a while.
constexpr qint64 WarmUpPerSlot = 10;

// One of the two threads of a league, without the league.
struct Half
{
    Half(const QString &name, const Tape &ownTape) : tape(ownTape), thread(name) { }
    ~Half()
    {
        thread.run([this] { floor.reset(); });
    }

    const Tape &tape;
    HostThread thread;
    std::unique_ptr<StackFloor> floor;
};

} // namespace

base::Result<StackTrial> StackTrial::run(const LeagueTrial &league, int atOnce,
                                         const InterruptWatch &watch)
{
    Half leagueHalf(QStringLiteral("league"), *league.leagueTape);
    Half playerHalf(QStringLiteral("players"), *league.playerTape);
    const std::array<Half *, 2> halves{&leagueHalf, &playerHalf};
    const QList<const Tape *> tapes{league.leagueTape.get(), league.playerTape.get()};
    StackFloor::Endpoints endpoints;
    base::Outcome opened = base::Done{};
    for (Half *half : halves) {
        half->thread.run([&] {
            half->floor = std::make_unique<StackFloor>();
            if (opened)
                opened = half->floor->open(half->tape, tapes);
            endpoints.insert(half->floor->endpoints());
        });
    }
    if (!opened)
        return opened.failure();
    for (Half *half : halves)
        half->thread.run([&] { half->floor->prepare(half->tape, endpoints); });

    QEventLoop loop;
    qint64 failed = 0;
    bool isInterrupted = false;
    QObject::connect(&watch, &InterruptWatch::interrupted, &loop, [&] {
        isInterrupted = true;
        loop.quit();
    });
    const auto call = [&](const auto &callsOf) {
        int busy = static_cast<int>(halves.size());
        const auto over = [&](qint64 unanswered) {
            QMetaObject::invokeMethod(
                &loop,
                [&, unanswered] {
                    failed += unanswered;
                    if (--busy == 0)
                        loop.quit();
                },
                Qt::QueuedConnection);
        };
        for (Half *half : halves) {
            half->thread.post([half, over, atOnce, calls = callsOf(half->tape)] {
                half->floor->call(calls, atOnce, over);
            });
        }
        loop.exec();
    };
    call([&](const Tape &tape) { return std::min(tape.calls, atOnce * WarmUpPerSlot); });
    StackTrial trial;
    if (!isInterrupted) {
        const qint64 processorBefore = app::processorUs();
        const base::Stopwatch stopwatch;
        call([](const Tape &tape) { return tape.calls; });
        trial.us = stopwatch.us();
        trial.processorUs = app::processorUs() - processorBefore;
    }
    for (Half *half : halves) // nothing may call back into what ends here
        half->thread.run([half] { half->floor.reset(); });
    if (isInterrupted)
        return base::Failure{QStringLiteral("The measuring was interrupted.")};
    if (failed > 0) {
        return base::Failure{QStringLiteral("%1 calls of the bare stack were not answered, so its "
                                            "figures say nothing. Try again.")
                                 .arg(failed)};
    }
    return trial;
}

} // namespace league::app
