// Surroundings: what a window takes from the world: the time, whether a league can be
// joined, which leagues are heard, and which ports are free.
//
// Belongs to the engine. The singletons of QML ask for it when they are made; they find real time
// and a real test of the connection unless somebody gave the engine other surroundings before it
// loaded anything: pictures are taken in time that stands still.
#pragma once

#include "agents/base/clock.h"
#include "agents/transport/lan/league_seeker.h"
#include "app/connection_test.h"

class QHostAddress;
class QQmlEngine;

namespace league::app::view {

class Surroundings : public QObject
{
    Q_OBJECT

public:
    // The engine's; made when it has none.
    [[nodiscard]] static Surroundings &of(QQmlEngine &engine);

    // Those of the engine from now on; it owns them. Without a clock time is real.
    explicit Surroundings(QQmlEngine &engine, std::unique_ptr<base::Clock> clock = {});
    ~Surroundings() override;

    [[nodiscard]] base::Clock &clock() { return *m_clock; }
    // For the join dialog.
    [[nodiscard]] virtual std::unique_ptr<ConnectionTest> makeConnectionTest();
    // For the join dialog's list; null where AGENT_LEAGUE_LAN turns it off.
    [[nodiscard]] virtual std::unique_ptr<transport::LeagueSeeker> makeSeeker();
    // For the line beside the start button.
    [[nodiscard]] virtual bool isPortFree(const QHostAddress &address, quint16 port) const;

private:
    std::unique_ptr<base::Clock> m_clock;
};

} // namespace league::app::view
