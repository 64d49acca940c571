#include "app/bench/league_bench.h"

#include "agents/base/time_account.h"
#include "app/bench/machine_trial.h"
#include "app/bench/stack_trial.h"
#include "app/cli/terminal.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace league::app {

namespace {

constexpr std::array OtherSizes{10, 50, 100, 200};

double rounded(double value, double steps)
{
    return std::round(value * steps) / steps;
}

double each(qint64 us, qint64 count)
{
    return count > 0 ? rounded(static_cast<double>(us) / static_cast<double>(count), 10) : 0;
}

double perSecond(qint64 count, qint64 us)
{
    return us > 0 ? rounded(static_cast<double>(count) * 1e6 / static_cast<double>(us), 10) : 0;
}

double ratio(double of, double to)
{
    return to > 0 ? rounded(of / to, 1'000) : 0;
}

// Of the exchanges of a whole league that went through anything in that time.
template<class Trial>
protocol::PaceSummary paceOf(const Trial &trial, const LeagueTrial &league)
{
    return {perSecond(league.matches, trial.us), perSecond(league.calls(), trial.us),
            each(trial.processorUs, league.matches)};
}

protocol::LeaguePaceSummary paceOfLeague(const LeagueTrial &league)
{
    const protocol::TimesSummary times = league.matchTimes.summary();
    return {paceOf(league, league), times.p50, times.p99, league.peakMemoryMb,
            rounded(static_cast<double>(league.filesUs) / 1'000, 1)};
}

// The turn with the middle ratio stands for all.
template<class Value>
double middle(const QList<protocol::BenchSummary> &turns, Value value)
{
    std::vector<double> values;
    for (const protocol::BenchSummary &turn : turns)
        values.push_back(value(turn));
    std::ranges::sort(values);
    return values.at(values.size() / 2);
}

const protocol::BenchSummary &middleTurn(const QList<protocol::BenchSummary> &turns)
{
    const double ofAll =
        middle(turns, [](const auto &turn) { return turn.http.pace.matchesPerSecond; });
    return *std::ranges::find_if(
        turns, [&](const auto &turn) { return turn.http.pace.matchesPerSecond == ofAll; });
}

} // namespace

LeagueBench::LeagueBench(const BenchPlan &plan, const InterruptWatch &watch)
    : m_plan(plan), m_watch(watch)
{
}

HouseOptions LeagueBench::houseFor(WireKind wire, int players) const
{
    HouseOptions options;
    options.wire = wire;
    options.players = players;
    options.referees = m_plan.referees;
    options.seed = QStringLiteral("bench"); // the same matches every time
    options.dataFolder = m_folder.path();
    options.rules.drawSource = tournament::DrawSource::Seeded;
    return options;
}

// Both players of every match that can be played at once.
int LeagueBench::callsAtOnce() const
{
    const int capacity = m_plan.referees * tournament::LeagueRules().maxConcurrentMatches;
    return 2 * std::min(m_plan.players / 2, capacity);
}

base::Result<protocol::BenchSummary> LeagueBench::run()
{
    for (int turn = 1; turn <= m_plan.repeats; ++turn) {
        Terminal::say(QStringLiteral("Turn %1 of %2: a league of %3 players …")
                          .arg(turn)
                          .arg(m_plan.repeats)
                          .arg(m_plan.players));
        if (const base::Outcome done = runTurn(); !done)
            return done.failure();
    }
    m_summary = middleTurn(m_turns);
    m_summary.repeats = m_plan.repeats;
    m_summary.ratioToStack = middle(m_turns, [](const auto &turn) { return turn.ratioToStack; });
    m_summary.ratioToMachine =
        middle(m_turns, [](const auto &turn) { return turn.ratioToMachine; });
    m_summary.inProcessToHttp =
        middle(m_turns, [](const auto &turn) { return turn.inProcessToHttp; });
    if (const base::Outcome counted = countExpenses(); !counted)
        return counted.failure();
    if (const base::Outcome grown = playOtherSizes(); !grown)
        return grown.failure();
    return m_summary;
}

base::Outcome LeagueBench::runTurn()
{
    const auto http = LeagueTrial::play(houseFor(WireKind::Http, m_plan.players), m_watch);
    if (!http)
        return http.failure();
    const auto stack = StackTrial::run(*http, callsAtOnce(), m_watch);
    if (!stack)
        return stack.failure();
    const auto machine = MachineTrial::run(*http, callsAtOnce());
    if (!machine)
        return machine.failure();
    const auto inProcess =
        LeagueTrial::play(houseFor(WireKind::InProcess, m_plan.players), m_watch);
    if (!inProcess)
        return inProcess.failure();

    protocol::BenchSummary turn;
    turn.players = m_plan.players;
    turn.referees = m_plan.referees;
    turn.matches = http->matches;
    turn.exchangesPerMatch = each(http->calls(), http->matches);
    turn.http = paceOfLeague(*http);
    turn.stack = paceOf(*stack, *http);
    turn.machine = paceOf(*machine, *http);
    turn.inProcess = paceOfLeague(*inProcess);
    turn.ratioToStack = ratio(turn.http.pace.matchesPerSecond, turn.stack.matchesPerSecond);
    turn.ratioToMachine = ratio(turn.http.pace.matchesPerSecond, turn.machine.matchesPerSecond);
    turn.inProcessToHttp =
        ratio(turn.inProcess.pace.matchesPerSecond, turn.http.pace.matchesPerSecond);
    m_turns.append(turn);
    return base::Done{};
}

base::Outcome LeagueBench::countExpenses()
{
    using base::Expense;
    Terminal::say(QStringLiteral("Once more, to see where the time goes …"));
    base::TimeAccount::open();
    const auto league = LeagueTrial::play(houseFor(WireKind::Http, m_plan.players), m_watch);
    (void)base::TimeAccount::close(); // of a league that did not come to its end
    if (!league)
        return league.failure();
    const auto of = [&](Expense expense) {
        return each(league->expenses.at(static_cast<size_t>(expense)), league->matches);
    };
    protocol::ExpenseSummary &told = m_summary.expenses;
    told.httpServer = of(Expense::HttpServer);
    told.httpClient = of(Expense::HttpClient);
    told.json = of(Expense::Json);
    told.charts = of(Expense::Charts);
    told.journal = of(Expense::Journal);
    const double known = told.httpServer + told.httpClient + told.json + told.charts + told.journal;
    told.rest = rounded(std::max(0.0, each(league->processorUs, league->matches) - known), 10);
    return base::Done{};
}

base::Outcome LeagueBench::playOtherSizes()
{
    if (!m_plan.growth)
        return base::Done{};
    for (const int players : OtherSizes) {
        Terminal::say(QStringLiteral("A league of %1 players …").arg(players));
        const auto league = LeagueTrial::play(houseFor(WireKind::Http, players), m_watch);
        if (!league)
            return league.failure();
        m_summary.growth.append({players, league->matches, each(league->us, league->matches),
                                 each(league->processorUs, league->matches), league->peakMemoryMb});
    }
    return base::Done{};
}

} // namespace league::app
