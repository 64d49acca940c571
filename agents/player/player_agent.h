// PlayerAgent: a player of the league, with a strategy that decides.
//
// Owned by the House (hosted players) or by the `player` command. It listens on its own port,
// registers with the manager, accepts invitations, asks its strategy for a choice and keeps its
// history. What the strategy is (built in, a script, a person) is not the agent's business.
#pragma once

#include "agents/base/pace.h"
#include "agents/player/change_sender.h"
#include "agents/player/open_matches.h"
#include "agents/player/person_seat.h"
#include "agents/protocol/match_messages.h"
#include "agents/protocol/query_messages.h"
#include "agents/protocol/report_messages.h"
#include "agents/protocol/seat_messages.h"
#include "agents/transport/membership.h"
#include "agents/transport/message_handler.h"
#include "agents/transport/rpc_client.h"
#include "agents/transport/rpc_server.h"

#include <QHostAddress>
#include <QObject>

namespace league::player {

struct PlayerOptions
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
    transport::CallPolicy registration; // 10 s a send and three retries (L-13)
    transport::BreakerPolicy breaker = {}; // of everybody it calls (L-31)
    // Who plays by hand, through MCP tools, when the strategy is a PersonStrategy; otherwise null.
    std::shared_ptr<PersonSeat> seat = {};
    // What everybody may know of how it decides: random, script, human. Empty: nothing is said.
    QString strategyWord = {};
    // The moments that people who watch get to see; null for none. Must outlive the agent.
    base::Pace *pace = nullptr;
    // How long referees of the league wait for an arrival.
    std::chrono::milliseconds joinTimeout{5'000};
};

class PlayerAgent : public QObject
{
    Q_OBJECT

public:
    // Makes the strategy once the player has an id.
    using StrategyMaker = std::function<std::unique_ptr<Strategy>(const base::PlayerId &)>;

    // Wire and clock belong to the agent's thread and must outlive it.
    PlayerAgent(PlayerOptions options, StrategyMaker makeStrategy, transport::Wire &wire,
                base::Clock &clock);
    ~PlayerAgent() override;

    // Opens the port and begins to register; a failure means the port could not be opened.
    base::Outcome start();
    // Leaves: closes the port and gives up every call.
    void stop();

    [[nodiscard]] QUrl endpoint() const { return m_server.endpoint(); }
    [[nodiscard]] base::PlayerId id() const { return base::PlayerId(m_membership.seat().id); }
    [[nodiscard]] QLatin1String lifecycleState() const { return m_membership.lifecycle().state(); }
    [[nodiscard]] QLatin1String playerState() const { return m_chart.state(); }
    [[nodiscard]] const std::shared_ptr<PersonSeat> &seat() const { return m_options.seat; }
    // The table as the manager sent it last; empty before the first round is over.
    [[nodiscard]] const QList<protocol::StandingRow> &standings() const { return m_standings; }
    // What was played, without what waits for an answer.
    [[nodiscard]] protocol::MyMatches matches() const;
    // The league it plays in; empty before it is registered.
    [[nodiscard]] const QString &leagueId() const { return m_membership.seat().leagueId; }

Q_SIGNALS:
    void registered(const league::base::PlayerId &id);
    // Could not register; the code is E009 when the manager could not be reached.
    void failed(const league::base::Failure &reason);
    // LEAGUE_COMPLETED has arrived and was acknowledged.
    void leagueCompleted();
    void transitioned(const league::base::Transition &transition);
    // An invitation was accepted; from attempt 2 on the match has begun anew.
    void matchJoined(const league::base::MatchId &match, int attempt, int round,
                     const league::base::PlayerId &opponent);
    // A referee warned or complained.
    void warned(const league::base::MatchId &match, const QString &sentence);
    // A referee told what happened in a match: the type of the message, and what it says without
    // envelope and secrets.
    void toldOfMatch(const league::base::MatchId &match, int attempt, const QString &what,
                     const JsonObject &facts);
    // A match with a result is over; matches() has it.
    void matchPlayed(const league::protocol::PlayedMatch &match);
    void standingsChanged();

private:
    void serveMatches();
    void serveNews();
    void serveQueries();
    void offerTools();
    void onRegistered(const transport::Seat &seat);
    [[nodiscard]] protocol::GameJoinAck
    onInvitation(const transport::Letter<protocol::GameInvitation> &letter);
    void onChoiceCall(const transport::Letter<protocol::ChooseParityCall> &letter,
                      const transport::RpcResponder &respond);
    // The calls and news of games that ask more than once in a match; player_agent_calls.cpp.
    void serveCalls();
    void serveGameNews();
    // What a person may do beyond answering: change an answer.
    void serveSeat();
    [[nodiscard]] protocol::Envelope envelopeAbout(const base::MatchId &match) const;
    template<class Call, class Response>
    void serveCall(QLatin1String kind);
    template<class Call, class Response>
    void onCall(QLatin1String kind, const transport::Letter<Call> &letter,
                const transport::RpcResponder &respond);
    // Asks the strategy; with a Pace its answer is held back until the moment is over.
    void think(const TurnQuestion &question, const Strategy::Done &done);
    void onGameOver(const OpenMatch &match, const protocol::GameOver &over);
    void noteLeagueStarted();
    [[nodiscard]] protocol::Envelope answerTo(const protocol::Envelope &call) const;
    void leave(const OpenMatch &match);
    [[nodiscard]] protocol::PlayerState state() const;

    PlayerOptions m_options;
    StrategyMaker m_makeStrategy;
    base::Clock &m_clock;
    transport::RpcServer m_server;
    transport::RpcClient m_client;
    transport::Membership m_membership;
    base::StateChart m_chart;
    std::unique_ptr<Strategy> m_strategy;
    OpenMatches m_open;
    ChangeSender m_changes;
    QList<protocol::PlayedMatch> m_history;
    QList<protocol::StandingRow> m_standings;
};

} // namespace league::player
