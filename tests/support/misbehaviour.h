// Misbehaviour: one way in which a player can spoil a match, and what must come of it.
//
// The one list of them is read by the tests of outcomes; what stands here is what the documents
// ask for, and not what the program happens to do.
#pragma once

#include "tests/support/player_script.h"

namespace league::test {

struct Misbehaviour
{
    QString name; // "refuses"
    QString method; // the call that it spoils: Invitation or Choice
    std::function<void(ScriptedAgent &)> begin;
    QString cause; // as records name it
    QString code; // of protocol.md §7; empty for a clear answer
    QString words; // "P01 …"
    QList<qint64> sendsMs; // when the call is sent, the first one at 0
    qint64 endMs = 0; // when it is settled
    bool isRejected = false; // every reply is recorded as none to what was asked
    bool isReachable = true; // gets warnings and GAME_OVER

    [[nodiscard]] bool isInvitation() const { return method == Invitation; }
};

// All of them.
[[nodiscard]] const QList<Misbehaviour> &misbehaviours();
// The one with this name for this call; ends the program when there is none.
[[nodiscard]] const Misbehaviour &misbehaviour(const QString &method, const QString &name);

} // namespace league::test
