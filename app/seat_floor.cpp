#include "app/seat_floor.h"

#include "agents/base/charts/agent_lifecycle_chart.h"
#include "agents/base/token.h"
#include "agents/games/game_registry.h"
#include "agents/protocol/error_codes.h"
#include "agents/store/safe_name.h"
#include "app/call_policies.h"
#include "app/own_address.h"
#include "app/version.h"

#include <QDir>

#include <algorithm>
#include <limits>

namespace league::app {

namespace chart = base::agent_lifecycle_chart;

namespace {

// The watch decides by itself when to try again.
constexpr transport::BreakerPolicy NoBreaker{std::numeric_limits<int>::max()};

} // namespace

SeatFloor::SeatFloor(SeatOptions options, std::shared_ptr<WireMaker> wires, Seat &seat)
    : m_options(std::move(options)),
      m_wires(std::move(wires)),
      m_seat(seat),
      m_wire(m_wires->make(m_clock)),
      m_client(*m_wire, m_clock, NoBreaker)
{
}

SeatFloor::~SeatFloor()
{
    dropAgents();
    m_retired.clear();
}

void SeatFloor::dropAgents()
{
    m_next.cancel();
    m_question.cancel();
    if (m_player) {
        m_player->disconnect(this);
        m_player->stop();
    }
    if (m_referee) {
        m_referee->disconnect(this);
        m_referee->stop();
    }
    // May be called in the middle of a signal of theirs.
    m_retired.keep(std::move(m_player));
    m_retired.keep(std::move(m_referee));
}

void SeatFloor::join()
{
    if (m_player || m_referee)
        return;
    m_status = {};
    begin();
}

void SeatFloor::begin()
{
    dropAgents();
    m_misses = 0;
    m_status.lifecycle = chart::Registering;
    m_status.retryAtUtcMs = 0;
    publish();
    const base::Outcome started =
        m_options.role == protocol::Role::Referee ? startReferee() : startPlayer();
    if (!started)
        setPhase(SeatPhase::Failed, started.failure().sentence);
}

base::Outcome SeatFloor::startPlayer()
{
    const PlayerPlan &plan = m_options.player;
    if (plan.mind == Mind::Person) {
        m_person = std::make_shared<player::PersonSeat>(base::newToken(u"seat"), m_clock);
        m_person->setListener([this] { publishTurns(); });
    }
    const base::Result<player::PlayerAgent::StrategyMaker> mind =
        makeMind(plan, {*m_wire, m_clock, m_options.dataFolder, m_person, m_options.gameType});
    if (!mind)
        return mind.failure();
    player::PlayerOptions options;
    options.displayName = plan.name;
    options.version = version();
    options.manager = m_options.manager;
    options.address = addressTowards(m_options.manager);
    options.hosts = hostsOf(options.address);
    options.port = plan.port;
    options.joinCode = m_options.joinCode;
    options.publicEndpoint = m_options.publicUrl;
    options.gameTypes = {m_options.gameType};
    options.registration = registrationPolicy(m_options.calls);
    options.breaker = breakerPolicy(m_options.calls);
    options.seat = m_person;
    options.strategyWord = plan.strategyWord(m_options.gameType);
    m_player = std::make_unique<player::PlayerAgent>(options, *mind, *m_wire, m_clock);
    player::PlayerAgent *agent = m_player.get();
    listenTo(*agent);
    connect(agent, &player::PlayerAgent::registered, this, [this, agent](const auto &id) {
        onRegistered(id.text(), agent->leagueId(), agent->endpoint());
    });
    connect(
        agent, &player::PlayerAgent::matchJoined, this,
        [this](const base::MatchId &match, int attempt, int round, const base::PlayerId &opponent) {
            const SeatMatch news{match, attempt, round, opponent, nameOf(opponent)};
            tell([news](Seat &seat) { Q_EMIT seat.matchJoined(news); });
        });
    connect(agent, &player::PlayerAgent::warned, this,
            [this](const base::MatchId &match, const QString &sentence) {
                tell([match, sentence](Seat &seat) { Q_EMIT seat.warned(match, sentence); });
            });
    connect(agent, &player::PlayerAgent::toldOfMatch, this,
            [this](const base::MatchId &match, int attempt, const QString &what,
                   const JsonObject &facts) {
                const SeatEvent event{match, attempt, what, facts, m_clock.utcMs()};
                tell([event](Seat &seat) { Q_EMIT seat.eventCame(event); });
            });
    connect(agent, &player::PlayerAgent::matchPlayed, this,
            [this](const protocol::PlayedMatch &match) {
                tell([match](Seat &seat) { seat.takeMatch(match); });
            });
    connect(agent, &player::PlayerAgent::standingsChanged, this, [this, agent] {
        tell([rows = agent->standings()](Seat &seat) { seat.takeStandings(rows); });
    });
    return m_player->start();
}

base::Outcome SeatFloor::openShelf()
{
    if (m_journal)
        return base::Done{};
    const PlayerPlan &plan = m_options.player;
    const QString own =
        plan.port != 0 ? QStringLiteral("port-%1").arg(plan.port) : store::safeName(plan.name);
    auto journal = store::Journal::open(
        QDir(m_options.dataFolder).filePath(QStringLiteral("referees/%1/journal.db").arg(own)),
        {.clock = &m_clock});
    if (!journal)
        return journal.failure();
    auto outbox = store::Outbox::open(**journal, plan.name);
    if (!outbox)
        return outbox.failure();
    m_journal = std::move(*journal);
    m_outbox = std::move(*outbox);
    return base::Done{};
}

base::Outcome SeatFloor::startReferee()
{
    if (const base::Outcome opened = openShelf(); !opened)
        return opened;
    referee::RefereeOptions options;
    options.displayName = m_options.player.name;
    options.version = version();
    options.manager = m_options.manager;
    options.address = addressTowards(m_options.manager);
    options.hosts = hostsOf(options.address);
    options.port = m_options.player.port;
    options.joinCode = m_options.joinCode;
    options.publicEndpoint = m_options.publicUrl;
    options.gameTypes = games::GameRegistry::ids();
    options.maxConcurrentMatches = m_options.maxMatches;
    options.registration = registrationPolicy(m_options.calls);
    options.report = reportPolicy(m_options.calls);
    options.breaker = breakerPolicy(m_options.calls);
    m_referee = std::make_unique<referee::RefereeAgent>(
        options, *m_wire, m_clock,
        referee::Shelf{.commitments = m_journal.get(), .outbox = m_outbox.get()});
    referee::RefereeAgent *agent = m_referee.get();
    listenTo(*agent);
    connect(agent, &referee::RefereeAgent::registered, this, [this, agent](const auto &id) {
        onRegistered(id.text(), agent->leagueId(), agent->endpoint());
    });
    connect(agent, &referee::RefereeAgent::matchFinished, this, [this](const base::MatchId &match) {
        tell([match](Seat &seat) { Q_EMIT seat.matchRefereed(match); });
    });
    return m_referee->start();
}

template<class Agent>
void SeatFloor::listenTo(Agent &agent)
{
    connect(&agent, &Agent::failed, this, &SeatFloor::onFailed);
    connect(&agent, &Agent::leagueCompleted, this, &SeatFloor::onOver);
    connect(&agent, &Agent::transitioned, this, [this](const base::Transition &move) {
        if (move.chart != chart::Table.name)
            return;
        m_status.lifecycle = move.to;
        if (move.to == chart::Active && m_status.phase == SeatPhase::Joined)
            m_status.phase = SeatPhase::Playing;
        publish();
    });
}

void SeatFloor::onRegistered(const QString &id, const QString &leagueId, const QUrl &endpoint)
{
    m_status.id = id;
    m_status.leagueId = leagueId;
    m_status.endpoint = endpoint;
    m_status.attempts = 0;
    // The same place again after a restart.
    m_options.player.port = static_cast<quint16>(endpoint.port(0));
    setPhase(SeatPhase::Joined);
    watchSoon();
}

void SeatFloor::onFailed(const base::Failure &reason)
{
    if (reason.code == protocol::error_code::ConnectionError)
        return retryAfterPause(reason.sentence);
    dropAgents();
    m_status.lifecycle = chart::Failed;
    setPhase(SeatPhase::Failed, reason.sentence);
}

void SeatFloor::onOver()
{
    m_next.cancel();
    m_question.cancel();
    setPhase(SeatPhase::Over);
}

void SeatFloor::leave()
{
    dropAgents();
    if (m_status.phase == SeatPhase::Left)
        return;
    m_turns.clear();
    tell([](Seat &seat) { seat.takeTurns({}); });
    m_status.lifecycle = chart::Shutdown;
    m_status.retryAtUtcMs = 0;
    setPhase(SeatPhase::Left);
}

void SeatFloor::retryNow()
{
    if (m_status.phase != SeatPhase::Reconnecting || m_status.retryAtUtcMs == 0)
        return;
    m_next.cancel();
    m_status.retryAtUtcMs = 0;
    publish();
    if (m_status.id.isEmpty())
        begin();
    else
        askManager();
}

base::Outcome SeatFloor::choose(const base::MatchId &match, const QString &choice)
{
    if (!m_person)
        return base::Failure{tr("This seat decides by itself; nobody is asked.")};
    const base::Result<player::TurnQuestion> turn = m_person->choose(choice, match);
    return turn ? base::Outcome(base::Done{}) : turn.failure();
}

base::Outcome SeatFloor::reply(const base::MatchId &match, const QVariantMap &said)
{
    if (!m_person)
        return base::Failure{tr("This seat decides by itself; nobody is asked.")};
    const base::Result<player::TurnQuestion> turn = m_person->answer(said, match);
    return turn ? base::Outcome(base::Done{}) : turn.failure();
}

void SeatFloor::change(const base::MatchId &match, const QVariantMap &said,
                       const std::function<void(base::Outcome)> &done)
{
    if (!m_person)
        return done(base::Failure{tr("This seat decides by itself; nobody is asked.")});
    m_person->change(said, match, [done](const base::Result<player::TurnQuestion> &changed) {
        done(changed ? base::Outcome(base::Done{}) : changed.failure());
    });
}

void SeatFloor::setPhase(SeatPhase phase, const QString &sentence)
{
    m_status.phase = phase;
    m_status.sentence = sentence;
    publish();
}

void SeatFloor::publish()
{
    tell([status = m_status](Seat &seat) { seat.takeStatus(status); });
}

void SeatFloor::publishTurns()
{
    QList<KnownTurn> turns;
    QList<SeatTurn> shown;
    for (const player::TurnQuestion &question : m_person->turns()) {
        const auto known = std::ranges::find_if(m_turns, [&](const KnownTurn &each) {
            return each.match == question.match && each.turn.attempt == question.attempt
                && each.turn.id == question.id && each.refereesDeadline == question.deadlineMs;
        });
        if (known != m_turns.end()) {
            turns.append(*known);
        } else {
            // The referee's clock may go wrong; what counts is how long it waits.
            const SeatTurn turn{.match = question.match,
                                .attempt = question.attempt,
                                .round = question.round,
                                .opponent = question.opponent,
                                .opponentName = nameOf(question.opponent),
                                .options = question.options,
                                .deadlineUtcMs = m_clock.utcMs() + question.window.count(),
                                .windowMs = question.window.count(),
                                .kind = question.kind,
                                .id = question.id,
                                .facts = question.facts};
            turns.append({question.match, question.deadlineMs, turn});
        }
        shown.append(turns.last().turn);
    }
    m_turns = turns;
    tell([shown](Seat &seat) { seat.takeTurns(shown); });
}

QString SeatFloor::nameOf(const base::PlayerId &player) const
{
    if (!m_player)
        return {};
    for (const protocol::StandingRow &row : m_player->standings()) {
        if (row.playerId == player)
            return row.displayName;
    }
    return {};
}

void SeatFloor::tell(const std::function<void(Seat &)> &news)
{
    QMetaObject::invokeMethod(
        &m_seat, [seat = &m_seat, news] { news(*seat); }, Qt::QueuedConnection);
}

} // namespace league::app
