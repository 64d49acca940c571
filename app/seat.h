// Seat: this program as one player or one referee of a league, here or elsewhere.
//
// Owned by the window (join dialog) or by a House (a person in the own league); it lives on the
// owner's thread and its agent on a thread of its own. Every signal comes on the owner's thread.
// When the manager is lost the seat keeps trying, with growing pauses, until it is back or the
// owner leaves.
#pragma once

#include "agents/league/league_rules.h"
#include "agents/protocol/agent_address.h"
#include "agents/protocol/standings.h"
#include "app/host_thread.h"
#include "app/player_plan.h"
#include "app/seat_news.h"

#include <QObject>

#include <memory>

namespace league::app {

class SeatFloor;
class WireMaker;

struct SeatOptions
{
    protocol::Role role = protocol::Role::Player; // or Referee
    QUrl manager = {};
    QString joinCode = {};
    PlayerPlan player = {}; // of a referee only name and port
    QString gameType = player::UsualGame; // what the league plays
    int maxMatches = 10; // of a referee, at once
    QUrl publicUrl = {}; // where others find it, when that is not where it listens
    QString dataFolder = {}; // a referee's outbox and a script's stderr are kept here
    tournament::LeagueRules calls = {}; // how hard it tries to register and report
};

class Seat : public QObject
{
    Q_OBJECT

public:
    using Answer = std::function<void(const base::Outcome &)>;

    // Without wires it speaks HTTP.
    explicit Seat(SeatOptions options, std::shared_ptr<WireMaker> wires = {});
    // Leaves, and waits until the agent has gone.
    ~Seat() override;

    // Joins; what comes of it is told by statusChanged().
    void join();
    // Leaves the league, which goes on without this agent; the status becomes Left.
    void leave();
    // Tries the manager now instead of at the end of the pause.
    void retryNow();
    // A person's choice in a match. `answer` comes on this thread: why not, when it cannot be.
    void choose(const base::MatchId &match, const QString &choice, const Answer &answer = {});
    // The same in games whose answer is more than a word: in the words of the protocol, such as
    // target_id, or say and pass.
    void reply(const base::MatchId &match, const QVariantMap &said, const Answer &answer = {});
    // Answers anew, with another target_id: a vote while the vote is open, a kill while the night
    // is. `answer` comes when the referee has said whether it counts; when it does not, the answer
    // before stands.
    void change(const base::MatchId &match, const QVariantMap &said, const Answer &answer = {});

    [[nodiscard]] const SeatOptions &options() const { return m_options; }
    [[nodiscard]] const SeatStatus &status() const { return m_status; }
    // What waits for a person's choice, the most urgent first.
    [[nodiscard]] const QList<SeatTurn> &turns() const { return m_turns; }
    // The own matches so far, and the table as the manager sent it last.
    [[nodiscard]] const QList<protocol::PlayedMatch> &history() const { return m_history; }
    [[nodiscard]] const QList<protocol::StandingRow> &standings() const { return m_standings; }

Q_SIGNALS:
    void statusChanged(const league::app::SeatStatus &status);
    void matchJoined(const league::app::SeatMatch &match);
    // A person is asked; turns() holds it until it is answered or too late.
    void turnCame(const league::app::SeatTurn &turn);
    void turnsChanged();
    void eventCame(const league::app::SeatEvent &event);
    // The referee warns or complains, in one sentence.
    void warned(const league::base::MatchId &match, const QString &sentence);
    // A match of this player is over and in history().
    void matchPlayed(const league::protocol::PlayedMatch &match);
    void standingsChanged();
    // A referee has finished a match.
    void matchRefereed(const league::base::MatchId &match);

private:
    friend class SeatFloor;
    // What the floor tells, already on this thread.
    void takeStatus(const SeatStatus &status);
    void takeTurns(const QList<SeatTurn> &turns);
    void takeMatch(const protocol::PlayedMatch &match);
    void takeStandings(const QList<protocol::StandingRow> &standings);

    SeatOptions m_options;
    std::shared_ptr<WireMaker> m_wires;
    SeatStatus m_status;
    QList<SeatTurn> m_turns;
    QList<protocol::PlayedMatch> m_history;
    QList<protocol::StandingRow> m_standings;
    std::unique_ptr<HostThread> m_thread;
    std::unique_ptr<SeatFloor> m_floor; // lives on the thread and is destroyed there
};

} // namespace league::app
