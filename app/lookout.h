// Lookout: what a House shows of its league: journal entries, traffic, health.
//
// Owned by the LeagueFloor, on its thread. It gathers and hands on in batches; whoever listens
// brings them to its own thread and says when it has them.
#pragma once

#include "agents/store/journal.h"
#include "app/batcher.h"
#include "app/health_board.h"

#include <QObject>

#include <memory>
#include <vector>

namespace league::app {

class Lookout : public QObject
{
    Q_OBJECT

public:
    // Called on the league's thread.
    struct Audience
    {
        std::function<void(const QList<store::Entry> &)> entries;
        // With how many exchanges were dropped so far, because nobody took them in time.
        std::function<void(const QList<transport::Exchange> &, qint64 dropped)> exchanges;
        std::function<void(const QList<manager::AgentHealth> &)> health;
    };

    // One batch per frame of a screen.
    static constexpr std::chrono::milliseconds Frame{16};
    static constexpr qsizetype MostExchanges = 10'000;

    // The clock must outlive it.
    Lookout(base::Clock &clock, Audience audience);
    ~Lookout() override;

    // Every entry that is stored from now on is told.
    void follow(store::Journal &journal);
    // Every exchange of the manager and of a hosted referee; both must end before the lookout.
    void follow(manager::LeagueManager &manager);
    void follow(referee::RefereeAgent &referee, const QString &name);
    void unfollow(referee::RefereeAgent &referee);

    // The audience has taken the last batch of its kind.
    void entriesTaken() { m_entries.delivered(); }
    void exchangesTaken() { m_exchanges.delivered(); }
    // Hands on what has gathered, at the end.
    void flush();

private:
    class Tap;

    void take(const transport::Exchange &exchange, bool isManager);
    void lookAtHealth();

    base::Clock &m_clock;
    Audience m_audience;
    Batcher<store::Entry> m_entries;
    Batcher<transport::Exchange> m_exchanges;
    HealthBoard m_board;
    QList<manager::AgentHealth> m_lastPicture;
    base::Alarm m_nextLook;
    manager::LeagueManager *m_manager = nullptr;
    QList<const referee::RefereeAgent *> m_referees;
    std::vector<std::unique_ptr<Tap>> m_taps;
};

} // namespace league::app
