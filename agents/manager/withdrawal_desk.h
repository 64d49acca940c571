// WithdrawalDesk: takes players out of the league that have left it (L-23).
//
// Owned by the LeagueManager, which tells it of results and heartbeats. A withdrawn player stays in
// the book; its remaining matches are the MatchDesk's business.
#pragma once

#include "agents/manager/agent_book.h"
#include "agents/manager/attendance.h"
#include "agents/manager/league_record.h"

#include <QObject>

namespace league::manager {

class WithdrawalDesk : public QObject
{
    Q_OBJECT

public:
    // Book and record must outlive the desk.
    WithdrawalDesk(int withdrawAfter, AgentBook &book, LeagueRecord &record);

    // A result from before a crash; nobody is withdrawn for it alone.
    void recall(const store::ResultFact &result) { m_attendance.note(result); }
    void note(const store::ResultFact &result);
    void noteHeartbeat(const base::PlayerId &player) { m_attendance.noteHeartbeat(player); }
    void noteMissedHeartbeat(const base::PlayerId &player);

    // Takes a player out; fails when there is none or it is out already.
    base::Outcome withdraw(const base::PlayerId &player, const QString &why);

Q_SIGNALS:
    void withdrawn(const league::base::PlayerId &player, const QString &why);

private:
    void withdrawIfGone(const base::PlayerId &player);

    AgentBook &m_book;
    LeagueRecord &m_record;
    Attendance m_attendance;
};

} // namespace league::manager
