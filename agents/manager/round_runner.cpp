#include "agents/manager/round_runner.h"

#include "agents/base/charts/round_chart.h"
#include "agents/base/token.h"
#include "agents/manager/result_judge.h"
#include "agents/protocol/agent_address.h"
#include "agents/protocol/conversation_id.h"

namespace league::manager {

namespace chart = base::round_chart;

RoundRunner::RoundRunner(const LeagueOptions &options, const AgentBook &book, LeagueRecord &record,
                         MatchDesk &desk, Announcer &announcer, base::Clock &clock)
    : m_options(options),
      m_book(book),
      m_record(record),
      m_desk(desk),
      m_announcer(announcer),
      m_clock(clock),
      m_chart(chart::Table, {}, clock)
{
    connect(&m_chart, &base::StateChart::transitioned, this, [this](const base::Transition &move) {
        m_record.writeTransition(move);
        m_record.write(store::RoundFact{round().roundId, move.to});
    });
    connect(&m_desk, &MatchDesk::matchStarted, this, &RoundRunner::onMatchStarted);
    connect(&m_desk, &MatchDesk::matchCounted, this, &RoundRunner::onMatchCounted);
}

void RoundRunner::run(store::ScheduledFact schedule, LeagueTable &table)
{
    m_schedule = std::move(schedule);
    m_table = &table;
    for (const store::ScheduledRound &each : std::as_const(m_schedule.rounds))
        m_inAll += static_cast<int>(each.matches.size());
    m_index = 0;
    m_chart.setSubject(roundName());
    announceRound();
}

int RoundRunner::currentRound() const
{
    return m_index < 0 ? 0 : round().roundId;
}

void RoundRunner::announceRound()
{
    m_openInRound = static_cast<int>(round().matches.size());
    m_summary = {.totalMatches = m_openInRound};
    m_desk.planRound(round());

    (void)m_chart.fire(chart::trigger::ScheduleCreated);
    tellPlayers(announcement(false), u"announce");
    const QJsonObject forReferees = protocol::write(envelope(u"announce"), announcement(true));
    for (const RefereeRecord &referee : m_book.referees())
        m_announcer.tell(referee.endpoint, protocol::RoundAnnouncement::Method, forReferees);
    Q_EMIT roundAnnounced(round().roundId);
    m_desk.dispatch();
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
        announced.playerAId = match.playerA;
        announced.playerBId = match.playerB;
        if (forReferees) {
            announced.playerAEndpoint = m_book.player(match.playerA)->endpoint.toString();
            announced.playerBEndpoint = m_book.player(match.playerB)->endpoint.toString();
        }
        if (const RefereeRecord *referee = m_desk.refereeOf(match.matchId)) {
            announced.refereeId = referee->id;
            announced.refereeEndpoint = referee->endpoint.toString();
        }
        announcement.matches.append(announced);
    }
    return announcement;
}

void RoundRunner::onMatchStarted()
{
    if (m_chart.isIn(chart::Announced))
        (void)m_chart.fire(chart::trigger::FirstMatchStarted);
}

void RoundRunner::onMatchCounted(const base::MatchId &match, const store::ResultFact &result)
{
    onMatchStarted(); // a report may overtake the answer to its assignment
    (void)m_table->count(scoreOf(match, result));
    ++m_counted;
    m_summary.wins += result.status == protocol::ResultStatus::Win ? 1 : 0;
    m_summary.draws += result.status == protocol::ResultStatus::Draw ? 1 : 0;
    m_summary.technicalLosses += result.status == protocol::ResultStatus::TechnicalLoss ? 1 : 0;
    Q_EMIT matchCounted(match, result);
    if (--m_openInRound == 0)
        completeRound();
}

void RoundRunner::completeRound()
{
    const int number = round().roundId;
    const bool isLast = m_index + 1 == m_schedule.rounds.size();
    (void)m_chart.fire(chart::trigger::AllMatchesFinished);

    const QList<protocol::StandingRow> rows = m_table->rows();
    m_record.write(store::StandingFact{number, rows});
    tellPlayers(protocol::LeagueStandingsUpdate{m_options.leagueId, number, rows}, u"standings");
    protocol::RoundCompleted completed;
    completed.leagueId = m_options.leagueId;
    completed.roundId = number;
    completed.matchesPlayed = m_summary.totalMatches;
    completed.matchesCompleted = m_summary.totalMatches;
    completed.summary = m_summary;
    if (!isLast)
        completed.nextRoundId = m_schedule.rounds.at(m_index + 1).roundId;
    tellPlayers(completed, u"completed");
    Q_EMIT roundCompleted(number);

    if (isLast)
        return Q_EMIT allRoundsCompleted();
    ++m_index;
    m_chart.setSubject(roundName());
    (void)m_chart.fire(chart::trigger::MoreRounds);
    announceRound();
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
    const QJsonObject params = protocol::write(envelope(purpose), message);
    for (const PlayerRecord &player : m_book.players())
        m_announcer.tell(player.endpoint, M::Method, params);
}

} // namespace league::manager
