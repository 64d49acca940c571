// RefereeAgent: runs matches for a league.
//
// Owned by the House (hosted referees) or by the `referee` command. It listens on its own port,
// registers with the manager, plays the matches it is assigned, several at once, and reports every
// result until the manager has it.
#pragma once

#include "agents/protocol/control_messages.h"
#include "agents/protocol/query_messages.h"
#include "agents/referee/announced_matches.h"
#include "agents/referee/match_feed.h"
#include "agents/referee/match_runner.h"
#include "agents/referee/player_desk.h"
#include "agents/referee/report_desk.h"
#include "agents/store/journal.h"
#include "agents/transport/membership.h"
#include "agents/transport/message_handler.h"
#include "agents/transport/separate_answers.h"

#include <QHostAddress>
#include <QObject>
#include <QQueue>

#include <map>

namespace league::referee {

struct RefereeOptions
{
    QString displayName;
    QString version;
    QUrl manager;
    QHostAddress address = QHostAddress(QHostAddress::LocalHost);
    quint16 port = 0;
    QString joinCode = {}; // what the league's operator gave out, if anything
    QStringList hosts = {}; // names others may call it by, besides the loopback ones
    QUrl publicEndpoint = {}; // what others call, when that is not where it listens
    QStringList gameTypes;
    int maxConcurrentMatches = 10;
    transport::CallPolicy registration; // 10 s a send and three retries (L-13)
    transport::CallPolicy report; // the same for results (L-15)
    transport::BreakerPolicy breaker = {}; // of everybody it calls (L-31)
    // The moments that people who watch get to see; null for none. Must outlive the agent.
    base::Pace *pace = nullptr;
};

// Where a referee keeps what must survive a crash; all must outlive it. Without a journal nothing
// is kept. A referee that is hosted by the manager writes into the league's own journal and needs
// no outbox: they live and die together, and it sees there when its results are on disk.
struct Shelf
{
    store::Journal *commitments = nullptr;
    store::Outbox *outbox = nullptr;
    store::Journal *results = nullptr; // the manager writes them here, on the referee's thread
};

class RefereeAgent : public QObject
{
    Q_OBJECT

public:
    // Wire and clock belong to the agent's thread and must outlive it.
    RefereeAgent(RefereeOptions options, transport::Wire &wire, base::Clock &clock,
                 Shelf shelf = {});
    ~RefereeAgent() override;

    // Opens the port and begins to register; a failure means the port could not be opened.
    base::Outcome start();
    // Leaves: aborts what is running and closes the port.
    void stop();

    [[nodiscard]] QUrl endpoint() const { return m_server.endpoint(); }
    [[nodiscard]] base::RefereeId id() const { return base::RefereeId(m_membership.seat().id); }
    [[nodiscard]] QLatin1String lifecycleState() const { return m_membership.lifecycle().state(); }
    // Sees everything that this referee is asked and asks; must outlive it. Null for none.
    void setTap(transport::TrafficTap *tap);
    // The breaker of somebody it calls; of its two lines the worse one.
    [[nodiscard]] transport::BreakerFacts breakerFacts(const QUrl &endpoint) const;
    // The operator has seen to that agent: the next call may try it, on both lines.
    void forgive(const QUrl &endpoint);
    // The league it referees in; empty before it is registered.
    [[nodiscard]] const QString &leagueId() const { return m_membership.seat().leagueId; }
    // Matches that are played now.
    [[nodiscard]] int running() const { return static_cast<int>(m_matches.size()); }
    // Results that the manager has not acknowledged yet.
    [[nodiscard]] int unreported() const { return m_reports.pendingCount(); }

Q_SIGNALS:
    void registered(const league::base::RefereeId &id);
    // Could not register; the code is E009 when the manager could not be reached.
    void failed(const league::base::Failure &reason);
    void matchFinished(const league::base::MatchId &match);
    // LEAGUE_COMPLETED was acknowledged, and every letter to a player is answered or given up.
    void leagueCompleted();
    void transitioned(const league::base::Transition &transition);

private:
    struct Table
    {
        std::unique_ptr<MatchRunner> runner;
        std::unique_ptr<MatchFeed> feed;
    };

    void serve();
    // Where the player listens whose answer it is, when its token says so.
    [[nodiscard]] base::Result<QUrl> senderOf(const transport::SeparateAnswers::Claim &claim) const;
    void offerTools();
    void onRegistered(const transport::Seat &seat);
    // What was begun before a crash must not be begun again under the same number.
    void recallAttempts();
    // What this referee plays and has not reported yet.
    [[nodiscard]] QList<protocol::HeldMatch> held() const;
    [[nodiscard]] protocol::MatchAssignmentAck
    onAssignment(const protocol::MatchAssignment &assignment);
    // A manager of another dialect may give matches by announcing them; says how many.
    [[nodiscard]] std::optional<int> takeAnnounced(const protocol::RoundAnnouncement &round);
    // As many of those as there is room for.
    void beginAnnounced();
    // Where others find it.
    [[nodiscard]] QUrl ownEndpoint() const;
    // Whether the match can be played here; the order when it can.
    [[nodiscard]] base::Result<MatchOrder>
    prepare(const protocol::MatchAssignment &assignment) const;
    // The league's rules come with its matches; from then on they hold for breakers and reports.
    void adopt(const protocol::MatchRules &rules);
    void open(const MatchOrder &order);
    void begin(const base::MatchId &match, int attempt);
    // The manager steers a match; refused when it is not here or knows no such command.
    base::Outcome control(const protocol::MatchControl &order);
    void onFinished(const base::MatchId &match, const games::MatchOutcome &outcome);
    void closeTable(const base::MatchId &match);
    [[nodiscard]] MatchRunner *runnerOf(const base::MatchId &match) const;
    // With the view of the player whose token it is; anybody else sees what is public. A player
    // that asks is asked again what it may have lost.
    [[nodiscard]] base::Result<protocol::MatchState> stateOf(const protocol::MatchStateQuery &query,
                                                             const QString &token) const;
    [[nodiscard]] protocol::Envelope answerTo(const protocol::Envelope &call) const;
    [[nodiscard]] protocol::Envelope envelopeToManager(const QString &conversation) const;

    RefereeOptions m_options;
    base::Clock &m_clock;
    Shelf m_shelf;
    transport::RpcServer m_server;
    transport::Interpreter m_interpreter; // what the clients below send, agents of all kinds get
    transport::RpcClient m_client;
    transport::RpcClient m_notices; // to players; see Lines
    transport::Membership m_membership;
    ReportDesk m_reports;
    transport::SeparateAnswers m_separateAnswers;
    PlayerDesk m_playerDesk;
    std::map<base::MatchId, Table> m_matches;
    QQueue<protocol::MatchAssignment> m_announced; // wait for room
    QHash<base::MatchId, int> m_latestAttempt; // of every match ever opened here
};

} // namespace league::referee
