// What a referee tells players without asking: warnings, and how a match ended. The rest of
// MatchRunner is in match_runner.cpp.
#include "agents/games/fact_names.h"
#include "agents/referee/game_errors.h"
#include "agents/referee/match_runner.h"

namespace league::referee {

void MatchRunner::tellAborted(const QString &why)
{
    games::MatchOutcome outcome;
    outcome.status = protocol::wireWord(protocol::ResultStatus::Aborted);
    outcome.seats = QList<games::SeatResult>(seats(), games::SeatResult::Void);
    outcome.points = QList<int>(seats(), 0);
    outcome.reason = why.isEmpty() ? QStringLiteral("The operator ended the match.")
                                   : QStringLiteral("The operator ended the match: %1").arg(why);
    tellOutcome(outcome);
}

void MatchRunner::tellOutcome(const games::MatchOutcome &outcome)
{
    for (int seat = 0; seat < seats(); ++seat) {
        const GameDialogue::Call over =
            m_dialogue.gameOver(assignment(), seat, outcome, envelope());
        m_recorder.sent(player(seat), over.method, over.params);
        m_lines.notices.post(endpoint(seat), over.method, over.params,
                             std::chrono::milliseconds(rules().ackTimeoutMs), {}, proof(seat));
    }
}

void MatchRunner::warnBeforeRetry(int seat, const transport::RetryNotice &notice)
{
    const bool isCancelledWithoutAnswer =
        !m_state && rules().noShowPolicy == games::fact::PolicyVoid;
    sendError(
        seat,
        warningBeforeRetry(assignment(), player(seat), placeOf(seat).awaited, notice,
                           isCancelledWithoutAnswer ? Stake::Cancellation : Stake::TechnicalLoss));
    Q_EMIT recorded();
}

void MatchRunner::sendError(int seat, protocol::GameError error)
{
    error.gameState = m_chart.state();
    const QJsonObject params = protocol::write(envelope(), error);
    m_recorder.sent(player(seat), protocol::GameError::Method, params);
    m_lines.notices.post(endpoint(seat), protocol::GameError::Method, params,
                         std::chrono::milliseconds(rules().ackTimeoutMs), {}, proof(seat));
}

} // namespace league::referee
