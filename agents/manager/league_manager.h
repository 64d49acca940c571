// LeagueManager: runs one league, from the first registration to the champion.
//
// Owned by the House or by the `manager` command, on a thread with the wire and the clock. It is
// the front of the manager room: it listens, checks who is asking, and hands the work to its desks.
// The terminal, the window and the spectator page only listen to its signals and its journal.
#pragma once

#include "agents/base/state_chart.h"
#include "agents/manager/admission_desk.h"
#include "agents/manager/announcer.h"
#include "agents/manager/channels/channel_desk.h"
#include "agents/manager/channels/channel_feed.h"
#include "agents/manager/channels/channel_order_desk.h"
#include "agents/manager/dialect_desk.h"
#include "agents/manager/door_keeper.h"
#include "agents/manager/entries_desk.h"
#include "agents/manager/front_desk.h"
#include "agents/manager/league_options.h"
#include "agents/manager/league_tools.h"
#include "agents/manager/match_desk.h"
#include "agents/manager/operator_desk.h"
#include "agents/manager/roll_call.h"
#include "agents/manager/round_runner.h"
#include "agents/manager/spectators/invitation_desk.h"
#include "agents/manager/spectators/spectator_desk.h"
#include "agents/manager/table_league.h"
#include "agents/manager/withdrawal_desk.h"
#include "agents/protocol/league_messages.h"

#include <QObject>

namespace league::manager {

class LeagueManager : public QObject
{
    Q_OBJECT

public:
    // Wire, clock and journal must outlive the manager.
    LeagueManager(LeagueOptions options, transport::Wire &wire, base::Clock &clock,
                  store::Journal &journal);
    ~LeagueManager() override;

    // Opens the port and registration.
    base::Outcome open();
    // Opens the port and goes on with a league that was interrupted: finished matches stand, those
    // that were under way start over, agents keep their ids and tokens.
    base::Outcome resume(const LeagueHistory &history);
    // When the first matches begin: by themselves, or one by one on the operator's order to step.
    enum class FirstMatch { AtOnce, OnStep };
    // The operator starts the league (L-25): refused until there are players and a referee.
    base::Outcome startLeague(FirstMatch first = FirstMatch::AtOnce);
    // The operator's other orders: pause, step, …; refused when they make no sense now. An order
    // about how a match is played goes to its referee, and nobody hears what that says.
    base::Outcome control(const protocol::LeagueControl &order);
    // The same, with the last word: `done` hears once, with the referee's answer where it is asked.
    using Done = std::function<void(base::Outcome)>;
    void carryOut(const protocol::LeagueControl &order, const Done &done);
    // Lets in a referee of the program's own although the league has started (L-24).
    void admitReferee(const QUrl &endpoint);
    // Takes an agent out again; only before the league starts. Its id is not given out again.
    base::Outcome dismiss(const QString &agentId, const QString &why);
    // Sends everybody a heartbeat now.
    void askEverybody() { m_heartbeats.askEverybody(); }
    // Sees everything that the manager is asked and asks; must outlive it. Null for none.
    void setTap(transport::TrafficTap *tap);
    // The breaker of an agent that the manager calls.
    [[nodiscard]] transport::BreakerFacts breakerFacts(const QUrl &endpoint) const;
    // The operator has seen to that agent: the next call may try it (L-31).
    void forgive(const QUrl &endpoint) { m_client.forgive(endpoint); }
    // Where tools can be added that need more than a manager, such as seats for guests.
    [[nodiscard]] transport::McpDesk &mcp() { return m_mcp; }
    // The turn channels of this process; they live as long as the manager.
    [[nodiscard]] ChannelOffice &channels() { return m_channels; }
    // Closes the port; what is on disk stays.
    void close();

    [[nodiscard]] QUrl endpoint() const { return m_server.endpoint(); }
    [[nodiscard]] const LeagueOptions &options() const { return m_options; }
    [[nodiscard]] QLatin1String state() const { return m_chart.state(); }
    [[nodiscard]] const AgentBook &book() const { return m_book; }
    [[nodiscard]] QList<protocol::StandingRow> standings() const;

Q_SIGNALS:
    void refereeRegistered(const league::base::RefereeId &referee, const QString &displayName);
    void playerRegistered(const league::base::PlayerId &player, const QString &displayName);
    void leagueStarted(int rounds, int matches);
    void roundAnnounced(int round);
    void matchCounted(int counted, int inAll);
    void roundCompleted(int round);
    void refereeLost(const league::base::RefereeId &referee, const QString &why);
    // It was found out what an agent understands (dialect/call_form.h).
    void dialectFound(const QString &agentId, const QString &dialect);
    // Gone before the start.
    void agentDismissed(const QString &agentId, const QString &why);
    void playerWithdrawn(const league::base::PlayerId &player, const QString &why);
    // Matches wait and no referee is there; whoever can provide one should, see admitReferee().
    void refereeNeeded();
    void paused();
    void proceeded();
    // As ordered, no further round begins.
    void stopped(int afterRound);
    // The champion is known and on disk; agents are being told.
    void completed(const league::protocol::LeagueCompleted &summary);
    // Everybody has been told: nothing is left to do.
    void settled();
    // The league cannot go on.
    void failed(const league::base::Failure &reason);

private:
    [[nodiscard]] FrontDesk::Desks desks();
    void watchAgents();
    void watchRounds();
    base::Outcome listen();
    void noteOpened(bool resumed);
    void startWhenComplete();
    // Whether there are enough referees and players (L-25).
    [[nodiscard]] base::Outcome canStart() const;
    [[nodiscard]] LeagueTable::Kind tableKind() const;
    void abortAtReferee(const base::MatchId &match, const base::RefereeId &referee,
                        const QString &why);
    // Whether the league can be steered now.
    [[nodiscard]] base::Outcome canControl() const;
    // Passes an order about a running match on to its referee; what that obeys is recorded.
    void steerMatch(const protocol::LeagueControl &order, const Done &done);
    void recordOrder(const protocol::LeagueControl &order);
    [[nodiscard]] protocol::Envelope envelopeAbout(const base::MatchId &match) const;
    void tellReferee(const RefereeRecord &referee, const protocol::MatchControl &order);
    // The roll call after a restart is over.
    void goOn();
    void completeLeague();
    void announceEnd();

    LeagueOptions m_options;
    base::Clock &m_clock;
    transport::RpcServer m_server;
    transport::Interpreter m_interpreter; // what the client sends, agents of all kinds get
    transport::RpcClient m_client;
    LeagueRecord m_record;
    AgentBook m_book;
    std::unique_ptr<TableLeague> m_tables; // null where players meet two by two
    DoorKeeper m_door;
    RegistrationDesk m_registration;
    DialectDesk m_dialects;
    MatchDesk m_matches;
    Announcer m_announcer;
    RoundRunner m_rounds;
    HeartbeatDesk m_heartbeats;
    RollCall m_rollCall;
    WithdrawalDesk m_withdrawals;
    QueryDesk m_queries;
    ChannelOffice m_channels;
    base::StateChart m_chart;
    FrontDesk m_frontDesk;
    OperatorDesk m_operator;
    ChannelDesk m_channelDesk;
    ChannelOrderDesk m_channelOrders;
    ChannelFeed m_channelFeed;
    transport::McpDesk &m_mcp;
    LeagueTools m_tools;
    EntriesDesk m_entries;
    SpectatorDesk m_spectators;
    InvitationDesk m_invitations;
    AdmissionDesk m_admissions;
    std::unique_ptr<LeagueTable> m_table;
};

} // namespace league::manager
