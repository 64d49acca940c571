// CheckReport: prints what a pre-flight finds, a check at a time, for people.
//
// Owned by the `check` command. Checks that were not tried for the same reason share a line.
#pragma once

#include "agents/protocol/preflight_report.h"

namespace league::app {

class CheckReport
{
public:
    // A line and, when there is trouble, what shows it.
    void print(const protocol::PreflightCheck &check);
    // The closing line.
    void printEnd(const protocol::PreflightReport &report);

private:
    void printSkipped();

    QList<protocol::PreflightCheck> m_skipped; // for the same reason, not printed yet
};

} // namespace league::app
