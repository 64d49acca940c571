#include "app/bench/machine_trial.h"

#include "agents/base/stopwatch.h"
#include "agents/transport/http_answer.h"
#include "agents/transport/wire_call.h"
#include "app/bench/epoll_loop.h"
#include "app/bench/processor_time.h"
#include "app/host_thread.h"

#include <algorithm>

namespace league::app {

namespace {

constexpr qint64 WarmUpPerSlot = 10;

qint32 requestBytes(const TapedExchange &exchange)
{
    transport::WireCall call;
    call.headers = exchange.headers;
    QByteArray head = "POST /mcp HTTP/1.1\r\nHost: 127.0.0.1:" + QByteArray::number(exchange.port)
        + "\r\nContent-Length: " + QByteArray::number(exchange.request.size()) + "\r\n\r\n";
    for (const auto &[name, value] : call.completeHeaders())
        head += name + ": " + value + "\r\n";
    return static_cast<qint32>(head.size() + exchange.request.size());
}

qint32 answerBytes(const TapedExchange &exchange)
{
    return static_cast<qint32>(
        transport::httpAnswer(200, exchange.answer, transport::JsonContentType, {}, {}).size());
}

// One of the two threads of a league, as numbers of bytes.
struct Half
{
    Half(const QString &name, const Tape &ownTape) : tape(ownTape), thread(name) { }

    const Tape &tape;
    HostThread thread;
    EpollLoop loop = {};
    std::vector<EpollLoop::Exchange> exchanges = {};
    base::Outcome outcome = base::Done{};
};

void prepare(Half &caller, const Half &other)
{
    for (const TapedExchange &exchange : caller.tape.kept) {
        const bool isAtHome = caller.tape.served.contains(exchange.port);
        caller.exchanges.push_back({isAtHome ? caller.loop.port() : other.loop.port(),
                                    requestBytes(exchange), answerBytes(exchange)});
    }
}

} // namespace

base::Result<MachineTrial> MachineTrial::run(const LeagueTrial &league, int atOnce)
{
    Half leagueHalf(QStringLiteral("league"), *league.leagueTape);
    Half playerHalf(QStringLiteral("players"), *league.playerTape);
    for (Half *half : {&leagueHalf, &playerHalf}) {
        if (const base::Outcome opened = half->loop.open(); !opened)
            return opened.failure();
    }
    prepare(leagueHalf, playerHalf);
    prepare(playerHalf, leagueHalf);

    const auto run = [&](const auto &callsOf) {
        std::atomic<qint64> left = callsOf(leagueHalf.tape) + callsOf(playerHalf.tape);
        for (Half *half : {&leagueHalf, &playerHalf}) {
            half->thread.post([&, half, calls = callsOf(half->tape)] {
                half->outcome = half->loop.run(half->exchanges, calls, atOnce, left);
                if (!half->outcome)
                    left = 0; // the other one need not wait
            });
        }
        for (Half *half : {&leagueHalf, &playerHalf})
            half->thread.run([] {}); // behind what was posted
    };
    run([&](const Tape &tape) { return std::min(tape.calls, atOnce * WarmUpPerSlot); });
    MachineTrial trial;
    const qint64 processorBefore = app::processorUs();
    const base::Stopwatch stopwatch;
    run([](const Tape &tape) { return tape.calls; });
    trial.us = stopwatch.us();
    trial.processorUs = app::processorUs() - processorBefore;
    for (const Half *half : {&leagueHalf, &playerHalf}) {
        if (!half->outcome)
            return half->outcome.failure();
    }
    return trial;
}

} // namespace league::app
