#include "app/chaos/process_keeper.h"

#include "agents/store/safe_name.h"

#include <QDir>
#include <QRegularExpression>

#include <algorithm>
#include <csignal>

namespace league::app {

namespace {

using std::chrono::milliseconds;

constexpr int Manager = 0;
constexpr int MostFailures = 25; // of one process; then it is not the chaos any more
constexpr int MostTellings = 8;

// What the manager says to a player that it does not let in again (L-23).
const QString Withdrawn = QStringLiteral("was withdrawn from the league");

// Short enough that a league with many faults is over in seconds, long enough that a busy machine
// alone is no fault.
QStringList withRules(const QStringList &rules)
{
    QStringList arguments;
    for (const QString &rule : rules)
        arguments << QStringLiteral("--set") << rule;
    return arguments;
}

const QStringList &leagueRules()
{
    static const QStringList rules = withRules(
        {QStringLiteral("join_timeout_ms=1500"), QStringLiteral("choice_timeout_ms=1500"),
         QStringLiteral("ack_timeout_ms=1500"), QStringLiteral("report_timeout_ms=1500"),
         QStringLiteral("max_retries=3"), QStringLiteral("initial_delay_ms=100"),
         QStringLiteral("heartbeat_interval_ms=300"), QStringLiteral("heartbeat_miss_limit=3"),
         QStringLiteral("recovery_timeout_ms=500"), QStringLiteral("withdraw_after=3")});
    return rules;
}

const QStringList &callRules()
{
    static const QStringList rules = withRules(
        {QStringLiteral("registration_timeout_ms=1500"), QStringLiteral("report_timeout_ms=1500"),
         QStringLiteral("max_retries=5"), QStringLiteral("initial_delay_ms=100"),
         QStringLiteral("recovery_timeout_ms=500")});
    return rules;
}

} // namespace

ProcessKeeper::ProcessKeeper(const ChaosOptions &options, quint64 seed, QString folder,
                             base::Clock &clock)
    : m_options(options),
      m_seed(seed),
      m_folder(std::move(folder)),
      m_clock(clock),
      m_time(m_folder + QStringLiteral("/clocks"))
{
    QDir().mkpath(m_folder + QStringLiteral("/logs"));
    addPlace(QStringLiteral("manager"));
    for (int i = 1; i <= options.referees; ++i)
        addPlace(QStringLiteral("referee-%1").arg(i));
    for (int i = 1; i <= options.players; ++i)
        addPlace(QStringLiteral("player-%1").arg(i));
}

ProcessKeeper::~ProcessKeeper()
{
    for (const Place &place : m_places)
        place.process->disconnect(this);
}

void ProcessKeeper::addPlace(const QString &name)
{
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    if (m_options.faults.contains(FaultKind::ClockJump))
        m_time.prepare(name, environment);
    const int number = count();
    Place place;
    place.proxy = std::make_unique<FaultProxy>(name, m_seed, m_clock);
    place.process = std::make_unique<AgentProcess>(
        name, QStringLiteral("%1/logs/%2.log").arg(m_folder, name), environment);
    connect(place.process.get(), &AgentProcess::said, this,
            [this, number](const QString &line) { onSaid(number, line); });
    connect(place.process.get(), &AgentProcess::ended, this,
            [this, number](int code, int signal) { onEnded(number, code, signal); });
    m_places.push_back(std::move(place));
}

base::Outcome ProcessKeeper::open()
{
    for (const Place &place : m_places) {
        if (const base::Outcome listening = place.proxy->listen(); !listening)
            return listening;
    }
    start(Manager);
    return base::Done{};
}

store::LeagueFolder ProcessKeeper::league() const
{
    return store::LeagueFolder(m_folder + QStringLiteral("/manager"), m_leagueId);
}

QStringList ProcessKeeper::refereeJournals() const
{
    QStringList journals;
    for (int place = 1; isReferee(place); ++place) {
        const QString &name = m_places[static_cast<size_t>(place)].process->name();
        journals << QStringLiteral("%1/%2/referees/%3/journal.db")
                        .arg(m_folder, name, store::safeName(name));
    }
    return journals;
}

void ProcessKeeper::start(int place)
{
    Place &it = at(place);
    if (it.process->isRunning())
        return;
    it.wasKilled = false;
    it.process->start(argumentsOf(place));
}

QStringList ProcessKeeper::argumentsOf(int place)
{
    if (place == Manager)
        return managerArguments();
    const QString &name = at(place).process->name();
    // Any port will do: everybody knows the agent by its proxy, which stays where it is.
    QStringList arguments{isReferee(place) ? QStringLiteral("referee") : QStringLiteral("player"),
                          QStringLiteral("--manager"),
                          at(Manager).proxy->url().toString(),
                          QStringLiteral("--port"),
                          QStringLiteral("0"),
                          QStringLiteral("--public-url"),
                          at(place).proxy->url().toString(),
                          QStringLiteral("--name"),
                          name};
    if (isReferee(place))
        arguments << QStringLiteral("--data") << m_folder + u'/' + name;
    return arguments + callRules();
}

QStringList ProcessKeeper::managerArguments() const
{
    QStringList arguments{QStringLiteral("manager"),
                          QStringLiteral("--data"),
                          m_folder + QStringLiteral("/manager"),
                          QStringLiteral("--port"),
                          QString::number(m_managerPort),
                          QStringLiteral("--exit-when-done"),
                          QStringLiteral("--json")};
    if (!m_leagueId.isEmpty()) // everything else stands in its journal
        return arguments << QStringLiteral("--resume") << QStringLiteral("--league") << m_leagueId;
    arguments << QStringLiteral("--auto-start") << QStringLiteral("--expect-players")
              << QString::number(m_options.players) << QStringLiteral("--expect-referees")
              << QString::number(m_options.referees);
    return arguments + leagueRules();
}

void ProcessKeeper::onSaid(int place, const QString &line)
{
    static const QRegularExpression opened(QStringLiteral("^League (\\S+) is open at (\\S+)$"));
    static const QRegularExpression listens(QStringLiteral(" listens at (\\S+) and registers"));
    if (place == Manager) {
        if (const auto match = opened.match(line); match.hasMatch())
            onManagerOpen(match.captured(1), QUrl(match.captured(2)));
        return;
    }
    if (const auto match = listens.match(line); match.hasMatch())
        at(place).proxy->setTarget(static_cast<quint16>(QUrl(match.captured(1)).port()));
}

void ProcessKeeper::onManagerOpen(const QString &leagueId, const QUrl &endpoint)
{
    const bool isFirst = m_leagueId.isEmpty();
    if (!isFirst && leagueId != m_leagueId) {
        Q_EMIT troubled(QStringLiteral("The manager was told to resume %1 and opened %2.")
                            .arg(m_leagueId, leagueId));
        return;
    }
    m_leagueId = leagueId;
    m_managerPort = static_cast<quint16>(endpoint.port());
    at(Manager).proxy->setTarget(m_managerPort);
    if (!isFirst)
        return;
    for (int place = 1; place < count(); ++place)
        start(place);
    Q_EMIT leagueOpened();
}

bool ProcessKeeper::kill(int place, milliseconds restartAfter)
{
    Place &it = at(place);
    if (!it.process->isRunning() || it.wasKilled)
        return false;
    it.wasKilled = true;
    it.wake.cancel();
    it.process->kill();
    restartLater(place, restartAfter);
    return true;
}

bool ProcessKeeper::halt(int place, milliseconds length)
{
    Place &it = at(place);
    if (!it.process->isRunning() || it.wasKilled)
        return false;
    it.process->halt();
    it.wake = m_clock.after(length, [this, place] { at(place).process->goOn(); });
    return true;
}

void ProcessKeeper::onEnded(int place, int exitCode, int signal)
{
    Place &it = at(place);
    it.wake.cancel();
    if (it.wasKilled)
        return; // its restart is under way
    if (signal != 0) {
        Q_EMIT troubled(QStringLiteral("%1 was ended by signal %2, which nobody sent. See its log.")
                            .arg(it.process->name())
                            .arg(signal));
        return restartLater(place, milliseconds(100));
    }
    if (exitCode == 0) {
        it.isHome = true;
        return place == Manager ? onManagerDone() : tellTheEndAgain();
    }
    if (it.process->lastLine().contains(Withdrawn)) { // it was away too long, and is told so
        it.isHome = true;
        return tellTheEndAgain();
    }
    ++m_restartsUnasked;
    if (++it.failures > MostFailures || !isOpen()) {
        Q_EMIT gaveUp(QStringLiteral("%1 does not run: it ended with code %2 and \"%3\".")
                          .arg(it.process->name())
                          .arg(exitCode)
                          .arg(it.process->lastLine()));
        return;
    }
    restartLater(place, milliseconds(200));
}

void ProcessKeeper::onManagerDone()
{
    if (m_goingHome)
        return tellTheEndAgain();
    Q_EMIT leagueOver();
}

void ProcessKeeper::restartLater(int place, milliseconds delay)
{
    at(place).restart = m_clock.after(delay, [this, place] {
        if (at(place).process->isRunning()) // killed, and the system has not told us yet
            return restartLater(place, milliseconds(10));
        start(place);
    });
}

void ProcessKeeper::seeEverybodyHome()
{
    m_goingHome = true;
    for (Place &place : m_places) {
        place.proxy->disturb(NetworkFault::None);
        place.wake.cancel();
        if (place.process->isRunning() && !place.wasKilled)
            place.process->goOn();
    }
    tellTheEndAgain();
}

void ProcessKeeper::tellTheEndAgain()
{
    if (!m_goingHome)
        return;
    const bool allHome = std::ranges::all_of(m_places, &Place::isHome)
        && std::ranges::none_of(m_places,
                                [](const Place &place) { return place.process->isRunning(); });
    if (allHome) {
        m_nextTelling.cancel();
        return Q_EMIT everybodyHome();
    }
    // Who missed the end hears it from the manager when it is started once more.
    m_nextTelling = m_clock.after(milliseconds(1'000), [this] {
        if (at(Manager).process->isRunning())
            return tellTheEndAgain();
        if (++m_endTold > MostTellings) {
            QStringList missing;
            for (const Place &place : m_places) {
                if (!place.isHome || place.process->isRunning())
                    missing << place.process->name();
            }
            return Q_EMIT gaveUp(QStringLiteral("%1 did not end by itself, although the end was "
                                                "told %2 times.")
                                     .arg(missing.join(QStringLiteral(", ")))
                                     .arg(MostTellings));
        }
        start(Manager);
    });
}

} // namespace league::app
