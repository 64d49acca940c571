// FrontDesk: takes the messages of referees and players, checks who is asking, and hands the work
// to the desk it is for.
//
// Owned by the LeagueManager. What cannot be taken is answered with LEAGUE_ERROR.
#pragma once

#include "agents/base/state_chart.h"
#include "agents/manager/door_keeper.h"
#include "agents/manager/league_options.h"
#include "agents/manager/query_desk.h"
#include "agents/manager/registration_desk.h"
#include "agents/transport/message_handler.h"

namespace league::manager {

class FrontDesk
{
public:
    // Who does the work.
    struct Desks
    {
        base::LeagueId league;
        const LeagueOptions &options;
        AgentBook &book;
        DoorKeeper &door;
        RegistrationDesk &registration;
        MatchDesk &matches;
        QueryDesk &queries;
        RoundRunner &rounds;
        const base::StateChart &chart;
        std::function<const LeagueTable *()> table; // null until the league has started
    };

    // Serves at once; everything must outlive the desk.
    FrontDesk(transport::RpcServer &server, const base::Clock &clock, Desks desks);

    // Answers a message that cannot be taken.
    void refuse(const QString &messageType, const protocol::Envelope &call,
                const base::Failure &failure, const transport::RpcResponder &respond) const;
    // The same for one that could not even be read.
    [[nodiscard]] transport::Refusal refusal() const;

private:
    void serveRegistration();
    template<protocol::Message Request, protocol::Message Response>
    void serveRegistrationOf(protocol::Role role,
                             void (RegistrationDesk::*take)(const Request &,
                                                            const std::function<void(Response)> &));
    void serveReferees();
    void servePolling();
    void serveQuestions();
    [[nodiscard]] protocol::Envelope answerTo(const protocol::Envelope &call) const;

    transport::RpcServer &m_server;
    const base::Clock &m_clock;
    Desks m_desks;
};

} // namespace league::manager
