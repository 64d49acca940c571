// RunReport: tells a person, or a program, how a league goes.
//
// Owned by the commands that run a whole league. Progress goes to stderr; at the end the final
// table, or with --json exactly one object, goes to stdout.
#pragma once

#include "agents/protocol/run_summary.h"

#include <QElapsedTimer>
#include <QString>

namespace league::app {

class RunReport
{
public:
    enum class Form { Table, Json };

    explicit RunReport(Form form) : m_form(form) { }

    void started(int rounds, int matches);
    void roundAnnounced(int round);
    void matchCounted(int counted, int inAll);
    void completed(const protocol::LeagueCompleted &league) { m_summary.league = league; }

    // The closing words. With --json also a league that did not finish prints its object.
    void printCompleted(const QString &folder);
    void printFailed(const base::Failure &reason);
    void printInterrupted(const QString &folder);

private:
    void printJson(const QString &status, const QString &reason);

    Form m_form;
    protocol::RunSummary m_summary;
    QElapsedTimer m_elapsed;
    int m_round = 0;
    int m_counted = 0;
    qint64 m_lastLineMs = -1000;
};

} // namespace league::app
