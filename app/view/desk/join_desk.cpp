#include "app/view/desk/join_desk.h"

#include "app/free_port.h"
#include "app/view/boards/seat_board.h"
#include "app/view/desk/desk.h"
#include "app/view/desk/surroundings.h"
#include "app/view/words/engine_words.h"
#include "app/view/words/language_news.h"

#include <QQmlEngine>

namespace league::app::view {

namespace {

const QString Referee = QStringLiteral("referee");
const QString Spectator = QStringLiteral("spectator");
const QString LastAddress = QStringLiteral("join_address");

constexpr quint16 FirstPlayerPort = 8101;
constexpr quint16 FirstRefereePort = 8001;
constexpr int MostAtOnce = 50;

QString usualPort(const QString &role)
{
    const QHostAddress any(QHostAddress::AnyIPv4);
    const quint16 first = role == Referee ? FirstRefereePort : FirstPlayerPort;
    const quint16 port = isPortFree(any, first) ? first : freePortAfter(any, first);
    return port == 0 ? QString() : QString::number(port);
}

QString wordOf(ConnectionCheck::State state)
{
    using enum ConnectionCheck::State;
    switch (state) {
    case Waiting:
        break;
    case Running:
        return QStringLiteral("running");
    case Passed:
        return QStringLiteral("passed");
    case Failed:
        return QStringLiteral("failed");
    case Unknown:
        return QStringLiteral("unknown");
    }
    return QStringLiteral("waiting");
}

} // namespace

JoinDesk::JoinDesk(base::Clock &clock, Preferences &preferences,
                   std::unique_ptr<ConnectionTest> test,
                   std::unique_ptr<transport::LeagueSeeker> seeker, QObject *parent)
    : QObject(parent),
      m_clock(clock),
      m_preferences(preferences),
      m_places(preferences),
      m_heard(std::move(seeker)),
      m_test(std::move(test))
{
    m_player.mind = Mind::Person;
    m_player.strategy = strategies().constFirst();
    m_player.name = preferences.displayName();
    m_address = preferences.note(LastAddress, {});
    connect(m_test.get(), &ConnectionTest::changed, this, &JoinDesk::take);
    connect(this, &JoinDesk::edited, this, &JoinDesk::tested); // mayJoin depends on both
    connect(&LanguageNews::here(), &LanguageNews::changed, this, &JoinDesk::tested);
    connect(&m_heard, &HeardPlaces::changed, this, &JoinDesk::showPlaces);
    showPlaces();
}

JoinDesk::~JoinDesk() = default;

JoinDesk *JoinDesk::create(QQmlEngine *engine, QJSEngine *scripts)
{
    Q_UNUSED(scripts)
    auto *desk = engine->singletonInstance<Desk *>(qmlTypeId("League.View", 1, 0, "Desk"));
    auto *seat =
        engine->singletonInstance<SeatBoard *>(qmlTypeId("League.View", 1, 0, "SeatBoard"));
    auto *join = new JoinDesk(desk->clock(), desk->preferences(),
                              Surroundings::of(*engine).makeConnectionTest(),
                              Surroundings::of(*engine).makeSeeker());
    connect(join, &JoinDesk::watchWanted, desk, &Desk::watch);
    connect(join, &JoinDesk::seatWanted, seat, &SeatBoard::sit);
    return join;
}

void JoinDesk::begin(const QString &role)
{
    m_role = role == Referee || role == Spectator ? role : QStringLiteral("player");
    m_port = usualPort(m_role);
    m_heard.begin();
    changed();
    testSoon();
}

void JoinDesk::end()
{
    m_pause.cancel();
    m_tick.cancel();
    m_isPending = false;
    m_test->cancel();
    m_heard.end();
}

void JoinDesk::setRole(const QString &role)
{
    if (role != m_role)
        begin(role);
}

void JoinDesk::setAddress(const QString &address)
{
    if (std::exchange(m_address, address) == address)
        return;
    changed();
    testSoon();
}

void JoinDesk::setCode(const QString &code)
{
    if (std::exchange(m_code, code) == code)
        return;
    changed();
    testSoon();
}

void JoinDesk::setPort(const QString &port)
{
    if (std::exchange(m_port, port) == port)
        return;
    changed();
    testSoon();
}

void JoinDesk::setName(const QString &name)
{
    if (std::exchange(m_player.name, name) != name)
        changed();
}

void JoinDesk::setMind(const QString &mind)
{
    const Mind wanted = mindFrom(mind);
    if (std::exchange(m_player.mind, wanted) != wanted)
        changed();
}

void JoinDesk::setStrategy(const QString &strategy)
{
    if (strategies().contains(strategy) && std::exchange(m_player.strategy, strategy) != strategy)
        changed();
}

void JoinDesk::setCommand(const QString &command)
{
    if (std::exchange(m_player.command, command) != command)
        changed();
}

void JoinDesk::setModelUrl(const QString &url)
{
    if (std::exchange(m_player.modelUrl, url) != url)
        changed();
}

void JoinDesk::setModelName(const QString &name)
{
    if (std::exchange(m_player.modelName, name) != name)
        changed();
}

void JoinDesk::setMatchesAtOnce(int matches)
{
    const int wanted = std::clamp(matches, 1, MostAtOnce);
    if (std::exchange(m_matchesAtOnce, wanted) != wanted)
        changed();
}

QStringList JoinDesk::strategies()
{
    return player::strategyNames();
}

bool JoinDesk::hasModelKey()
{
    return !modelKeyFromEnvironment().isEmpty();
}

bool JoinDesk::needsPort() const
{
    return m_role != Spectator;
}

QString JoinDesk::missing() const
{
    if (m_address.trimmed().isEmpty())
        return QStringLiteral("address");
    if (m_role == Spectator)
        return {};
    if (m_player.name.trimmed().isEmpty())
        return QStringLiteral("name");
    bool isNumber = false;
    const uint port = m_port.trimmed().toUInt(&isNumber);
    if (!m_port.trimmed().isEmpty() && (!isNumber || port > 65'535))
        return QStringLiteral("port");
    if (m_role == Referee)
        return {};
    if (m_player.mind == Mind::Script && m_player.command.trimmed().isEmpty())
        return QStringLiteral("command");
    if (m_player.mind == Mind::Model && m_player.modelUrl.trimmed().isEmpty())
        return QStringLiteral("model_url");
    if (m_player.mind == Mind::Model && m_player.modelName.trimmed().isEmpty())
        return QStringLiteral("model_name");
    return {};
}

void JoinDesk::changed()
{
    Q_EMIT edited();
}

void JoinDesk::testSoon()
{
    m_test->cancel();
    m_isPending = !m_address.trimmed().isEmpty() && missing() != QStringLiteral("port");
    m_pause.cancel();
    if (m_isPending)
        m_pause = m_clock.after(Pause, [this] { test(); });
    m_checks.show({});
    Q_EMIT tested();
}

void JoinDesk::test()
{
    m_pause.cancel();
    m_isPending = false;
    if (m_address.trimmed().isEmpty() || missing() == QStringLiteral("port"))
        return;
    ConnectionPlan plan;
    plan.manager = m_address;
    plan.joinCode = m_code;
    plan.role = m_role == Spectator ? JoinRole::Spectator
        : m_role == Referee         ? JoinRole::Referee
                                    : JoinRole::Player;
    plan.port = needsPort() ? m_port.trimmed().toUShort() : quint16(0);
    m_test->start(plan);
}

void JoinDesk::take(const ConnectionReport &report)
{
    QList<ConnectionRow> rows;
    for (const ConnectionCheck &check : report.checks)
        rows.append({check.id, check.title, wordOf(check.state), check.value,
                     EngineWords::said(check.cause)});
    if (!m_isPending)
        m_checks.show(rows);
    m_secondsAgo = 0;
    m_tick.cancel();
    if (report.finishedUtcMs > 0)
        m_tick = m_clock.after(std::chrono::seconds(1), [this] { tick(); });
    Q_EMIT ticked();
    Q_EMIT tested();
}

void JoinDesk::tick()
{
    ++m_secondsAgo;
    Q_EMIT ticked();
    m_tick = m_clock.after(std::chrono::seconds(1), [this] { tick(); });
}

void JoinDesk::useFreePort()
{
    if (freePort() > 0)
        setPort(QString::number(freePort()));
}

QString JoinDesk::testState() const
{
    using enum ConnectionReport::State;
    if (m_isPending)
        return QStringLiteral("pending");
    switch (m_test->report().state) {
    case Idle:
        break;
    case Running:
        return QStringLiteral("running");
    case Works:
        return QStringLiteral("works");
    case Fails:
        return QStringLiteral("fails");
    }
    return QStringLiteral("idle");
}

const ConnectionCheck *JoinDesk::failure() const
{
    const ConnectionReport &report = m_test->report();
    const bool has = !m_isPending && report.state == ConnectionReport::State::Fails
        && report.failed >= 0 && report.failed < report.checks.size();
    return has ? &report.checks.at(report.failed) : nullptr;
}

QString JoinDesk::failedCheck() const
{
    return failure() ? failure()->id : QString();
}

QString JoinDesk::cause() const
{
    return failure() ? EngineWords::said(failure()->cause) : QString();
}

QString JoinDesk::remedy() const
{
    return failure() ? failure()->remedy : QString();
}

int JoinDesk::freePort() const
{
    return failure() ? failure()->freePort : 0;
}

QString JoinDesk::leagueName() const
{
    return m_test->report().leagueName;
}

QString JoinDesk::details() const
{
    QStringList lines{tr("Agent League, joining %1 as %2").arg(m_address, m_role)};
    for (const ConnectionCheck &check : m_test->report().checks) {
        const QString found = check.cause.isEmpty() ? check.value : EngineWords::said(check.cause);
        lines.append(QStringLiteral("%1: %2 %3").arg(check.title, wordOf(check.state), found));
    }
    if (!remedy().isEmpty())
        lines.append(remedy());
    return lines.join(u'\n');
}

bool JoinDesk::mayJoin() const
{
    return missing().isEmpty() && testState() == QStringLiteral("works");
}

SeatOptions JoinDesk::seatOptions() const
{
    SeatOptions seat;
    seat.role = m_role == Referee ? protocol::Role::Referee : protocol::Role::Player;
    seat.manager = QUrl(m_test->report().managerUrl);
    seat.joinCode = m_code.trimmed();
    if (const QString game = m_test->report().gameType; !game.isEmpty())
        seat.gameType = game;
    seat.player = m_player;
    seat.player.name = m_player.name.trimmed();
    seat.player.port = m_port.trimmed().toUShort();
    seat.maxMatches = m_matchesAtOnce;
    seat.dataFolder = m_preferences.dataFolder();
    return seat;
}

void JoinDesk::join()
{
    if (!mayJoin())
        return;
    const ConnectionReport report = m_test->report();
    m_preferences.setNote(LastAddress, report.managerUrl);
    m_places.add({.address = report.managerUrl,
                  .code = m_code.trimmed(),
                  .name = report.leagueName,
                  .game = report.gameType});
    showPlaces();
    if (m_role == Spectator) {
        end();
        Q_EMIT watchWanted(report.managerUrl);
        return;
    }
    m_preferences.setDisplayName(m_player.name.trimmed());
    const SeatOptions seat = seatOptions();
    end(); // it holds the port until then
    Q_EMIT seatWanted(seat, report.leagueName);
}

} // namespace league::app::view
