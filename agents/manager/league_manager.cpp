#include "agents/manager/league_manager.h"

#include "agents/base/charts/league_chart.h"
#include "agents/base/token.h"
#include "agents/games/game_registry.h"
#include "agents/manager/result_judge.h"
#include "agents/protocol/agent_address.h"
#include "agents/protocol/control_messages.h"
#include "agents/protocol/conversation_id.h"
#include "agents/protocol/error_codes.h"
#include "agents/protocol/health.h"
#include "agents/protocol/mcp/manager_offers.h"
#include "agents/store/recovery_facts.h"

namespace league::manager {

namespace chart = base::league_chart;

namespace {

transport::BreakerPolicy breakerPolicy(const tournament::LeagueRules &rules)
{
    return {rules.failureThreshold, rules.recoveryTimeout};
}

std::unique_ptr<TableLeague> tablesFor(const LeagueOptions &options, const AgentBook &book)
{
    if (!playsAtTables(options))
        return nullptr;
    return std::make_unique<TableLeague>(options, *games::GameRegistry::find(options.gameType),
                                         book);
}

} // namespace

LeagueManager::LeagueManager(LeagueOptions options, transport::Wire &wire, base::Clock &clock,
                             store::Journal &journal)
    : m_options(std::move(options)),
      m_clock(clock),
      m_server(wire, clock),
      m_interpreter(wire, clock),
      m_client(m_interpreter, clock, breakerPolicy(m_options.rules)),
      m_record(journal, clock, m_options.leagueId),
      m_tables(tablesFor(m_options, m_book)),
      m_door(m_options.door, m_book, clock),
      m_registration(m_book, m_record, m_options.gameType),
      m_dialects({m_server, m_interpreter, m_client, m_book, m_record}, m_options.rules),
      m_matches(m_options, m_book, m_record, m_client, clock,
                AssignmentMaker(
                    m_options, m_book,
                    [this](const base::PlayerId &player) { return m_table->recordOf(player); },
                    [this](protocol::MatchAssignment &assignment) {
                        if (m_tables)
                            m_tables->deal(assignment);
                    }),
                [this](const RefereeRecord &referee, const protocol::MatchAssignment &assignment) {
                    return m_dialects.relayed(referee, assignment);
                }),
      m_announcer(m_client, m_options.rules.ackTimeout,
                  [this](const QUrl &agent) { return m_book.proofsAt(agent); }),
      m_rounds(
          m_options, m_book, m_record, m_matches, m_announcer, clock,
          [this] { return m_dialects.ownAddress(); },
          [this](int round) { return m_tables ? m_tables->draw(round) : std::nullopt; }),
      m_heartbeats(m_options, m_book, m_client, clock),
      m_rollCall(clock),
      m_withdrawals(m_options.rules.withdrawAfter, m_book, m_record),
      m_queries(m_options.leagueId, tableKind(), m_book, m_matches, m_rounds),
      m_channels(m_book, m_record, wire, clock),
      m_chart(chart::Table, m_options.leagueId.text(), clock),
      m_frontDesk(m_server, clock, desks()),
      m_operator(m_options, m_server, m_frontDesk,
                 {[this] { return startLeague(); },
                  [this](const protocol::LeagueControl &order, const Done &done) {
                      carryOut(order, done);
                  }}),
      m_channelDesk(m_server, m_frontDesk, m_operator, m_channels, clock),
      m_channelOrders(m_server, m_frontDesk, m_operator, m_channels, clock),
      m_channelFeed(m_server, m_frontDesk, m_operator, m_channels, journal, clock),
      m_mcp(m_server.serveMcp(protocol::manager_offers::identity(m_options.version))),
      m_tools(m_mcp, desks()),
      m_entries(m_options, m_server, journal, clock,
                [this] { return m_chart.isIn(chart::Completed); }),
      m_spectators(m_options, m_server, journal, clock,
                   [this] { return std::make_unique<LeagueTable>(m_book.players(), tableKind()); }),
      m_invitations(m_options, m_server, clock),
      m_admissions(m_server, wire, clock, desks())
{
    connect(&m_chart, &base::StateChart::transitioned, this,
            [this](const base::Transition &move) { m_record.writeTransition(move); });
    watchAgents();
    watchRounds();

    // A name that agents of other dialects ask by (interop.md §2).
    m_server.on(QStringLiteral("get_registrations"),
                [this](const auto &, const auto &, const transport::RpcResponder &respond) {
                    respond.result(protocol::payloadOf(m_tools.agents()));
                });
    m_server.setHealth([this] {
        return protocol::payloadOf(protocol::HealthReport{QStringLiteral("league_manager"),
                                                          m_options.leagueId.text(),
                                                          m_chart.state(), m_options.version});
    });
}

LeagueManager::~LeagueManager() = default;

FrontDesk::Desks LeagueManager::desks()
{
    return {m_options.leagueId, m_options, m_book,   m_door,  m_registration,
            m_matches,          m_queries, m_rounds, m_chart, [this] { return m_table.get(); }};
}

void LeagueManager::watchAgents()
{
    connect(&m_registration, &RegistrationDesk::refereeRegistered, this,
            [this](const base::RefereeId &id) {
                m_dialects.introduce(*m_book.referee(id));
                m_matches.addReferee(*m_book.referee(id));
                Q_EMIT refereeRegistered(id, m_book.referee(id)->displayName);
                startWhenComplete();
            });
    connect(&m_registration, &RegistrationDesk::playerRegistered, this,
            [this](const base::PlayerId &id) {
                m_dialects.introduce(*m_book.player(id));
                Q_EMIT playerRegistered(id, m_book.player(id)->displayName);
                startWhenComplete();
            });
    connect(&m_registration, &RegistrationDesk::refereeReturned, this,
            [this](const base::RefereeId &id) {
                m_client.forgive(m_book.referee(id)->endpoint);
                m_matches.noteReturn(id);
                m_channels.restartOf(base::AgentId(id.text()));
                m_heartbeats.ask(id); // what it still has decides what starts over
            });
    connect(&m_registration, &RegistrationDesk::playerReturned, this,
            [this](const base::PlayerId &id) {
                m_client.forgive(m_book.player(id)->endpoint);
                m_withdrawals.noteHeartbeat(id);
                m_rollCall.note(id.text());
                m_channels.restartOf(base::AgentId(id.text()));
            });
    connect(&m_registration, &RegistrationDesk::agentRegistered, &m_channels,
            &ChannelOffice::welcome);
    connect(&m_registration, &RegistrationDesk::agentReturned, &m_channels,
            &ChannelOffice::restartOf);
    connect(&m_heartbeats, &HeartbeatDesk::refereeAnswered, this,
            [this](const base::RefereeId &id, const HeartbeatDesk::Held &held, qint64 askedMs) {
                if (!m_book.referee(id)) // it has gone meanwhile
                    return;
                m_matches.noteHeartbeat(id, held, askedMs);
                m_rollCall.note(id.text());
            });
    connect(&m_heartbeats, &HeartbeatDesk::refereeMissed, this,
            [this](const base::RefereeId &id, int misses) {
                if (misses == m_options.rules.heartbeatMissLimit) {
                    m_matches.loseReferee(
                        id,
                        QStringLiteral("%1 has missed %2 heartbeats.").arg(id.text()).arg(misses));
                }
            });
    connect(&m_heartbeats, &HeartbeatDesk::playerAnswered, this, [this](const base::PlayerId &id) {
        m_withdrawals.noteHeartbeat(id);
        m_rollCall.note(id.text());
    });
    connect(&m_heartbeats, &HeartbeatDesk::playerMissed, this,
            [this](const base::PlayerId &id) { m_withdrawals.noteMissedHeartbeat(id); });
    connect(&m_withdrawals, &WithdrawalDesk::withdrawn, this,
            [this](const base::PlayerId &id, const QString &why) {
                Q_EMIT playerWithdrawn(id, why);
                m_matches.dispatch(); // what waits for it is decided now
            });
    connect(&m_matches, &MatchDesk::dialectFound, &m_dialects, &DialectDesk::note);
    connect(&m_matches, &MatchDesk::dialectReported, &m_dialects, &DialectDesk::adopt);
    connect(&m_dialects, &DialectDesk::found, this, &LeagueManager::dialectFound);
    connect(&m_matches, &MatchDesk::refereeLost, this, &LeagueManager::refereeLost);
    connect(&m_matches, &MatchDesk::refereeNeeded, this, &LeagueManager::refereeNeeded);
    connect(&m_matches, &MatchDesk::matchAborted, this, &LeagueManager::abortAtReferee);
}

void LeagueManager::watchRounds()
{
    connect(&m_rounds, &RoundRunner::roundAnnounced, this, &LeagueManager::roundAnnounced);
    connect(&m_rounds, &RoundRunner::roundCompleted, this, &LeagueManager::roundCompleted);
    connect(&m_rounds, &RoundRunner::stopped, this, &LeagueManager::stopped);
    connect(&m_rounds, &RoundRunner::matchCounted, this,
            [this](const base::MatchId &match, const store::ResultFact &result) {
                m_queries.note(match, result);
                Q_EMIT matchCounted(m_rounds.matchesCounted(), m_rounds.matchesInAll());
                m_dialects.close(match);
                if (m_tables)
                    m_tables->note(result);
                m_withdrawals.note(result);
            });
    connect(&m_rounds, &RoundRunner::allRoundsCompleted, this, &LeagueManager::completeLeague);
}

base::Outcome LeagueManager::listen()
{
    m_server.setAllowedHosts(m_options.hosts);
    const base::Result<QUrl> endpoint = m_server.listen(m_options.address, m_options.port);
    return endpoint ? base::Outcome(base::Done{}) : endpoint.failure();
}

void LeagueManager::noteOpened(bool resumed)
{
    m_record.write(
        store::OpenedFact{m_server.endpoint().toString(), m_options.address.toString(), resumed},
        {}, store::Urgency::Prompt);
    m_heartbeats.start();
}

base::Outcome LeagueManager::open()
{
    if (const base::Outcome listening = listen(); !listening)
        return listening;
    store::LeagueFact fact;
    fact.leagueId = m_options.leagueId;
    fact.gameType = m_options.gameType;
    fact.name = m_options.name;
    if (m_options.rules.drawSource == tournament::DrawSource::Seeded || m_tables)
        fact.seed = m_options.secret;
    tournament::LeagueRules told = m_options.rules;
    told.leagueSecret.clear(); // it is the seed, which is not for everybody
    for (const tournament::RuleInfo &rule : told.all()) {
        if (rule.value != rule.defaultValue)
            fact.rules.insert(rule.key, rule.value);
    }
    m_record.write(fact);
    noteOpened(false);
    return m_chart.fire(chart::trigger::ManagerReady);
}

base::Outcome LeagueManager::resume(const LeagueHistory &history)
{
    if (const base::Outcome listening = listen(); !listening)
        return listening;
    QSet<QString> expected;
    const QSet<base::PlayerId> playing = history.playing();
    for (const RefereeRecord &referee : history.referees) {
        m_book.add(referee);
        m_dialects.introduce(referee);
        if (!referee.isBuiltIn) // that one is gone
            expected.insert(referee.id.text());
    }
    for (const PlayerRecord &player : history.players) {
        // Who was too late for the start may be in the journal, but is not in the league.
        if (history.schedule && !playing.contains(player.id))
            continue;
        m_book.add(player);
        m_dialects.introduce(player);
        if (!player.isWithdrawn)
            expected.insert(player.id.text());
    }
    for (const ChannelAgentRecord &agent : history.channels.agents)
        m_book.add(agent);
    m_registration.resumeNumbering();
    noteOpened(true);
    m_channels.restore(history.channels);
    if (!history.schedule) {
        (void)m_chart.restartIn(chart::AcceptingRegistrations);
        for (const RefereeRecord &referee : m_book.referees())
            m_matches.addReferee(referee);
        QMetaObject::invokeMethod(this, &LeagueManager::startWhenComplete, Qt::QueuedConnection);
        return base::Done{};
    }
    m_registration.close();
    m_matches.restore(history);
    m_table = std::make_unique<LeagueTable>(m_book.players(), tableKind());
    for (const CountedResult &counted : history.results) {
        (void)m_table->count(scoreOf(counted.match, counted.result));
        if (m_tables)
            m_tables->note(counted.result);
        m_queries.note(counted.match, counted.result);
        m_withdrawals.recall(counted.result);
    }
    m_rounds.restore(history, *m_table);
    if (history.isCompleted()) {
        (void)m_chart.restartIn(chart::Completed);
        QMetaObject::invokeMethod(this, &LeagueManager::announceEnd, Qt::QueuedConnection);
        return base::Done{};
    }
    (void)m_chart.restartIn(chart::RunningTournament);
    m_matches.hold();
    connect(&m_rollCall, &RollCall::over, this, &LeagueManager::goOn);
    m_rollCall.begin(expected,
                     m_options.rules.heartbeatInterval * m_options.rules.heartbeatMissLimit);
    m_heartbeats.askEverybody();
    return base::Done{};
}

void LeagueManager::goOn()
{
    Q_EMIT leagueStarted(m_rounds.schedule().roundsInAll(), m_rounds.matchesInAll());
    Q_EMIT matchCounted(m_rounds.matchesCounted(), m_rounds.matchesInAll());
    m_matches.closeRollCall();
    m_rounds.goOn();
    m_matches.proceed();
}

LeagueTable::Kind LeagueManager::tableKind() const
{
    return m_tables ? LeagueTable::Kind::Teams : LeagueTable::Kind::Players;
}

void LeagueManager::setTap(transport::TrafficTap *tap)
{
    m_server.setTap(tap);
    m_client.setTap(tap);
    m_channels.setTap(tap);
}

transport::BreakerFacts LeagueManager::breakerFacts(const QUrl &endpoint) const
{
    return m_client.breakerFacts(endpoint);
}

void LeagueManager::admitReferee(const QUrl &endpoint)
{
    m_door.expect(endpoint);
    m_registration.admitLate(endpoint);
}

void LeagueManager::close()
{
    m_heartbeats.stop();
    m_server.close();
}

QList<protocol::StandingRow> LeagueManager::standings() const
{
    return m_queries.standings(m_table.get()).standings;
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
    m_record.whenKept(m_record.journal().lastSeq(), this, [this] { announceEnd(); });
}

void LeagueManager::announceEnd()
{
    m_heartbeats.stop();
    protocol::LeagueCompleted summary;
    summary.leagueId = m_options.leagueId;
    summary.totalRounds = m_rounds.schedule().roundsInAll();
    summary.totalMatches = m_rounds.matchesInAll();
    summary.finalStandings = m_table->rows();
    const protocol::StandingRow &first = summary.finalStandings.constFirst();
    summary.champion = {first.playerId, first.displayName, first.points};

    const protocol::Envelope envelope{
        .sender = protocol::managerSender(),
        .timestampMs = m_clock.utcMs(),
        .conversationId = protocol::conversationId(u"league-completed", base::randomHex(6))};
    const JsonObject params = protocol::write(envelope, summary);
    for (const PlayerRecord &player : m_book.players())
        m_announcer.tell(player, protocol::LeagueCompleted::Method, params);
    for (const RefereeRecord &referee : m_book.referees())
        m_announcer.tell(referee, protocol::LeagueCompleted::Method, params);
    connect(&m_announcer, &Announcer::idle, this, &LeagueManager::settled);
    Q_EMIT completed(summary);
}

} // namespace league::manager
