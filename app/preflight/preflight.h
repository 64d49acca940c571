// Preflight: looks at somebody's agent before it plays, and says check by check what works.
//
// Owned by the `check` command or the lobby, which listen; it knows neither terminal nor window. It
// runs on the thread of its wire and clock. What it needs of a league (a manager to register with,
// players for a referee) it hosts itself, and it plays sham matches only.
#pragma once

#include "app/preflight/checkup.h"

namespace league::app {

class Preflight final : public QObject
{
    Q_OBJECT

public:
    // Wire and clock must outlive it.
    Preflight(PreflightOptions options, transport::Wire &wire, base::Clock &clock);
    ~Preflight() override;

    // Begins; a failure means that a port could not be opened.
    base::Outcome start();
    // Where the sham manager listens.
    [[nodiscard]] QUrl manager() const { return m_league.endpoint(); }
    // What was found so far.
    [[nodiscard]] const protocol::PreflightReport &report() const { return m_report; }

Q_SIGNALS:
    void checked(const league::protocol::PreflightCheck &check);
    // report() is complete. Not to be destroyed inside this signal.
    void finished();

private:
    void onRegistered();
    void onNobodyRegistered();
    void examine(const QUrl &agent);
    void add(const protocol::PreflightCheck &check);
    void finish();

    PreflightOptions m_options;
    transport::Wire &m_wire;
    base::Clock &m_clock;
    ShamLeague m_league;
    base::Alarm m_patience;
    std::unique_ptr<Checkup> m_checkup;
    protocol::PreflightReport m_report;
};

// The word for a role on the command line: player, referee or manager.
[[nodiscard]] QString roleWord(protocol::Role role);

} // namespace league::app
