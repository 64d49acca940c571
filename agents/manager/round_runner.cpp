#include "agents/manager/round_runner.h"

#include "agents/base/charts/round_chart.h"
#include "agents/base/token.h"
#include "agents/manager/result_judge.h"
#include "agents/manager/table_league.h"
#include "agents/protocol/agent_address.h"
#include "agents/protocol/conversation_id.h"
#include "agents/protocol/error_messages.h"

#include <algorithm>

namespace league::manager {

namespace chart = base::round_chart;

RoundRunner::RoundRunner(const LeagueOptions &options, const AgentBook &book, LeagueRecord &record,
                         MatchDesk &desk, Announcer &announcer, base::Clock &clock,
                         OwnAddress ownAddress, DrawRound drawRound)
    : m_options(options),
      m_book(book),
      m_record(record),
      m_desk(desk),
      m_announcer(announcer),
      m_clock(clock),
      m_ownAddress(std::move(ownAddress)),
      m_drawRound(std::move(drawRound)),
      m_chart(chart::Table, {}, clock)
{
    connect(&m_chart, &base::StateChart::transitioned, this, [this](const base::Transition &move) {
        m_record.writeTransition(move);
        m_record.write(store::RoundFact{round().roundId, move.to});
    });
    connect(&m_desk, &MatchDesk::matchStarted, this, &RoundRunner::onMatchStarted);
    connect(&m_desk, &MatchDesk::matchRestarted, this, &RoundRunner::onMatchRestarted);
    connect(&m_desk, &MatchDesk::matchCounted, this, &RoundRunner::onMatchCounted);
}

void RoundRunner::adopt(store::ScheduledFact schedule, LeagueTable &table)
{
    m_schedule = std::move(schedule);
    m_table = &table;
}

void RoundRunner::run(store::ScheduledFact schedule, LeagueTable &table)
{
    adopt(std::move(schedule), table);
    m_index = 0;
    m_chart.setSubject(roundName());
    planRound();
    announceRound();
}

void RoundRunner::restore(const LeagueHistory &history, LeagueTable &table)
{
    adopt(*history.schedule, table);
    m_counted = static_cast<int>(history.results.size());
    const auto open = std::ranges::find_if(m_schedule.rounds, [&](const auto &each) {
        return each.roundId > history.lastRoundWithStandings;
    });
    m_index = open - m_schedule.rounds.begin();
    if (open == m_schedule.rounds.end()) {
        --m_index;
        // The last round that was drawn is over; perhaps there is another to draw.
        m_isOver = !drawNextRound();
        m_index += m_isOver ? 0 : 1;
    }
    m_chart.setSubject(roundName());
    planRound();
    for (const CountedResult &counted : history.results) {
        if (counted.result.roundId == round().roundId)
            addToSummary(counted.result.status);
    }
}

void RoundRunner::goOn()
{
    if (m_isOver)
        return Q_EMIT allRoundsCompleted();
    announceRound();
    if (m_openInRound > 0)
        return;
    onMatchStarted(); // the last result was on disk, but nobody had drawn the conclusion
    completeRound();
}

void RoundRunner::proceed()
{
    m_stopsAfterRound = false;
    if (std::exchange(m_isStopped, false))
        beginNextRound();
}

int RoundRunner::currentRound() const
{
    return m_index < 0 ? 0 : round().roundId;
}

void RoundRunner::planRound()
{
    m_isAnnounced = false;
    m_openInRound = m_desk.planRound(round());
    m_summary = {.totalMatches = static_cast<int>(round().matches.size())};
}

void RoundRunner::announceRound(const std::function<void()> &tellOfLast)
{
    m_isAnnounced = true;
    (void)m_chart.fire(chart::trigger::ScheduleCreated);
    // Assignments leave when they are on disk; on their way there everybody is told of the round.
    m_desk.dispatch();
    if (tellOfLast)
        tellOfLast();
    tellPlayers(announcement(false), u"announce");
    const JsonObject forReferees = protocol::write(envelope(u"announce"), announcement(true));
    for (const RefereeRecord &referee : m_book.referees()) {
        // To others a round announcement is the order to play it; they get one for each match.
        if (referee.speaksLeagueV2())
            m_announcer.tell(referee, protocol::RoundAnnouncement::Method, forReferees);
    }
    Q_EMIT roundAnnounced(round().roundId);
}

protocol::RoundAnnouncement RoundRunner::announcement(bool forReferees) const
{
    protocol::RoundAnnouncement announcement;
    announcement.leagueId = m_options.leagueId;
    announcement.roundId = round().roundId;
    announcement.byes = round().byes;
    for (const store::ScheduledMatch &match : round().matches) {
        protocol::AnnouncedMatch announced;
        announced.matchId = match.matchId;
        announced.gameType = m_options.gameType;
        if (playsAtTables(m_options))
            announced.playerIds = match.players;
        else
            namePair(announced, match, forReferees);
        if (const RefereeRecord *referee = m_desk.refereeOf(match.matchId)) {
            announced.refereeId = referee->id;
            announced.refereeEndpoint =
                (referee->speaksLeagueV2() ? referee->endpoint : m_ownAddress()).toString();
        }
        announcement.matches.append(announced);
    }
    return announcement;
}

void RoundRunner::namePair(protocol::AnnouncedMatch &announced, const store::ScheduledMatch &match,
                           bool forReferees) const
{
    announced.playerAId = match.players.at(0);
    announced.playerBId = match.players.at(1);
    if (!forReferees)
        return;
    announced.playerAEndpoint = m_book.player(announced.playerAId)->endpoint.toString();
    announced.playerBEndpoint = m_book.player(announced.playerBId)->endpoint.toString();
}

void RoundRunner::onMatchStarted()
{
    if (m_chart.isIn(chart::Announced))
        (void)m_chart.fire(chart::trigger::FirstMatchStarted);
}

void RoundRunner::onMatchRestarted(const store::ScheduledMatch &match, int attempt,
                                   const QString &why)
{
    for (const base::PlayerId &id : match.players) {
        protocol::GameError error =
            protocol::gameErrorFrom(protocol::error_code::MatchRestarted, match.matchId, id);
        error.attempt = attempt;
        error.consequence =
            QStringLiteral("%1 The match starts over as attempt %2.").arg(why).arg(attempt + 1);
        m_announcer.tell(*m_book.player(id), protocol::GameError::Method,
                         protocol::write(envelope(u"restarted"), error));
    }
}

void RoundRunner::onMatchCounted(const base::MatchId &match, const store::ResultFact &result)
{
    onMatchStarted(); // a report may overtake the answer to its assignment
    (void)m_table->count(scoreOf(match, result));
    ++m_counted;
    addToSummary(result.status);
    Q_EMIT matchCounted(match, result);
    if (--m_openInRound == 0 && m_isAnnounced)
        completeRound();
}

void RoundRunner::addToSummary(protocol::ResultStatus status)
{
    m_summary.wins += status == protocol::ResultStatus::Win ? 1 : 0;
    m_summary.draws += status == protocol::ResultStatus::Draw ? 1 : 0;
    m_summary.technicalLosses += status == protocol::ResultStatus::TechnicalLoss ? 1 : 0;
}

void RoundRunner::completeRound()
{
    const int number = round().roundId;
    (void)m_chart.fire(chart::trigger::AllMatchesFinished);

    const QList<protocol::StandingRow> rows = m_table->rows();
    m_record.write(store::StandingFact{number, rows});
    const bool isLast = m_index + 1 == m_schedule.roundsInAll();
    protocol::RoundCompleted completed;
    completed.leagueId = m_options.leagueId;
    completed.roundId = number;
    completed.matchesPlayed = m_summary.totalMatches;
    completed.matchesCompleted = m_summary.totalMatches;
    completed.summary = m_summary;
    if (!isLast)
        completed.nextRoundId = number + 1;
    const auto tellPlayersOfIt = [this, number, rows, completed] {
        tellPlayers(protocol::LeagueStandingsUpdate{m_options.leagueId, number, rows},
                    u"standings");
        tellPlayers(completed, u"completed");
        Q_EMIT roundCompleted(number);
    };
    if (!isLast && !m_stopsAfterRound)
        return beginNextRound(tellPlayersOfIt);
    tellPlayersOfIt();
    if (isLast)
        return Q_EMIT allRoundsCompleted();
    m_stopsAfterRound = false;
    m_isStopped = true;
    Q_EMIT stopped(number);
}

bool RoundRunner::drawNextRound()
{
    if (m_index + 1 < m_schedule.rounds.size())
        return true;
    if (m_schedule.rounds.size() >= m_schedule.roundsInAll())
        return false;
    const std::optional<store::ScheduledRound> next =
        m_drawRound(static_cast<int>(m_schedule.rounds.size()) + 1);
    store::ScheduledFact more;
    more.totalRounds = m_schedule.totalRounds;
    more.totalMatches = m_schedule.totalMatches;
    if (!next) { // too few are left: the league ends here
        more.totalRounds = static_cast<int>(m_schedule.rounds.size());
        more.totalMatches = m_counted;
    } else {
        more.rounds.append(*next);
        const int still = *more.totalRounds - next->roundId + 1;
        more.totalMatches = m_counted + still * static_cast<int>(next->matches.size());
    }
    m_schedule.add(more);
    m_record.write(more);
    return next.has_value();
}

void RoundRunner::beginNextRound(const std::function<void()> &tellOfLast)
{
    if (!drawNextRound()) {
        if (tellOfLast)
            tellOfLast();
        return Q_EMIT allRoundsCompleted();
    }
    ++m_index;
    m_chart.setSubject(roundName());
    (void)m_chart.fire(chart::trigger::MoreRounds);
    planRound();
    announceRound(tellOfLast);
}

QString RoundRunner::roundName() const
{
    return QStringLiteral("R%1").arg(round().roundId);
}

protocol::Envelope RoundRunner::envelope(QStringView purpose) const
{
    return {.sender = protocol::managerSender(),
            .timestampMs = m_clock.utcMs(),
            .conversationId =
                protocol::roundConversation(round().roundId, purpose, base::randomHex(6))};
}

template<protocol::Message M>
void RoundRunner::tellPlayers(const M &message, QStringView purpose)
{
    const JsonObject params = protocol::write(envelope(purpose), message);
    for (const PlayerRecord &player : m_book.players())
        m_announcer.tell(player, M::Method, params);
}

} // namespace league::manager
