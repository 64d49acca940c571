// LeagueManager: runs one league, from the first registration to the champion.
//
// Owned by the House or by the `manager` command, on a thread with the wire and the clock. It is
// the front of the manager room: it listens, checks who is asking, and hands the work to its desks.
// The terminal, the window and the spectator page only listen to its signals and its journal.
#pragma once

#include "agents/base/state_chart.h"
#include "agents/manager/announcer.h"
#include "agents/manager/door_keeper.h"
#include "agents/manager/league_options.h"
#include "agents/manager/match_desk.h"
#include "agents/manager/query_desk.h"
#include "agents/manager/registration_desk.h"
#include "agents/manager/round_runner.h"
#include "agents/protocol/league_messages.h"
#include "agents/transport/message_handler.h"

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
    // The operator starts the league (L-25): refused until there are players and a referee.
    base::Outcome startLeague();
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
    // The champion is known and on disk; agents are being told.
    void completed(const league::protocol::LeagueCompleted &summary);
    // Everybody has been told: nothing is left to do.
    void settled();
    // The league cannot go on.
    void failed(const league::base::Failure &reason);

private:
    void serveRegistration();
    template<protocol::Message Request, protocol::Message Response>
    void serveRegistrationOf(protocol::Role role,
                             void (RegistrationDesk::*take)(const Request &,
                                                            std::function<void(Response)>));
    void serveReferees();
    void serveQuestions();
    void serveOperator();
    void startWhenComplete();
    void completeLeague();
    [[nodiscard]] protocol::Envelope answerTo(const protocol::Envelope &call) const;
    [[nodiscard]] transport::Refusal leagueError() const;
    void refuse(const QString &messageType, const protocol::Envelope &call,
                const base::Failure &failure, const transport::RpcResponder &respond) const;

    LeagueOptions m_options;
    base::Clock &m_clock;
    transport::RpcServer m_server;
    transport::RpcClient m_client;
    LeagueRecord m_record;
    AgentBook m_book;
    DoorKeeper m_door;
    RegistrationDesk m_registration;
    MatchDesk m_matches;
    Announcer m_announcer;
    RoundRunner m_rounds;
    QueryDesk m_queries;
    base::StateChart m_chart;
    std::unique_ptr<LeagueTable> m_table;
};

} // namespace league::manager
