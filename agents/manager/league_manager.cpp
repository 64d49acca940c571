#include "agents/manager/league_manager.h"

#include "agents/base/charts/league_chart.h"
#include "agents/base/token.h"
#include "agents/league/schedule.h"
#include "agents/protocol/agent_address.h"
#include "agents/protocol/control_messages.h"
#include "agents/protocol/conversation_id.h"
#include "agents/protocol/error_messages.h"
#include "agents/protocol/health.h"

namespace league::manager {

namespace chart = base::league_chart;
using transport::Letter;
using transport::RpcResponder;

namespace {

store::ScheduledFact scheduleFor(const QList<PlayerRecord> &players,
                                 const tournament::LeagueRules &rules)
{
    store::ScheduledFact schedule;
    const QList<tournament::Round> rounds = tournament::roundRobin(
        static_cast<int>(players.size()), {.doubleRoundRobin = rules.doubleRoundRobin});
    for (const tournament::Round &round : rounds) {
        store::ScheduledRound scheduled{.roundId = round.number};
        for (const tournament::Pairing &pairing : round.pairings) {
            scheduled.matches.append({tournament::matchId(round.number, pairing.matchNumber),
                                      players.at(pairing.a).id, players.at(pairing.b).id});
        }
        for (const int number : round.byes)
            scheduled.byes.append(players.at(number).id);
        schedule.rounds.append(scheduled);
    }
    return schedule;
}

transport::BreakerPolicy breakerPolicy(const tournament::LeagueRules &rules)
{
    return {rules.failureThreshold, rules.recoveryTimeout};
}

} // namespace

LeagueManager::LeagueManager(LeagueOptions options, transport::Wire &wire, base::Clock &clock,
                             store::Journal &journal)
    : m_options(std::move(options)),
      m_clock(clock),
      m_server(wire, clock),
      m_client(wire, clock, breakerPolicy(m_options.rules)),
      m_record(journal, clock, m_options.leagueId),
      m_door(m_options.door, m_book, clock),
      m_registration(m_book, m_record, m_options.gameType),
      m_matches(m_options, m_book, m_record, m_client, clock,
                [this](const base::PlayerId &player) { return m_table->recordOf(player); }),
      m_announcer(m_client, m_options.rules.ackTimeout,
                  [this](const QUrl &agent) { return m_book.proofsAt(agent); }),
      m_rounds(m_options, m_book, m_record, m_matches, m_announcer, clock),
      m_queries(m_options.leagueId, m_book, m_matches, m_rounds),
      m_chart(chart::Table, m_options.leagueId.text(), clock)
{
    connect(&m_chart, &base::StateChart::transitioned, this,
            [this](const base::Transition &move) { m_record.writeTransition(move); });
    connect(&m_registration, &RegistrationDesk::refereeRegistered, this,
            [this](const base::RefereeId &id) {
                m_matches.addReferee(*m_book.referee(id));
                Q_EMIT refereeRegistered(id, m_book.referee(id)->displayName);
                startWhenComplete();
            });
    connect(&m_registration, &RegistrationDesk::playerRegistered, this,
            [this](const base::PlayerId &id) {
                Q_EMIT playerRegistered(id, m_book.player(id)->displayName);
                startWhenComplete();
            });
    connect(&m_matches, &MatchDesk::noRefereeLeft, this, [this] {
        Q_EMIT failed({QStringLiteral("No referee is left that takes matches, and none can join "
                                      "once the league has started. Start the league again with "
                                      "another referee.")});
    });
    connect(&m_rounds, &RoundRunner::roundAnnounced, this, &LeagueManager::roundAnnounced);
    connect(&m_rounds, &RoundRunner::roundCompleted, this, &LeagueManager::roundCompleted);
    connect(&m_rounds, &RoundRunner::matchCounted, this,
            [this] { Q_EMIT matchCounted(m_rounds.matchesCounted(), m_rounds.matchesInAll()); });
    connect(&m_rounds, &RoundRunner::allRoundsCompleted, this, &LeagueManager::completeLeague);

    m_server.setHealth([this] {
        return protocol::payloadOf(protocol::HealthReport{QStringLiteral("league_manager"),
                                                          m_options.leagueId.text(),
                                                          m_chart.state(), m_options.version});
    });
    serveRegistration();
    serveReferees();
    serveQuestions();
    serveOperator();
}

LeagueManager::~LeagueManager() = default;

base::Outcome LeagueManager::open()
{
    m_server.setAllowedHosts(m_options.hosts);
    const base::Result<QUrl> endpoint = m_server.listen(m_options.address, m_options.port);
    if (!endpoint)
        return endpoint.failure();
    store::LeagueFact fact;
    fact.leagueId = m_options.leagueId;
    fact.gameType = m_options.gameType;
    if (m_options.rules.drawSource == tournament::DrawSource::Seeded)
        fact.seed = m_options.secret;
    for (const tournament::RuleInfo &rule : m_options.rules.all()) {
        if (rule.value != rule.defaultValue)
            fact.rules.insert(rule.key, rule.value);
    }
    m_record.write(fact);
    return m_chart.fire(chart::trigger::ManagerReady);
}

base::Outcome LeagueManager::startLeague()
{
    if (!m_chart.isIn(chart::AcceptingRegistrations)) {
        return base::Failure{QStringLiteral("The league has already started; it is in state %1.")
                                 .arg(m_chart.state()),
                             protocol::error_code::InvalidPhase};
    }
    const qsizetype players = m_book.players().size();
    if (m_book.referees().isEmpty() || players < 2) {
        return base::Failure{
            QStringLiteral("A league needs at least 1 referee and 2 players; %1 and %2 are "
                           "registered.")
                .arg(m_book.referees().size())
                .arg(players),
            protocol::error_code::InvalidPhase};
    }
    m_registration.close();
    (void)m_chart.fire(chart::trigger::LeagueStart);
    store::ScheduledFact schedule = scheduleFor(m_book.players(), m_options.rules);
    m_table = std::make_unique<LeagueTable>(m_book.players());
    m_record.write(schedule);
    (void)m_chart.fire(chart::trigger::ScheduleCreated);
    qsizetype matches = 0;
    for (const store::ScheduledRound &round : std::as_const(schedule.rounds))
        matches += round.matches.size();
    Q_EMIT leagueStarted(static_cast<int>(schedule.rounds.size()), static_cast<int>(matches));
    m_rounds.run(std::move(schedule), *m_table);
    return base::Done{};
}

void LeagueManager::close()
{
    m_server.close();
}

QList<protocol::StandingRow> LeagueManager::standings() const
{
    return m_queries.standings(m_table.get()).standings;
}

void LeagueManager::serveRegistration()
{
    serveRegistrationOf(protocol::Role::Referee, &RegistrationDesk::registerReferee);
    serveRegistrationOf(protocol::Role::Player, &RegistrationDesk::registerPlayer);
}

template<protocol::Message Request, protocol::Message Response>
void LeagueManager::serveRegistrationOf(
    protocol::Role role,
    void (RegistrationDesk::*take)(const Request &, std::function<void(Response)>))
{
    transport::onMessage<Request>(
        m_server, leagueError(),
        [this, role, take](const Letter<Request> &letter, const RpcResponder &respond) {
            const auto answer = [this, respond, call = letter.envelope](const Response &response) {
                respond.result(protocol::write(answerTo(call), response));
            };
            const DoorKeeper::Visitor visitor{role, QUrl(letter.message.meta.contactEndpoint),
                                              letter.message.joinCode, letter.caller.address};
            if (const auto refusal = m_door.objectionTo(visitor)) {
                Response rejection;
                rejection.leagueId = m_options.leagueId;
                rejection.reason = refusal->reason;
                if (refusal->comeBackIn)
                    rejection.retryAfterMs = static_cast<int>(refusal->comeBackIn->count());
                return answer(rejection);
            }
            (m_registration.*take)(letter.message, [this, visitor, answer](Response response) {
                m_door.leave(visitor);
                if (response.status == protocol::RegistrationStatus::Accepted)
                    response.managerProof = true; // Announcer and MatchDesk see to it
                answer(response);
            });
        });
}

void LeagueManager::serveReferees()
{
    transport::onMessage<protocol::MatchEvent>(
        m_server, leagueError(),
        [this](const Letter<protocol::MatchEvent> &letter, const RpcResponder &respond) {
            const auto referee = m_book.authenticatedReferee(letter.envelope);
            const base::Outcome taken = referee ? m_matches.takeEvents(referee->id, letter.message)
                                                : base::Outcome(referee.failure());
            if (!taken)
                return refuse(protocol::MatchEvent::Type, letter.envelope, taken.failure(),
                              respond);
            respond.result(protocol::payloadOf(protocol::StatusReply()));
        });
    transport::onMessage<protocol::MatchResultReport>(
        m_server, leagueError(),
        [this](const Letter<protocol::MatchResultReport> &letter, const RpcResponder &respond) {
            const auto answer = [this, respond, call = letter.envelope](const base::Outcome &kept) {
                if (kept)
                    return respond.result(protocol::payloadOf(protocol::StatusReply()));
                refuse(protocol::MatchResultReport::Type, call, kept.failure(), respond);
            };
            const auto referee = m_book.authenticatedReferee(letter.envelope);
            if (!referee)
                return answer(referee.failure());
            m_matches.takeReport(referee->id, letter.message, answer);
        });
}

void LeagueManager::serveQuestions()
{
    const auto acknowledge = [](const auto &, const auto &, const RpcResponder &respond) {
        respond.result(protocol::payloadOf(protocol::StatusReply()));
    };
    m_server.on(QStringLiteral("ping"), acknowledge);
    transport::onMessage<protocol::Heartbeat>(
        m_server, leagueError(),
        [this](const Letter<protocol::Heartbeat> &letter, const RpcResponder &respond) {
            protocol::HeartbeatAck ack;
            ack.nonce = letter.message.nonce;
            ack.lifecycleState = m_chart.state();
            ack.load = m_rounds.matchesInAll() - m_rounds.matchesCounted();
            respond.result(protocol::write(answerTo(letter.envelope), ack));
        });
    transport::onMessage<protocol::LeagueQuery>(
        m_server, leagueError(),
        [this](const Letter<protocol::LeagueQuery> &letter, const RpcResponder &respond) {
            const base::Outcome member = m_book.authenticatedMember(letter.envelope);
            if (!member) {
                return refuse(protocol::LeagueQuery::Type, letter.envelope, member.failure(),
                              respond);
            }
            const auto player = m_book.authenticatedPlayer(letter.envelope);
            respond.result(
                protocol::write(answerTo(letter.envelope),
                                m_queries.answer(letter.message, m_table.get(),
                                                 player ? player->id : base::PlayerId())));
        });
    // The tool asks for nothing, not even an envelope: the table is public.
    const auto standings = [this](const auto &, const auto &, const RpcResponder &respond) {
        const protocol::Envelope envelope{
            .sender = protocol::managerSender(),
            .timestampMs = m_clock.utcMs(),
            .conversationId = protocol::conversationId(u"standings", base::randomHex(6))};
        respond.result(protocol::write(envelope, m_queries.standings(m_table.get())));
    };
    m_server.on(protocol::GetStandings::Method, standings);
    m_server.onMessageType(protocol::GetStandings::Type, standings);
}

void LeagueManager::serveOperator()
{
    transport::onMessage<protocol::StartLeague>(
        m_server, leagueError(),
        [this](const Letter<protocol::StartLeague> &letter, const RpcResponder &respond) {
            const QString &token = letter.envelope.authToken;
            if (token.isEmpty()
                || !base::tokenMatches(token, base::tokenFingerprint(m_options.operatorToken))) {
                const base::Failure failure{
                    QStringLiteral("Only the operator starts the league: send the operator token."),
                    token.isEmpty() ? protocol::error_code::AuthTokenMissing
                                    : protocol::error_code::AuthTokenInvalid};
                return refuse(protocol::StartLeague::Type, letter.envelope, failure, respond);
            }
            const base::Outcome started = startLeague();
            if (!started) {
                return refuse(protocol::StartLeague::Type, letter.envelope, started.failure(),
                              respond);
            }
            respond.result(protocol::payloadOf(protocol::StatusReply()));
        });
}

void LeagueManager::startWhenComplete()
{
    const tournament::LeagueRules &rules = m_options.rules;
    // Who is in the book has been answered, and so knows its id before the first announcement.
    if (rules.autoStart && m_chart.isIn(chart::AcceptingRegistrations)
        && m_book.players().size() >= rules.expectedPlayers
        && m_book.referees().size() >= rules.expectedReferees)
        (void)startLeague();
}

void LeagueManager::completeLeague()
{
    (void)m_chart.fire(chart::trigger::AllRoundsCompleted);
    protocol::LeagueCompleted summary;
    summary.leagueId = m_options.leagueId;
    summary.totalRounds = static_cast<int>(m_rounds.schedule().rounds.size());
    summary.totalMatches = m_rounds.matchesInAll();
    summary.finalStandings = m_table->rows();
    const protocol::StandingRow &first = summary.finalStandings.constFirst();
    summary.champion = {first.playerId, first.displayName, first.points};

    m_record.whenKept(m_record.journal().lastSeq(), this, [this, summary] {
        const protocol::Envelope envelope{
            .sender = protocol::managerSender(),
            .timestampMs = m_clock.utcMs(),
            .conversationId = protocol::conversationId(u"league-completed", base::randomHex(6))};
        const QJsonObject params = protocol::write(envelope, summary);
        for (const PlayerRecord &player : m_book.players())
            m_announcer.tell(player.endpoint, protocol::LeagueCompleted::Method, params);
        for (const RefereeRecord &referee : m_book.referees())
            m_announcer.tell(referee.endpoint, protocol::LeagueCompleted::Method, params);
        connect(&m_announcer, &Announcer::idle, this, &LeagueManager::settled);
        Q_EMIT completed(summary);
    });
}

protocol::Envelope LeagueManager::answerTo(const protocol::Envelope &call) const
{
    return protocol::answering(call, protocol::managerSender(), m_clock.utcMs());
}

transport::Refusal LeagueManager::leagueError() const
{
    return [this](const protocol::RpcRequest &request, const base::Failure &failure,
                  const RpcResponder &respond) {
        const base::Result<protocol::Envelope> envelope = protocol::readEnvelope(request.params);
        refuse(protocol::messageTypeOf(request.params),
               envelope ? *envelope
                        : protocol::Envelope{.conversationId = protocol::conversationId(
                                                 u"error", base::randomHex(6))},
               failure, respond);
    };
}

void LeagueManager::refuse(const QString &messageType, const protocol::Envelope &call,
                           const base::Failure &failure, const RpcResponder &respond) const
{
    if (failure.code.isEmpty()) // our own trouble, such as a full disk: the caller tries again
        return respond.error(protocol::rpcErrorFrom(failure));
    respond.result(
        protocol::write(answerTo(call), protocol::leagueErrorFrom(failure, messageType)));
}

} // namespace league::manager
