// LeagueLab: a league manager with a journal on disk among scripted referees and players, in time
// that stands still.
//
// Owned by a test function. Scripted referees accept every assignment and play nothing: the test
// says how a match ended with report().
#pragma once

#include "agents/base/fake_clock.h"
#include "agents/manager/league_manager.h"
#include "agents/protocol/assignment_messages.h"
#include "agents/store/journal.h"
#include "agents/transport/in_process_hub.h"
#include "agents/transport/in_process_wire.h"
#include "tests/support/player_script.h"

#include <QTemporaryDir>

#include <deque>

namespace league::test {

class LeagueLab
{
public:
    using Change = std::function<void(manager::LeagueOptions &)>;

    // Opens the manager; `change` may alter its options before.
    explicit LeagueLab(const Change &change = {});
    ~LeagueLab();

    // New scripted agents, registered; they live as long as the lab.
    ScriptedAgent &addReferee(int maxConcurrentMatches = 10);
    // The same after the league has started, as the manager's own (L-24).
    ScriptedAgent &addBuiltInReferee();
    ScriptedAgent &addPlayer();
    void addPlayers(int count);
    // An agent that has not registered.
    ScriptedAgent &addStranger();
    // Players P01 … and one referee, and the league started.
    void startWith(int players);
    void startLeague();

    // A registration, and the answer to it.
    [[nodiscard]] JsonObject registration(const ScriptedAgent &agent, const QString &role,
                                          const QString &game = {}, // empty: the league's
                                          int maxConcurrentMatches = 10) const;
    // Waits for the answer and keeps id and token.
    JsonObject registerAs(ScriptedAgent &agent, const QString &role,
                          const QString &game = {}, // empty: the league's
                          int maxConcurrentMatches = 10);

    // The manager dies and another goes on from the journal, at the same address.
    void restartManager();

    // Lets everything happen that can happen without time passing; the disk included.
    void settle() const;
    // Lets time pass, in steps of 100 ms.
    void pass(std::chrono::milliseconds span);

    // What a referee has been assigned, in order.
    [[nodiscard]] static QList<protocol::MatchAssignment> assignments(const ScriptedAgent &referee);
    [[nodiscard]] static QStringList assignedMatches(const ScriptedAgent &referee);
    // The same with the attempts: "R1M1/1 R1M2/1".
    [[nodiscard]] static QString attempts(const ScriptedAgent &referee);
    // The report of a match; an empty winner makes it a draw.
    [[nodiscard]] static protocol::MatchResultReport
    reportOf(const protocol::MatchAssignment &match, const QString &winner);
    // An agent sends a message with its own token, and gets the answer.
    template<protocol::Message M>
    JsonObject send(ScriptedAgent &agent, const M &message)
    {
        return send(agent, message, agent.sender, agent.token);
    }
    template<protocol::Message M>
    JsonObject send(ScriptedAgent &agent, const M &message, const QString &sender,
                    const QString &token)
    {
        return askManager(agent, M::Method, protocol::write(envelope(sender, token), message));
    }
    JsonObject askManager(ScriptedAgent &agent, const QString &method,
                          const JsonObject &message) const;
    // Every assignment that is not reported yet is, with the winner that `winnerOf` names, until
    // no new ones come.
    using WinnerOf = std::function<QString(const protocol::MatchAssignment &)>;
    void playAll(const WinnerOf &winnerOf);
    // A WinnerOf.
    [[nodiscard]] static QString firstPlayer(const protocol::MatchAssignment &match);
    // The same for what is assigned now.
    bool playAssigned(const WinnerOf &winnerOf);

    [[nodiscard]] protocol::Envelope envelope(const QString &sender, const QString &token) const;
    // The code in a LEAGUE_ERROR; empty when the answer is something else.
    [[nodiscard]] static QString errorCode(const JsonObject &answer);
    // The table as text, a line "P01 3 1-0-0" a row: player, points, wins-draws-losses.
    [[nodiscard]] static QStringList asText(const QList<protocol::StandingRow> &rows);
    // The bodies of every entry of a kind that is on disk.
    [[nodiscard]] QList<JsonObject> journalled(QLatin1String kind) const;

    QTemporaryDir folder;
    base::FakeClock clock;
    transport::InProcessHub hub;
    transport::InProcessWire wire;
    std::unique_ptr<store::Journal> journal;
    std::unique_ptr<manager::LeagueManager> manager;
    std::deque<ScriptedAgent> referees;
    std::deque<ScriptedAgent> players;
    std::deque<ScriptedAgent> strangers;
    QStringList failures; // sentences of failed()
    bool settled = false;
    int refereesNeeded = 0; // times that refereeNeeded() was said

private:
    void openJournal();
    void makeManager();
    [[nodiscard]] ScriptedAgent &makeReferee();
    static void keepSeat(ScriptedAgent &agent, const QString &role, const JsonObject &answer);

    manager::LeagueOptions m_options;
    QSet<QString> m_reported;
};

} // namespace league::test
