// RoundRunner: plays a league round by round.
//
// Owned by the LeagueManager. A round is announced to players and referees, its matches are
// assigned, and when the last result is on disk the standings go out and the next round begins.
#pragma once

#include "agents/base/state_chart.h"
#include "agents/manager/announcer.h"
#include "agents/manager/league_table.h"
#include "agents/manager/match_desk.h"
#include "agents/protocol/league_messages.h"

#include <QObject>

#include <functional>

namespace league::manager {

class RoundRunner : public QObject
{
    Q_OBJECT

public:
    // Everything must outlive the runner.
    // Where players send answers for referees of other dialects; see DialectDesk.
    using OwnAddress = std::function<QUrl()>;
    // Draws a round that is not in the schedule yet; nothing when it cannot be played any more.
    using DrawRound = std::function<std::optional<store::ScheduledRound>(int round)>;

    RoundRunner(const LeagueOptions &options, const AgentBook &book, LeagueRecord &record,
                MatchDesk &desk, Announcer &announcer, base::Clock &clock, OwnAddress ownAddress,
                DrawRound drawRound);

    // Begins with the first round; the table counts what is played.
    void run(store::ScheduledFact schedule, LeagueTable &table);
    // After a crash: plans the first round that is not over, and takes reports for it. The results
    // of `history` are in the table already.
    void restore(const LeagueHistory &history, LeagueTable &table);
    // Announces that round and goes on.
    void goOn();
    // The round that is played is the last for now; the next begins with proceed().
    void stopAfterRound() { m_stopsAfterRound = true; }
    // Takes that back, and begins the next round when it has stopped already.
    void proceed();

    [[nodiscard]] const store::ScheduledFact &schedule() const { return m_schedule; }
    // The number of the round that is played, 0 before the first.
    [[nodiscard]] int currentRound() const;
    [[nodiscard]] int matchesCounted() const { return m_counted; }
    [[nodiscard]] int matchesInAll() const { return m_schedule.matchesInAll(); }
    [[nodiscard]] const base::StateChart &chart() const { return m_chart; }

Q_SIGNALS:
    void roundAnnounced(int round);
    void matchCounted(const league::base::MatchId &match, const league::store::ResultFact &result);
    void roundCompleted(int round);
    // As ordered, the next round does not begin.
    void stopped(int afterRound);
    void allRoundsCompleted();

private:
    void adopt(store::ScheduledFact schedule, LeagueTable &table);
    // Makes sure that the round after this one is in the schedule, drawing it for who is there now;
    // false when there is none, or they are too few.
    bool drawNextRound();
    // What the players are still to be told of the last round goes out before the new one.
    void beginNextRound(const std::function<void()> &tellOfLast = {});
    void planRound();
    void announceRound(const std::function<void()> &tellOfLast = {});
    [[nodiscard]] protocol::RoundAnnouncement announcement(bool forReferees) const;
    void namePair(protocol::AnnouncedMatch &announced, const store::ScheduledMatch &match,
                  bool forReferees) const;
    void onMatchStarted();
    void onMatchRestarted(const store::ScheduledMatch &match, int attempt, const QString &why);
    void onMatchCounted(const base::MatchId &match, const store::ResultFact &result);
    void addToSummary(protocol::ResultStatus status);
    void completeRound();
    [[nodiscard]] QString roundName() const;
    [[nodiscard]] protocol::Envelope envelope(QStringView purpose) const;
    template<protocol::Message M>
    void tellPlayers(const M &message, QStringView purpose);
    [[nodiscard]] const store::ScheduledRound &round() const
    {
        return m_schedule.rounds.at(m_index);
    }

    const LeagueOptions &m_options;
    const AgentBook &m_book;
    LeagueRecord &m_record;
    MatchDesk &m_desk;
    Announcer &m_announcer;
    base::Clock &m_clock;
    OwnAddress m_ownAddress;
    DrawRound m_drawRound;
    base::StateChart m_chart;
    store::ScheduledFact m_schedule;
    LeagueTable *m_table = nullptr;
    qsizetype m_index = -1;
    protocol::RoundSummary m_summary;
    int m_openInRound = 0;
    bool m_stopsAfterRound = false;
    bool m_isStopped = false;
    bool m_isAnnounced = false;
    bool m_isOver = false; // all rounds were over when the league was restored
    int m_counted = 0;
};

} // namespace league::manager
