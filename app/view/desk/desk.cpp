#include "app/view/desk/desk.h"

#include "agents/protocol/error_codes.h"
#include "agents/store/league_folder.h"
#include "app/view/boards/rules_board.h"
#include "app/view/desk/surroundings.h"
#include "app/view/words/engine_words.h"
#include "app/view/words/language_news.h"

#include <QQmlEngine>

namespace league::app::view {

namespace {

constexpr std::chrono::milliseconds Tick{50};

} // namespace

Desk::Desk(Preferences &preferences, base::Clock &clock, QObject *parent)
    : QObject(parent),
      m_clock(clock),
      m_preferences(preferences),
      m_board(m_clock),
      m_match(m_clock, m_board),
      m_mafia(m_clock, m_board, {Viewer::Kind::Observer}),
      m_stage(m_clock, m_board, {Viewer::Kind::Audience}),
      m_traffic(m_board),
      m_recent(m_clock),
      m_speed(m_preferences.speed())
{
    // The pages say that it is over when they show how it ended, and not a frame before.
    connect(&m_board, &LeagueBoard::shown, this, [this] {
        if (m_source == Source::House && m_board.isOver())
            enter(Phase::Over);
    });
    connect(&LanguageNews::here(), &LanguageNews::changed, this, &Desk::problemChanged);
    refreshRecent();
}

base::Speed Desk::speedFrom(const QString &name)
{
    for (const base::Speed speed : base::AllSpeeds) {
        if (name == base::speedName(speed))
            return speed;
    }
    return base::Speed::Normal;
}

Desk::~Desk()
{
    close();
}

Desk *Desk::create(QQmlEngine *engine, QJSEngine *scripts)
{
    Q_UNUSED(scripts)
    const int type = qmlTypeId("League.View", 1, 0, "Preferences");
    auto *preferences = engine->singletonInstance<Preferences *>(type);
    return std::make_unique<Desk>(*preferences, Surroundings::of(*engine).clock()).release();
}

void Desk::runLocal(const QString &game, int players, int referees)
{
    m_preferences.setGame(game);
    m_preferences.setPlayers(players);
    m_preferences.setReferees(referees);
    HouseOptions options;
    options.leagueName = tr("Local league");
    options.gameType = game;
    options.players = players;
    options.referees = referees;
    options.basePort = static_cast<quint16>(m_preferences.basePort());
    options.rules = keptRules(m_preferences);
    if (game == QLatin1String("mafia")) { // its matches have limits of their own for each speed
        const bool isFastest = speedFrom(m_speed) == base::Speed::Max;
        (void)options.rules.set(QStringLiteral("speed_mode"),
                                isFastest ? QString(base::speedName(base::Speed::Debug)) : m_speed);
    }
    open(options);
}

void Desk::runLocalFrom(int basePort)
{
    HouseOptions options = m_lastOptions;
    options.basePort = static_cast<quint16>(basePort);
    open(options);
}

void Desk::hostLobby(const HouseOptions &options)
{
    open(options);
}

void Desk::resume(const QString &leagueId)
{
    HouseOptions options;
    options.resume = leagueId;
    open(options);
}

void Desk::open(HouseOptions options)
{
    close();
    options.dataFolder = m_preferences.dataFolder();
    options.speed = speedFrom(m_speed);
    m_lastOptions = options;
    m_source = Source::House;
    m_house = std::make_unique<House>(options);
    connectHouse();
    enter(Phase::Opening);
    Q_EMIT houseChanged(m_house.get());
    m_house->openSoon();
}

void Desk::connectHouse()
{
    House *house = m_house.get();
    m_isRead = false;
    connect(house, &House::entriesStored, this, [this](const QList<store::Entry> &entries) {
        if (!m_isRead) {
            m_unread += entries;
            return;
        }
        follow(entries);
    });
    m_wire = std::make_unique<TrafficFeed>(
        [this](const QList<HeardExchange> &exchanges) { m_traffic.takeHeard(exchanges); });
    connect(house, &House::exchanged, &m_traffic,
            [this](const QList<transport::Exchange> &exchanges) { m_wire->take(exchanges); });
    connect(house, &House::opened, this, [this, house] {
        m_leagueFolder = house->leagueFolder();
        m_recent.setCurrent(house->leagueId());
        readHouse();
    });
    connect(house, &House::leagueStarted, this, [this] { enter(Phase::Playing); });
    connect(house, &House::settled, this, &Desk::refreshRecent);
    connect(house, &House::stopped, this, [this](int afterRound) {
        Q_EMIT said(
            tr("The league stopped after round %1. It can go on at any time.").arg(afterRound),
            true);
    });
    connect(house, &House::agentFailed, this, [this](const base::Failure &reason) {
        Q_EMIT said(EngineWords::said(reason.sentence), false);
    });
    connect(house, &House::failed, this, [this, house](const base::Failure &reason) {
        m_freePort = house->freePort();
        enter(Phase::Failed, reason.sentence);
    });
    connect(house, &House::speedChanged, this, [this](base::Speed speed) {
        m_speed = base::speedName(speed);
        Q_EMIT speedChanged();
    });
}

// First what is on disk, then what comes: nothing is missed, for what is stored meanwhile is kept,
// and the board knows what it was told twice.
void Desk::readHouse()
{
    const store::LeagueFolder folder(m_house->options().dataFolder, m_house->leagueId());
    setRecall(MatchBoard::fromJournal(folder.journal()));
    m_feed = std::make_unique<JournalFeed>();
    m_feed->open(folder.journal(), JournalFeed::Look::Nowhere,
                 [this](const base::Result<JournalFeed::Opened> &opened) {
                     if (!opened)
                         onHouseRead();
                 });
    m_feed->fetchAll(0, [this](const base::Result<QList<store::Entry>> &entries) {
        if (entries && !entries->isEmpty())
            m_board.take(*entries);
        else
            onHouseRead();
    });
}

void Desk::onHouseRead()
{
    m_isRead = true;
    const QList<store::Entry> meanwhile = std::exchange(m_unread, {});
    follow(meanwhile);
    if (m_phase == Phase::Opening)
        enter(m_house->options().opening == Opening::Lobby ? Phase::Lobby : Phase::Playing);
}

void Desk::watch(const QString &address)
{
    close();
    m_source = Source::Remote;
    m_watch = std::make_unique<RemoteWatch>(QUrl::fromUserInput(address));
    connect(m_watch.get(), &RemoteWatch::entriesStored, this,
            [this](const QList<store::Entry> &entries) {
                for (const store::Entry &entry : entries)
                    m_heard[entry.subject].append(entry);
                tell(entries);
                m_board.show();
                if (m_board.isOver())
                    enter(Phase::Over);
                else
                    enter(m_board.isStarted() ? Phase::Playing : Phase::Lobby);
            });
    connect(m_watch.get(), &RemoteWatch::leagueReplaced, this, [this] {
        m_heard.clear();
        beginStory();
    });
    setRecall([this](const QString &match) { return m_heard.value(match); });
    connect(m_watch.get(), &RemoteWatch::statusChanged, this, [this](const WatchStatus &status) {
        m_retryAtMs = status.retryAtUtcMs;
        if (status.phase == WatchStatus::Phase::Reconnecting)
            enter(Phase::Lost, status.sentence);
        else if (status.phase == WatchStatus::Phase::Refused)
            enter(Phase::Failed, status.sentence);
        else if (status.phase == WatchStatus::Phase::Following && m_phase == Phase::Lost)
            enter(m_board.isStarted() ? Phase::Playing : Phase::Lobby);
    });
    enter(Phase::Opening);
    m_watch->start();
}

void Desk::leave()
{
    close();
    enter(Phase::Idle);
    refreshRecent();
}

void Desk::close()
{
    if (m_house)
        Q_EMIT houseChanged(nullptr);
    m_feed.reset();
    m_unread.clear();
    m_house.reset();
    m_wire.reset();
    m_watch.reset();
    m_playback.reset();
    m_leagueFolder.clear();
    m_source = Source::None;
    m_freePort = 0;
    m_recent.setCurrent({});
    m_heard.clear();
    setRecall({});
    m_match.open({});
    m_mafia.open({});
    m_stage.open({});
    m_board.setShownRound(-1);
    beginStory();
    m_board.show();
}

void Desk::tell(const QList<store::Entry> &entries)
{
    follow(entries);
    m_traffic.tell(entries);
}

void Desk::follow(const QList<store::Entry> &entries)
{
    m_board.take(entries);
    m_match.take(entries);
    m_mafia.take(entries);
    m_stage.take(entries);
}

void Desk::setRecall(const MatchBoard::Recall &recall)
{
    m_match.setRecall(recall);
    m_mafia.setRecall(recall);
    m_stage.setRecall(recall);
}

void Desk::beginStory()
{
    m_board.begin();
    m_match.begin();
    m_mafia.begin();
    m_stage.begin();
    m_traffic.begin();
}

void Desk::enter(Phase phase, const QString &problem)
{
    if (phase == m_phase && problem == m_problem)
        return;
    m_phase = phase;
    m_problem = problem;
    Q_EMIT phaseChanged();
    Q_EMIT problemChanged();
    if (m_phase == Phase::Idle) // whoever heard it may have left
        m_tick.cancel();
    else
        tick();
}

QString Desk::problem() const
{
    return EngineWords::said(m_problem);
}

void Desk::tick()
{
    if (m_source != Source::Record)
        m_board.setNow(m_clock.utcMs());
    const qint64 left =
        m_phase == Phase::Lost ? std::max<qint64>(0, m_retryAtMs - m_clock.utcMs()) : 0;
    const auto seconds = static_cast<int>((left + 999) / 1000);
    if (seconds != m_retryInSeconds) {
        m_retryInSeconds = seconds;
        Q_EMIT retryChanged();
    }
    m_tick = m_clock.after(Tick, [this] { tick(); });
}

void Desk::retryNow()
{
    if (m_watch)
        m_watch->retryNow();
}

void Desk::refreshRecent()
{
    m_recent.refresh(m_preferences.dataFolder());
}

} // namespace league::app::view
