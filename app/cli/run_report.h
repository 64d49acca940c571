// RunReport: tells a person, or a program, how a league goes.
//
// Owned by the commands that run a whole league. Progress goes to stderr; at the end the final
// table, or with --json exactly one object, goes to stdout.
#pragma once

#include "agents/base/clock.h"
#include "agents/protocol/run_summary.h"

#include <QString>

namespace league::app {

class RunReport
{
public:
    enum class Form { Table, Json };

    // The clock must outlive the report.
    RunReport(Form form, const base::Clock &clock) : m_form(form), m_clock(clock) { }

    void started(int rounds, int matches);
    void roundAnnounced(int round);
    void matchCounted(int counted, int inAll);
    void completed(const protocol::LeagueCompleted &league);

    // The closing words; only the first count. With --json also a league that did not finish prints
    // its object.
    void printCompleted(const QString &folder);
    void printFailed(const base::Failure &reason);
    // `command` goes on with the league.
    void printInterrupted(const QString &folder, const QString &command);
    // The closing words have been said.
    [[nodiscard]] bool isOver() const { return m_isOver; }

private:
    [[nodiscard]] qint64 elapsedMs() const;
    void printJson(const QString &status, const QString &reason);

    Form m_form;
    protocol::RunSummary m_summary;
    const base::Clock &m_clock;
    std::optional<qint64> m_startedMs;
    std::optional<qint64> m_playedMs; // how long that took
    bool m_isOver = false;
    int m_round = 0;
    int m_counted = 0;
    qint64 m_lastLineMs = -1000;
};

} // namespace league::app
