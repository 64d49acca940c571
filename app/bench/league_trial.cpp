#include "app/bench/league_trial.h"

#include "agents/base/stopwatch.h"
#include "agents/store/journal_reader.h"
#include "agents/store/league_folder.h"
#include "app/bench/own_memory.h"
#include "app/bench/processor_time.h"
#include "app/bench/taping_wire.h"
#include "app/house.h"

#include <QEventLoop>

namespace league::app {

namespace {

// The wires are made one after the other: the league's thread first.
AroundWire tapes(const LeagueTrial &trial)
{
    return [league = trial.leagueTape, players = trial.playerTape,
            made = std::make_shared<std::atomic<int>>(0)](std::unique_ptr<transport::Wire> wire) {
        return std::make_unique<TapingWire>(std::move(wire), (*made)++ == 0 ? league : players);
    };
}

base::Outcome readMatchTimes(const QString &journal, Times &times)
{
    const auto reader = store::JournalReader::open(journal);
    if (!reader)
        return reader.failure();
    QHash<QString, qint64> begun;
    return (*reader)->forEach({.kinds = {store::kind::Assigned, store::kind::Result}},
                              [&](const store::Entry &entry) {
                                  if (entry.kind == store::kind::Assigned)
                                      begun.insert(entry.subject, entry.timeMs);
                                  else if (begun.contains(entry.subject))
                                      times.add((entry.timeMs - begun.take(entry.subject)) * 1'000);
                              });
}

} // namespace

base::Result<LeagueTrial> LeagueTrial::play(HouseOptions options, const InterruptWatch &watch)
{
    LeagueTrial trial;
    options.basePort = 0;
    options.aroundWire = tapes(trial);
    forgetPeakMemory();

    QEventLoop loop;
    std::optional<base::Failure> problem;
    std::optional<base::Stopwatch> stopwatch;
    qint64 processorBefore = 0;
    House house(options);
    QObject::connect(&house, &House::ready, &loop, [&] {
        trial.leagueTape->isRunning = true;
        trial.playerTape->isRunning = true;
        processorBefore = app::processorUs();
        stopwatch.emplace();
    });
    QObject::connect(&house, &House::matchCounted, &loop,
                     [&](int counted, int) { trial.matches = counted; });
    QObject::connect(&house, &House::played, &loop, [&] {
        trial.us = stopwatch->us();
        trial.processorUs = app::processorUs() - processorBefore;
        trial.expenses = base::TimeAccount::close();
    });
    QObject::connect(&house, &House::settled, &loop, [&] {
        trial.filesUs = stopwatch->us() - trial.us;
        trial.peakMemoryMb = app::peakMemoryMb();
        loop.quit();
    });
    QObject::connect(&house, &House::failed, &loop, [&](const base::Failure &reason) {
        problem = reason;
        loop.quit();
    });
    QObject::connect(&watch, &InterruptWatch::interrupted, &loop, [&] {
        problem = base::Failure{QStringLiteral("The measuring was interrupted.")};
        loop.quit();
    });
    if (const base::Outcome opened = house.open(); !opened)
        return opened.failure();
    loop.exec();
    const QString journal = store::LeagueFolder(options.dataFolder, house.leagueId()).journal();
    house.close();
    if (problem)
        return *problem;
    if (const base::Outcome read = readMatchTimes(journal, trial.matchTimes); !read)
        return read.failure();
    return trial;
}

} // namespace league::app
