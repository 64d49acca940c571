// ProcessKeeper: the processes of one league, each behind a FaultProxy, and their coming and going.
//
// Owned by a ChaosLeague. It opens the league, starts the agents, starts again what was killed or
// ended too early (the manager with --resume), and in the end sees everybody home: every process
// must end by itself. Place 0 is the manager, then come the referees, then the players.
#pragma once

#include "agents/base/clock.h"
#include "agents/store/league_folder.h"
#include "app/chaos/agent_process.h"
#include "app/chaos/chaos_options.h"
#include "app/chaos/fake_time.h"
#include "app/chaos/fault_proxy.h"

#include <QObject>

#include <memory>
#include <vector>

namespace league::app {

class ProcessKeeper : public QObject
{
    Q_OBJECT

public:
    // Everything goes into `folder`: manager/, a folder per referee, logs/. The clock must outlive
    // the keeper.
    ProcessKeeper(const ChaosOptions &options, quint64 seed, QString folder, base::Clock &clock);
    ~ProcessKeeper() override;

    // Opens the proxies and starts the manager; the agents follow when the league is open.
    base::Outcome open();
    // Where the manager keeps the league; known once leagueOpened() was emitted.
    [[nodiscard]] store::LeagueFolder league() const;
    [[nodiscard]] bool isOpen() const { return !m_leagueId.isEmpty(); }
    // The journals that the referees keep.
    [[nodiscard]] QStringList refereeJournals() const;

    [[nodiscard]] AgentProcess &process(int place) { return *at(place).process; }
    [[nodiscard]] FaultProxy &proxy(int place) { return *at(place).proxy; }
    [[nodiscard]] FakeTime &time() { return m_time; }
    // kill -9, and a start some time later; false when it does not run.
    bool kill(int place, std::chrono::milliseconds restartAfter);
    // Stands still for a while; false when it does not run.
    bool halt(int place, std::chrono::milliseconds length);
    // How often a process that nobody killed had to be started again.
    [[nodiscard]] int restartsUnasked() const { return m_restartsUnasked; }

    // The league is over: makes everybody well again and waits until all have ended by themselves.
    void seeEverybodyHome();

Q_SIGNALS:
    void leagueOpened();
    // The manager has ended by itself, with the league played.
    void leagueOver();
    // Something that must not happen; the league goes on.
    void troubled(const QString &sentence);
    // It cannot go on: no other signal follows.
    void gaveUp(const QString &sentence);
    void everybodyHome();

private:
    struct Place
    {
        std::unique_ptr<FaultProxy> proxy;
        std::unique_ptr<AgentProcess> process;
        base::Alarm restart;
        base::Alarm wake; // from standing still
        bool wasKilled = false;
        bool isHome = false; // has ended by itself with code 0
        int failures = 0; // ends by itself with another code
    };

    void addPlace(const QString &name);
    [[nodiscard]] Place &at(int place) { return m_places[static_cast<size_t>(place)]; }
    [[nodiscard]] int count() const { return static_cast<int>(m_places.size()); }
    [[nodiscard]] bool isReferee(int place) const { return place <= m_options.referees; }
    void start(int place);
    [[nodiscard]] QStringList argumentsOf(int place);
    [[nodiscard]] QStringList managerArguments() const;
    void onSaid(int place, const QString &line);
    void onManagerOpen(const QString &leagueId, const QUrl &endpoint);
    void onEnded(int place, int exitCode, int signal);
    void onManagerDone();
    void restartLater(int place, std::chrono::milliseconds delay);
    void tellTheEndAgain();

    const ChaosOptions &m_options;
    quint64 m_seed;
    QString m_folder;
    base::Clock &m_clock;
    FakeTime m_time;
    std::vector<Place> m_places;
    QString m_leagueId;
    quint16 m_managerPort = 0;
    int m_restartsUnasked = 0;
    bool m_goingHome = false;
    int m_endTold = 0;
    base::Alarm m_nextTelling;
};

} // namespace league::app
