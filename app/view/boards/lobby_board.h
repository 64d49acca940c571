// LobbyBoard: the lobby of the own league: who has come, how they do, and whether it can begin.
//
// A singleton of QML on the window's thread. It follows the House of the Desk from its opening to
// the start of the league; strangers' players get a pre-flight as they arrive, once. It contains
// no rule: rounds and matches come from the schedule of the league.
#pragma once

#include "agents/base/clock.h"
#include "agents/manager/agent_health.h"
#include "app/house.h"
#include "app/lobby_preflight.h"
#include "app/view/row_model.h"
#include "app/view/rows/lobby_rows.h"
#include "app/view/story/told.h"

class QQmlEngine;
class QJSEngine;

namespace league::app::view {

class Desk;

class LobbyBoard : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    Q_PROPERTY(QString address READ address NOTIFY changed)
    Q_PROPERTY(QString code READ code NOTIFY changed)
    Q_PROPERTY(QString link READ link NOTIFY changed)
    Q_PROPERTY(int port READ port NOTIFY changed)
    Q_PROPERTY(bool isOpenToNetwork READ isOpenToNetwork NOTIFY changed)
    Q_PROPERTY(bool mayBeWatched READ mayBeWatched NOTIFY changed)
    Q_PROPERTY(int expectedPlayers READ expectedPlayers NOTIFY changed)
    Q_PROPERTY(int registeredPlayers READ registeredPlayers NOTIFY changed)
    Q_PROPERTY(int rounds READ rounds NOTIFY changed)
    Q_PROPERTY(int matches READ matches NOTIFY changed)
    Q_PROPERTY(int perRound READ perRound NOTIFY changed)
    Q_PROPERTY(bool hasBye READ hasBye NOTIFY changed)
    Q_PROPERTY(QString obstacle READ obstacle NOTIFY changed)
    Q_PROPERTY(QString arriving READ arriving NOTIFY changed)
    Q_PROPERTY(bool hasPerson READ hasPerson NOTIFY changed)
    Q_PROPERTY(QStringList strategies READ strategies NOTIFY changed)
    Q_PROPERTY(league::app::view::RowModel *referees READ referees CONSTANT)
    Q_PROPERTY(league::app::view::RowModel *players READ players CONSTANT)
    Q_PROPERTY(league::app::view::RowModel *readiness READ readiness CONSTANT)

public:
    static constexpr qint64 SlowFromMs = 300;
    static constexpr int LatenciesKept = 12;

    // The desk must outlive it.
    explicit LobbyBoard(Desk &desk, QObject *parent = nullptr);
    ~LobbyBoard() override;
    static LobbyBoard *create(QQmlEngine *engine, QJSEngine *scripts);

    // More players of this program; what came of it is said by the Desk. An empty name is the next
    // of the usual ones.
    Q_INVOKABLE void addBuiltIn(const QString &strategy);
    Q_INVOKABLE void addScript(const QString &name, const QString &command);
    Q_INVOKABLE void addModel(const QString &name, const QString &url, const QString &model);
    Q_INVOKABLE void addPerson(const QString &name);

    // Where others join, and what they must know.
    [[nodiscard]] QString address() const;
    [[nodiscard]] QString code() const;
    // Both as one address that every phone and computer can open: the manager's page at /join.
    [[nodiscard]] QString link() const;
    [[nodiscard]] int port() const;
    [[nodiscard]] bool isOpenToNetwork() const;
    [[nodiscard]] bool mayBeWatched() const;
    // 0: nobody said
    [[nodiscard]] int expectedPlayers() const;
    [[nodiscard]] int registeredPlayers() const { return m_registeredPlayers; }
    // What the league would come to with those who are there.
    [[nodiscard]] int rounds() const { return m_rounds; }
    [[nodiscard]] int matches() const { return m_matches; }
    [[nodiscard]] int perRound() const { return m_perRound; }
    [[nodiscard]] bool hasBye() const { return m_hasBye; }
    // Why it cannot begin: opening, referees or players; empty when it can.
    [[nodiscard]] QString obstacle() const;
    // Who registers just now; empty for nobody.
    [[nodiscard]] QString arriving() const { return m_arriving.value(0); }
    [[nodiscard]] bool hasPerson() const { return m_hasPerson; }
    // The built-in ones of the league's game, the usual one first.
    [[nodiscard]] QStringList strategies() const;
    [[nodiscard]] Rows<LobbyRow> *referees() { return &m_referees; }
    [[nodiscard]] Rows<LobbyRow> *players() { return &m_players; }
    [[nodiscard]] Rows<ReadinessRow> *readiness() { return &m_readiness; }

Q_SIGNALS:
    void changed();

private:
    struct Look // what a pre-flight has found
    {
        QString light;
        QString finding;
    };

    void follow(House *house);
    void show();
    void showReadiness(const QList<LobbyRow> &referees, const QList<LobbyRow> &players);
    void showSchedule();
    void takeHealth(const QList<manager::AgentHealth> &agents);
    void takeReport(const QString &agentId, const protocol::PreflightReport &report);
    // Strangers that nobody has looked at yet are looked at.
    void meet(const AgentTold &agent);
    void ping();
    void add(const PlayerPlan &plan);
    [[nodiscard]] LobbyRow rowOf(const AgentTold &agent) const;
    [[nodiscard]] House *house() const;

    Desk &m_desk;
    LobbyPreflight m_preflight;
    base::Alarm m_nextPing;
    QHash<QString, manager::AgentHealth> m_health;
    QHash<QString, QVariantList> m_latencies;
    QHash<QString, Look> m_looks;
    QSet<QString> m_met;
    QSet<QString> m_dismissed;
    QStringList m_arriving;
    bool m_isOpening = false;
    bool m_hasPerson = false;
    int m_registeredPlayers = 0;
    int m_rounds = 0;
    int m_matches = 0;
    int m_perRound = 0;
    bool m_hasBye = false;
    Rows<LobbyRow> m_referees;
    Rows<LobbyRow> m_players;
    Rows<ReadinessRow> m_readiness;
};

} // namespace league::app::view
