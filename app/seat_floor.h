// SeatFloor: where the agent of a Seat lives, and who looks after its manager.
//
// Made, used and destroyed on the seat's thread; what happens is told to the Seat on its own.
#pragma once

#include "agents/base/system_clock.h"
#include "agents/player/player_agent.h"
#include "agents/referee/referee_agent.h"
#include "agents/store/journal.h"
#include "agents/store/outbox.h"
#include "app/retired_agents.h"
#include "app/seat.h"
#include "app/wire_maker.h"

#include <QObject>

namespace league::app {

class SeatFloor : public QObject
{
    Q_OBJECT

public:
    // The seat must outlive the floor.
    SeatFloor(SeatOptions options, std::shared_ptr<WireMaker> wires, Seat &seat);
    ~SeatFloor() override;

    void join();
    void leave();
    void retryNow();
    base::Outcome choose(const base::MatchId &match, const QString &choice);
    base::Outcome reply(const base::MatchId &match, const QVariantMap &said);
    // A person answers anew, while that is possible; `done` hears once, when the referee has
    // answered.
    void change(const base::MatchId &match, const QVariantMap &said,
                const std::function<void(base::Outcome)> &done);

private:
    // Makes the agent anew and lets it register.
    void begin();
    base::Outcome startPlayer();
    base::Outcome startReferee();
    // A referee finds its outbox again by its port, or by its name when it takes any port.
    base::Outcome openShelf();
    template<class Agent>
    void listenTo(Agent &agent);
    void onRegistered(const QString &id, const QString &leagueId, const QUrl &endpoint);
    void onFailed(const base::Failure &reason);
    void onOver();
    void dropAgents();

    // The manager is asked for a sign of life now and then; two misses, and it is lost.
    void watchSoon();
    void askManager();
    void onSilence(const QString &why);
    void onReturn();
    // Whether it is the league that we joined, and whether we are in it.
    void recognise(const JsonObject &agentList);
    void retryAfterPause(const QString &why);

    void setPhase(SeatPhase phase, const QString &sentence = {});
    void publish();
    void publishTurns();
    [[nodiscard]] QString nameOf(const base::PlayerId &player) const;
    // Runs on the seat's thread.
    void tell(const std::function<void(Seat &)> &news);

    SeatOptions m_options;
    std::shared_ptr<WireMaker> m_wires;
    Seat &m_seat;
    base::SystemClock m_clock;
    std::unique_ptr<transport::Wire> m_wire;
    transport::RpcClient m_client; // to the manager, besides the agent's own
    std::shared_ptr<player::PersonSeat> m_person;
    std::unique_ptr<store::Journal> m_journal;
    std::unique_ptr<store::Outbox> m_outbox;
    std::unique_ptr<player::PlayerAgent> m_player;
    std::unique_ptr<referee::RefereeAgent> m_referee;
    SeatStatus m_status;
    RetiredAgents m_retired;
    base::Alarm m_next; // question to the manager, or attempt
    transport::RpcCall m_question;
    int m_misses = 0;
    struct KnownTurn
    {
        base::MatchId match;
        qint64 refereesDeadline; // by the referee's clock
        SeatTurn turn;
    };
    QList<KnownTurn> m_turns;
};

} // namespace league::app
