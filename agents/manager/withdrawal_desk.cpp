#include "agents/manager/withdrawal_desk.h"

#include "agents/protocol/error_codes.h"
#include "agents/store/recovery_facts.h"

namespace league::manager {

WithdrawalDesk::WithdrawalDesk(int withdrawAfter, AgentBook &book, LeagueRecord &record)
    : m_book(book), m_record(record), m_attendance(withdrawAfter)
{
}

void WithdrawalDesk::note(const store::ResultFact &result)
{
    m_attendance.note(result);
    for (const base::PlayerId &player : result.playerIds)
        withdrawIfGone(player);
}

void WithdrawalDesk::noteMissedHeartbeat(const base::PlayerId &player)
{
    m_attendance.noteMissedHeartbeat(player);
    withdrawIfGone(player);
}

void WithdrawalDesk::withdrawIfGone(const base::PlayerId &player)
{
    if (!m_attendance.hasLeft(player))
        return;
    (void)withdraw(player,
                   QStringLiteral("%1 did not come to %2 matches in a row and does not "
                                  "answer.")
                       .arg(player.text())
                       .arg(m_attendance.noShows(player)));
}

base::Outcome WithdrawalDesk::withdraw(const base::PlayerId &player, const QString &why)
{
    const PlayerRecord *record = m_book.player(player);
    if (!record || record->isWithdrawn) {
        return base::Failure{record ? QStringLiteral("%1 is withdrawn already.").arg(player.text())
                                    : QStringLiteral("There is no player %1.").arg(player.text()),
                             record ? protocol::error_code::InvalidPhase
                                    : protocol::error_code::PlayerNotRegistered};
    }
    m_book.withdraw(player);
    m_record.write(store::WithdrawnFact{player, why}, player.text());
    Q_EMIT withdrawn(player, why);
    return base::Done{};
}

} // namespace league::manager
