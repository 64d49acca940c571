#include "app/view/desk/join_desk.h"

#include "app/free_port.h"
#include "app/view/boards/seat_board.h"
#include "app/view/desk/desk.h"
#include "app/view/desk/surroundings.h"
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
    if (m_waitsForWord)
        forgetTest();
    else
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
    forgetLink();
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

QStringList JoinDesk::strategies() const
{
    const QString told = m_test->report().gameType;
    const QString game = told.isEmpty() ? m_linkedGame : told;
    return game.isEmpty() ? player::strategyNames() : player::strategyNames(game);
}

QString JoinDesk::strategy() const
{
    const QStringList known = strategies();
    return known.contains(m_player.strategy) ? m_player.strategy : known.value(0);
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

void JoinDesk::useFreePort()
{
    if (freePort() > 0)
        setPort(QString::number(freePort()));
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
    seat.player.strategy = strategy();
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
