// ConnectionTest: finds out whether this computer can join a league, before it tries.
//
// Owned by the join dialog, on its thread; the test runs on a thread of its own. It may be started
// anew at any time, also in the middle of a test: what belongs to the older one is never told.
// Nothing is registered by it.
#pragma once

#include "agents/games/game_registry.h"
#include "app/host_thread.h"

#include <QMetaType>
#include <QObject>

#include <memory>

namespace league::app {

class ConnectionProbe;

enum class JoinRole { Player, Referee, Spectator };

struct ConnectionPlan
{
    QString manager = {}; // as typed: http://192.168.1.20:8000/mcp, or shorter
    QString joinCode = {};
    JoinRole role = JoinRole::Player;
    QStringList gameTypes = games::GameRegistry::ids(); // what this agent plays
    quint16 port = 0; // where it would listen; 0: any free one
};

struct ConnectionCheck
{
    enum class State { Waiting, Running, Passed, Failed, Unknown };

    QString id = {}; // manager, protocol, game, port, reachable, code, spectators
    QString title = {}; // "Manager answered"
    State state = State::Waiting;
    QString value = {}; // "12 ms", "league.v2"
    QString cause = {}; // what is wrong, when it failed; why it cannot be known, when Unknown
    QString remedy = {}; // what to do about it
    quint16 freePort = 0; // of a port that is taken: one that is not

    friend bool operator==(const ConnectionCheck &, const ConnectionCheck &) = default;
};

// What a test has found so far.
struct ConnectionReport
{
    enum class State { Idle, Running, Works, Fails };

    State state = State::Idle;
    QList<ConnectionCheck> checks = {}; // in the order of the dialog
    int failed = -1; // which of them ended the test
    QString managerUrl = {}; // the address that was really called
    QString leagueName = {}; // as the manager tells it; empty when it does not
    QString gameType = {};
    QString leagueState = {};
    int players = -1; // registered ones; -1: not known
    qint64 finishedUtcMs = 0;
};

class ConnectionTest : public QObject
{
    Q_OBJECT

public:
    explicit ConnectionTest(QObject *parent = nullptr);
    ~ConnectionTest() override;

    // Begins, whatever was under way before.
    virtual void start(const ConnectionPlan &plan);
    // Gives up; the report is idle again.
    virtual void cancel();

    [[nodiscard]] const ConnectionReport &report() const { return m_report; }

Q_SIGNALS:
    // A check has begun or ended; the last change has state Works or Fails.
    void changed(const league::app::ConnectionReport &report);

protected:
    // What is known now, to everybody who listens.
    void tell(const ConnectionReport &report);

private:
    HostThread m_thread;
    std::unique_ptr<ConnectionProbe> m_probe; // lives on the thread and is destroyed there
    ConnectionReport m_report;
    quint64 m_number = 0; // of the test that counts
};

} // namespace league::app

Q_DECLARE_METATYPE(league::app::ConnectionCheck)
Q_DECLARE_METATYPE(league::app::ConnectionReport)
