// The faults that `agent-league chaos` knows, and their names on the command line.
#pragma once

#include "agents/base/result.h"

#include <QList>
#include <QString>
#include <QStringList>

namespace league::app {

enum class FaultKind {
    KillManager, // kill -9, then resumed
    KillReferee, // kill -9, then started again
    KillPlayer,
    Stop, // stands still for a while (SIGSTOP), any process
    LoseAnswers, // of the network before any process
    ResetConnections,
    DelayBytes,
    CutAnswers,
    FullDisk, // the manager's files may not grow for a while
    ClockJump, // the wall clock of any process jumps by hours
};

[[nodiscard]] const QList<FaultKind> &allFaultKinds();
// The word of the command line: "kill-manager".
[[nodiscard]] QString faultName(FaultKind kind);
// Every name, the groups "all", "kill" and "network", and "none".
[[nodiscard]] QStringList faultWords();
// The kinds in a list such as "kill,drop"; names the word that it does not know.
[[nodiscard]] base::Result<QList<FaultKind>> faultKinds(const QString &list);

} // namespace league::app
