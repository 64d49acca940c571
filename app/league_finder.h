// LeagueFinder: which of the leagues that call on the local network an agent joins by itself.
//
// Owned by whoever listens for an agent without an address (app/cli/league_search.h), on its
// thread, and fed with what a LeagueSeeker hears; no sockets in it. It does not take the first
// league that comes: after that one it waits until every other league would have called once, so
// that whoever stands among two leagues is asked and not put into one of them by chance.
#pragma once

#include "agents/transport/lan/heard_leagues.h"
#include "agents/transport/lan/league_announcer.h"

#include <QObject>

namespace league::app {

class LeagueFinder : public QObject
{
    Q_OBJECT

public:
    struct Wanted
    {
        QString game = {}; // empty: any
        QString league = {}; // its name, in any case, or its id; empty: any
    };
    // Whether a league is the one, or the first reason why it is not.
    enum class Fit { Fits, OtherLeague, OtherGame, Closed };

    // From the first league that fits to the choice.
    static constexpr std::chrono::milliseconds Settles =
        transport::LeagueAnnouncer::Every + std::chrono::milliseconds(500);

    // The clock must outlive it.
    LeagueFinder(Wanted wanted, base::Clock &clock, QObject *parent = nullptr);

    [[nodiscard]] Fit fitOf(const protocol::LeagueAnnouncement &league) const;

    // These are the leagues that can be heard now.
    void hear(const QList<transport::HeardLeague> &leagues);
    // Those of them that fit, each address once.
    [[nodiscard]] const QList<protocol::LeagueAnnouncement> &fitting() const { return m_fitting; }

Q_SIGNALS:
    // Who calls has been heard, and so many fit: one, or several to choose from.
    void settled(const QList<league::protocol::LeagueAnnouncement> &fitting);

private:
    void settle();

    Wanted m_wanted;
    base::Clock &m_clock;
    QList<protocol::LeagueAnnouncement> m_fitting;
    bool m_isSettling = false;
    base::Alarm m_settles;
};

} // namespace league::app
