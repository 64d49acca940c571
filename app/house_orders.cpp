// The operator's orders to a House.
#include "agents/base/charts/league_chart.h"
#include "app/agent_names.h"
#include "app/house.h"
#include "app/league_floor.h"
#include "app/player_floor.h"
#include "app/seat.h"

namespace league::app {

using protocol::LeagueCommand;
using protocol::LeagueControl;

void House::tell(const Answer &answer, const base::Result<QString> &result)
{
    if (!answer)
        return;
    QMetaObject::invokeMethod(
        this, [answer, result] { answer(result); }, Qt::QueuedConnection);
}

bool House::isOpen(const Answer &answer)
{
    if (m_playerFloor && !m_isClosing)
        return true;
    tell(answer, base::Failure{tr("The league is not open.")});
    return false;
}

void House::order(const QString &sentence, const Answer &answer, const Work &work)
{
    if (!isOpen(answer))
        return;
    m_leagueThread->post([this, floor = m_leagueFloor.get(), sentence, answer, work] {
        const base::Outcome done = work(*floor);
        tell(answer, done ? base::Result<QString>(sentence) : done.failure());
    });
}

void House::control(const LeagueControl &command, const QString &sentence, const Answer &answer)
{
    if (!isOpen(answer))
        return;
    m_leagueThread->post([this, floor = m_leagueFloor.get(), command, sentence, answer] {
        // A referee may have the last word, or none when the league is closed before it answers.
        floor->manager().carryOut(command, [this, sentence, answer](const base::Outcome &done) {
            tell(answer, done ? base::Result<QString>(sentence) : done.failure());
        });
    });
}

void House::start(const Answer &answer)
{
    if (isLobby() && isOpen({}))
        noteSeats();
    order(tr("The league has begun."), answer, [speed = m_options.speed](LeagueFloor &floor) {
        using enum manager::LeagueManager::FirstMatch;
        return floor.manager().startLeague(speed == base::Speed::Step ? OnStep : AtOnce);
    });
}

void House::pause(const Answer &answer)
{
    control({.command = LeagueCommand::Pause},
            tr("Paused: matches under way go on, no other begins."), answer);
}

void House::proceed(const Answer &answer)
{
    control({.command = LeagueCommand::Resume}, tr("The league goes on."), answer);
}

void House::step(const Answer &answer)
{
    control({.command = LeagueCommand::Step}, tr("One match begins."), answer);
}

void House::finishRound(const Answer &answer)
{
    control({.command = LeagueCommand::FinishRound}, tr("The league stops after this round."),
            answer);
}

void House::stopNow(const Answer &answer)
{
    if (!isOpen(answer))
        return;
    const QString sentence = m_matchesInAll > 0
        ? tr("Stopped: %1 of %2 matches are safe, and the league can be resumed.")
              .arg(m_matchesCounted.load())
              .arg(m_matchesInAll.load())
        : tr("Stopped before the league began.");
    tell(answer, sentence);
    closeSoon();
}

void House::setSpeed(base::Speed speed, const Answer &answer)
{
    const base::Speed before = std::exchange(m_options.speed, speed);
    if (before == speed)
        return tell(answer, tr("The speed is %1.").arg(base::speedName(speed)));
    Q_EMIT speedChanged(speed);
    if (!m_playerFloor || m_isClosing) // it begins with this speed
        return tell(answer, tr("The speed is %1.").arg(base::speedName(speed)));
    m_playerThread->post([floor = m_playerFloor.get(), speed] { floor->pace().setSpeed(speed); });
    order(tr("The speed is %1.").arg(base::speedName(speed)), answer,
          [before, speed](LeagueFloor &floor) -> base::Outcome {
              floor.pace().setSpeed(speed);
              // Only a running league can be held; one that has not begun begins held.
              if (floor.manager().state() != base::league_chart::RunningTournament)
                  return base::Done{};
              if (speed == base::Speed::Step)
                  return floor.manager().control({.command = LeagueCommand::Pause});
              if (before == base::Speed::Step)
                  return floor.manager().control({.command = LeagueCommand::Resume});
              return base::Done{};
          });
}

void House::addPlayer(const PlayerPlan &plan, const Answer &answer)
{
    if (!isOpen(answer))
        return;
    PlayerPlan named = plan;
    if (named.name.trimmed().isEmpty())
        named.name = playerName(m_named++);
    if (named.mind == Mind::Person)
        return addPerson(named, answer);
    if (named.seed.isEmpty() && m_options.seed)
        named.seed = *m_options.seed + QStringLiteral("/bots");
    m_playerThread->post([this, floor = m_playerFloor.get(), named, answer] {
        floor->add(named, [this, named, answer](const base::Result<QString> &id) {
            if (!id)
                return tell(answer, id.failure());
            tell(
                [this, answer](const base::Result<QString> &done) {
                    noteSeats();
                    if (answer)
                        answer(done);
                },
                tr("%1 has joined as %2.").arg(named.name, *id));
        });
    });
}

void House::addPerson(const PlayerPlan &plan, const Answer &answer)
{
    SeatOptions options;
    options.manager = m_managerEndpoint;
    options.joinCode = m_options.joinCode;
    options.player = plan;
    options.gameType = m_options.gameType;
    options.dataFolder = m_options.dataFolder;
    options.calls = m_options.rules;
    m_seats.push_back(std::make_unique<Seat>(options, m_wires));
    Seat *seat = m_seats.back().get();
    const auto isTold = std::make_shared<bool>(false);
    connect(seat, &Seat::statusChanged, this,
            [this, name = plan.name, answer, isTold](const SeatStatus &status) {
                if (*isTold)
                    return;
                if (status.phase == SeatPhase::Failed) {
                    *isTold = true;
                    tell(answer, base::Failure{status.sentence});
                } else if (!status.id.isEmpty()) {
                    *isTold = true;
                    noteSeats();
                    tell(answer, tr("%1 has joined as %2.").arg(name, status.id));
                }
            });
    Q_EMIT seatAdded(seat);
    seat->join();
}

QList<Seat *> House::seats() const
{
    QList<Seat *> seats;
    for (const auto &seat : m_seats)
        seats.append(seat.get());
    return seats;
}

void House::addReferee(const QString &name, const Answer &answer)
{
    if (!isOpen(answer))
        return;
    m_leagueThread->post([this, floor = m_leagueFloor.get(), name, answer] {
        floor->addReferee(name, [this, answer](const base::Result<QString> &id) {
            if (!id)
                return tell(answer, id.failure());
            tell(
                [this, answer](const base::Result<QString> &done) {
                    noteSeats();
                    if (answer)
                        answer(done);
                },
                tr("%1 has joined as a referee.").arg(*id));
        });
    });
}

void House::removeAgent(const QString &agentId, const Answer &answer)
{
    if (!isOpen(answer))
        return;
    m_leagueThread->post([this, floor = m_leagueFloor.get(), agentId, answer] {
        const base::Outcome gone =
            floor->manager().dismiss(agentId, tr("The operator has removed it."));
        if (!gone)
            return tell(answer, gone.failure());
        (void)floor->dropReferee(agentId);
        tell(
            [this, agentId, answer](const base::Result<QString> &done) {
                forgetHosted(agentId);
                if (answer)
                    answer(done);
            },
            tr("%1 has been removed.").arg(agentId));
    });
}

void House::forgetHosted(const QString &agentId)
{
    std::erase_if(m_seats, [&](const auto &seat) { return seat->status().id == agentId; });
    if (!isOpen({}))
        return;
    m_playerThread->post([floor = m_playerFloor.get(), agentId] { (void)floor->drop(agentId); });
    noteSeats();
}

void House::withdraw(const QString &playerId, const QString &reason, const Answer &answer)
{
    control({.command = LeagueCommand::Withdraw,
             .playerId = base::PlayerId(playerId),
             .reason = reason},
            tr("%1 has been withdrawn from the league.").arg(playerId), answer);
}

void House::abortMatch(const QString &matchId, const QString &reason, const Answer &answer)
{
    control(
        {.command = LeagueCommand::AbortMatch, .matchId = base::MatchId(matchId), .reason = reason},
        tr("%1 has ended without points.").arg(matchId), answer);
}

void House::steerMatch(const LeagueControl &command, const Answer &answer)
{
    using enum LeagueCommand;
    const QString match = command.matchId.text();
    QString sentence;
    switch (command.command) {
    case AdvanceMatch:
        sentence = tr("%1 goes one step further.").arg(match);
        break;
    case PauseMatch:
        sentence = tr("%1 is paused.").arg(match);
        break;
    case ResumeMatch:
        sentence = tr("%1 goes on.").arg(match);
        break;
    case SetMatchSpeed:
        sentence = tr("%1 goes on at the speed %2.").arg(match, command.value);
        break;
    default:
        sentence = tr("%1 has ended without points.").arg(match);
        break;
    }
    control(command, sentence, answer);
}

void House::restartReferee(const QString &refereeId, const Answer &answer)
{
    if (!isOpen(answer))
        return;
    m_leagueThread->post([this, floor = m_leagueFloor.get(), refereeId, answer] {
        floor->restartReferee(refereeId, [this, answer](const base::Result<QString> &id) {
            if (!id)
                return tell(answer, id.failure());
            tell(answer, tr("%1 was restarted; what it was refereeing starts over.").arg(*id));
        });
    });
}

void House::resetBreaker(const QString &agentId, const Answer &answer)
{
    order(tr("The breaker of %1 was reset: the next request tries it.").arg(agentId), answer,
          [agentId](LeagueFloor &floor) { return floor.resetBreaker(agentId); });
}

void House::pingAll(const Answer &answer)
{
    order(tr("Every agent was asked for a sign of life."), answer, [](LeagueFloor &floor) {
        floor.manager().askEverybody();
        return base::Outcome(base::Done{});
    });
}

void House::carryOut(const manager::ChannelOrder &command, const Answer &answer)
{
    // What it did stands in the channel, so there is no sentence about it.
    order(QString(), answer,
          [command](LeagueFloor &floor) { return floor.manager().channels().carryOut(command); });
}

void House::lookUp(const QUrl &endpoint, const std::function<void(const Neighbour &)> &told)
{
    if (!isOpen({}))
        return;
    Neighbour known;
    known.isHosted = std::any_of(m_seats.begin(), m_seats.end(), [&](const auto &seat) {
        return seat->status().endpoint == endpoint;
    });
    m_playerThread->post([this, endpoint, told, known, players = m_playerFloor.get(),
                          floor = m_leagueFloor.get(), league = m_leagueThread.get()] {
        Neighbour neighbour = known;
        neighbour.isHosted |= players->holds(endpoint);
        league->post([this, endpoint, told, neighbour, floor]() mutable {
            neighbour.isHosted |= floor->holds(endpoint);
            neighbour.proofs = floor->manager().book().proofsAt(endpoint);
            QMetaObject::invokeMethod(
                this, [told, neighbour] { told(neighbour); }, Qt::QueuedConnection);
        });
    });
}

void House::noteSeats()
{
    if (!isLobby() || !isOpen({}))
        return;
    QList<store::SeatFact> people;
    for (const auto &seat : m_seats) {
        if (seat->status().id.isEmpty())
            continue;
        people.append(seatFactOf(seat->options().player));
        people.last().port = seat->status().endpoint.port(0);
    }
    store::HouseFact house{m_options.players, m_options.referees, m_options.strategies,
                           wireName(m_options.wire)};
    m_playerThread->post([house, people, players = m_playerFloor.get(), floor = m_leagueFloor.get(),
                          league = m_leagueThread.get()] {
        store::HouseFact complete = house;
        complete.seats = players->seats() + people;
        league->post([complete, floor]() mutable {
            complete.seats = floor->refereeSeats() + complete.seats;
            floor->noteHouse(complete);
        });
    });
}

} // namespace league::app
