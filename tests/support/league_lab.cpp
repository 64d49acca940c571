#include "tests/support/league_lab.h"

#include "agents/protocol/agent_address.h"
#include "agents/protocol/error_messages.h"
#include "agents/protocol/record_facts.h"
#include "agents/protocol/registration_messages.h"
#include "tests/support/event_wait.h"

namespace league::test {

using namespace std::chrono_literals;

LeagueLab::LeagueLab(const Change &change) : wire(hub, clock)
{
    openJournal();
    m_options.leagueId = base::LeagueId(QStringLiteral("league_test"));
    m_options.port = 0;
    m_options.version = QStringLiteral("1.0.0");
    m_options.operatorToken = QStringLiteral("op_secret_1");
    m_options.door.burst = 1000; // time stands still, and everybody comes at once
    if (change)
        change(m_options);
    makeManager();
    if (const base::Outcome open = manager->open(); !open)
        qFatal("%s", qPrintable(open.failure().sentence));
}

void LeagueLab::openJournal()
{
    auto opened =
        store::Journal::open(folder.filePath(QStringLiteral("journal.db")), {.clock = &clock});
    if (!opened)
        qFatal("%s", qPrintable(opened.failure().sentence));
    journal = std::move(*opened);
}

void LeagueLab::makeManager()
{
    manager = std::make_unique<manager::LeagueManager>(m_options, wire, clock, *journal);
    QObject::connect(manager.get(), &manager::LeagueManager::failed,
                     [this](const base::Failure &failure) { failures.append(failure.sentence); });
    QObject::connect(manager.get(), &manager::LeagueManager::settled, [this] { settled = true; });
    QObject::connect(manager.get(), &manager::LeagueManager::refereeNeeded,
                     [this] { ++refereesNeeded; });
}

void LeagueLab::restartManager()
{
    m_options.port = static_cast<quint16>(manager->endpoint().port());
    manager.reset();
    journal.reset();
    settle();
    openJournal();
    const auto history = manager::LeagueHistory::read(journal->path());
    if (!history)
        qFatal("%s", qPrintable(history.failure().sentence));
    makeManager();
    if (const base::Outcome resumed = manager->resume(*history); !resumed)
        qFatal("%s", qPrintable(resumed.failure().sentence));
    settle();
}

LeagueLab::~LeagueLab() = default;

ScriptedAgent &LeagueLab::makeReferee()
{
    ScriptedAgent &agent = referees.emplace_back(wire, clock);
    agent.on(Assignment, [this, &agent](const JsonObject &call, const auto &respond) {
        const auto assigned = readOrDie<protocol::MatchAssignment>(call);
        protocol::MatchAssignmentAck ack;
        ack.matchId = assigned.matchId;
        ack.attempt = assigned.attempt;
        ack.accept = true;
        respond.result(protocol::write(envelope(agent.sender, {}), ack));
    });
    return agent;
}

ScriptedAgent &LeagueLab::addReferee(int maxConcurrentMatches)
{
    ScriptedAgent &agent = makeReferee();
    (void)registerAs(agent, QStringLiteral("referee"), {}, maxConcurrentMatches);
    return agent;
}

ScriptedAgent &LeagueLab::addBuiltInReferee()
{
    ScriptedAgent &agent = makeReferee();
    manager->admitReferee(agent.endpoint());
    (void)registerAs(agent, QStringLiteral("referee"));
    return agent;
}

ScriptedAgent &LeagueLab::addPlayer()
{
    ScriptedAgent &agent = players.emplace_back(wire, clock);
    (void)registerAs(agent, QStringLiteral("player"));
    return agent;
}

void LeagueLab::addPlayers(int count)
{
    // All at once, so that the disk is asked once.
    std::vector<transport::RpcCall> calls;
    for (int number = 0; number < count; ++number) {
        ScriptedAgent &agent = players.emplace_back(wire, clock);
        calls.push_back(agent.client().call(
            manager->endpoint(), protocol::LeagueRegisterRequest::Method,
            registration(agent, QStringLiteral("player")), {},
            [&agent](const transport::RpcOutcome &outcome) {
                keepSeat(agent, QStringLiteral("player"), outcome.result.toObject());
            }));
    }
    settle();
}

ScriptedAgent &LeagueLab::addStranger()
{
    return strangers.emplace_back(wire, clock);
}

void LeagueLab::startWith(int count)
{
    addReferee();
    addPlayers(count);
    startLeague();
}

void LeagueLab::startLeague()
{
    if (const base::Outcome started = manager->startLeague(); !started)
        qFatal("%s", qPrintable(started.failure().sentence));
    settle();
}

JsonObject LeagueLab::registration(const ScriptedAgent &agent, const QString &role,
                                   const QString &game, int maxConcurrentMatches) const
{
    const protocol::Envelope sender = envelope(role + QStringLiteral(":newcomer"), {});
    const QStringList games{game.isEmpty() ? m_options.gameType : game};
    if (role == QLatin1String("referee")) {
        protocol::RefereeRegisterRequest request;
        request.meta = {.displayName = agent.displayName.isEmpty() ? QStringLiteral("Referee")
                                                                   : agent.displayName,
                        .version = QStringLiteral("1.0.0"),
                        .gameTypes = games,
                        .contactEndpoint = agent.endpoint().toString(),
                        .maxConcurrentMatches = maxConcurrentMatches,
                        .capabilities = {protocol::SpeaksLeagueV2}};
        return protocol::write(sender, request);
    }
    protocol::LeagueRegisterRequest request;
    request.meta = {.displayName =
                        agent.displayName.isEmpty() ? QStringLiteral("Player") : agent.displayName,
                    .version = QStringLiteral("1.0.0"),
                    .gameTypes = games,
                    .contactEndpoint = agent.endpoint().toString(),
                    .capabilities = {protocol::SpeaksLeagueV2}};
    return protocol::write(sender, request);
}

JsonObject LeagueLab::registerAs(ScriptedAgent &agent, const QString &role, const QString &game,
                                 int maxConcurrentMatches)
{
    const bool isReferee = role == QLatin1String("referee");
    const JsonObject answer =
        askManager(agent,
                   isReferee ? QString(protocol::RefereeRegisterRequest::Method)
                             : QString(protocol::LeagueRegisterRequest::Method),
                   registration(agent, role, game, maxConcurrentMatches));
    keepSeat(agent, role, answer);
    return answer;
}

void LeagueLab::keepSeat(ScriptedAgent &agent, const QString &role, const JsonObject &answer)
{
    if (role == QLatin1String("referee")) {
        const auto response = readOrDie<protocol::RefereeRegisterResponse>(answer);
        agent.id = response.refereeId.text();
        agent.token = response.authToken;
    } else {
        const auto response = readOrDie<protocol::LeagueRegisterResponse>(answer);
        agent.id = response.playerId.text();
        agent.token = response.authToken;
    }
    agent.sender = role + u':' + agent.id;
}

void LeagueLab::settle() const
{
    bool busy = true;
    while (busy) {
        busy = workOff();
        if (!busy && journal) {
            journal->flush();
            busy = workOff();
        }
    }
}

void LeagueLab::pass(std::chrono::milliseconds span)
{
    settle();
    for (; span > 0ms; span -= 100ms) {
        clock.advance(std::min(span, 100ms));
        settle();
    }
}

QList<protocol::MatchAssignment> LeagueLab::assignments(const ScriptedAgent &referee)
{
    QList<protocol::MatchAssignment> assignments;
    for (const Received &each : referee.received(Assignment))
        assignments.append(readOrDie<protocol::MatchAssignment>(each.message));
    return assignments;
}

QStringList LeagueLab::assignedMatches(const ScriptedAgent &referee)
{
    QStringList matches;
    for (const protocol::MatchAssignment &assignment : assignments(referee))
        matches.append(assignment.matchId.text());
    return matches;
}

QString LeagueLab::attempts(const ScriptedAgent &referee)
{
    QStringList list;
    for (const protocol::MatchAssignment &each : assignments(referee))
        list.append(each.matchId.text() + u'/' + QString::number(each.attempt));
    return list.join(u' ');
}

QString LeagueLab::firstPlayer(const protocol::MatchAssignment &match)
{
    return match.roster.first().playerId.text();
}

protocol::MatchResultReport LeagueLab::reportOf(const protocol::MatchAssignment &match,
                                                const QString &winner)
{
    protocol::MatchResultReport report;
    report.leagueId = match.leagueId;
    report.roundId = match.roundId;
    report.matchId = match.matchId;
    report.attempt = match.attempt;
    report.gameType = match.gameType;
    report.result.status =
        winner.isEmpty() ? protocol::ResultStatus::Draw : protocol::ResultStatus::Win;
    report.result.winner = base::PlayerId(winner);
    for (const protocol::RosterEntry &player : match.roster)
        report.result.score.insert(player.playerId, 0); // not trusted anyway
    return report;
}

JsonObject LeagueLab::askManager(ScriptedAgent &agent, const QString &method,
                                 const JsonObject &message) const
{
    return agent.ask(manager->endpoint(), method, message).result.toObject();
}

void LeagueLab::playAll(const WinnerOf &winnerOf)
{
    while (playAssigned(winnerOf)) { }
}

bool LeagueLab::playAssigned(const WinnerOf &winnerOf)
{
    settle();
    bool playedAny = false;
    for (ScriptedAgent &referee : referees) {
        for (const protocol::MatchAssignment &match : assignments(referee)) {
            const QString key = match.matchId.text() + u'/' + QString::number(match.attempt);
            if (m_reported.contains(key))
                continue;
            m_reported.insert(key);
            (void)send(referee, reportOf(match, winnerOf(match)));
            playedAny = true;
        }
    }
    settle();
    return playedAny;
}

protocol::Envelope LeagueLab::envelope(const QString &sender, const QString &token) const
{
    return {.sender = sender,
            .timestampMs = clock.utcMs(),
            .conversationId = QStringLiteral("conv-test"),
            .authToken = token};
}

QString LeagueLab::errorCode(const JsonObject &answer)
{
    if (protocol::messageTypeOf(answer) != protocol::LeagueError::Type)
        return {};
    return readOrDie<protocol::LeagueError>(answer).errorCode.text;
}

QStringList LeagueLab::asText(const QList<protocol::StandingRow> &rows)
{
    QStringList text;
    for (const protocol::StandingRow &row : rows) {
        text.append(QStringLiteral("%1 %2 %3-%4-%5")
                        .arg(row.playerId.text())
                        .arg(row.points)
                        .arg(row.wins)
                        .arg(row.draws)
                        .arg(row.losses));
    }
    return text;
}

QList<JsonObject> LeagueLab::journalled(QLatin1String kind) const
{
    QList<JsonObject> bodies;
    const QList<store::Entry> entries = journal->readKind(kind);
    for (const store::Entry &entry : entries)
        bodies.append(entry.body);
    return bodies;
}

} // namespace league::test
