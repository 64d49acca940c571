#include "agents/referee/game_errors.h"

namespace league::referee {

namespace {

QString inWords(Stake stake)
{
    return stake == Stake::Cancellation
        ? QStringLiteral("the match is cancelled and does not count.")
        : QStringLiteral("the match is a technical loss.");
}

// "Without an answer to this call or the 2 after it, the match is a technical loss."
QString withoutAnswer(int callsAfterThis, Stake stake)
{
    const QString consequence = inWords(stake);
    if (callsAfterThis == 0)
        return QStringLiteral("This is the last call. Without an answer to it, ") + consequence;
    const QString others = callsAfterThis == 1
        ? QStringLiteral("the one after it")
        : QStringLiteral("the %1 after it").arg(callsAfterThis);
    return QStringLiteral("Without an answer to this call or %1, %2").arg(others, consequence);
}

protocol::GameError about(const protocol::MatchAssignment &match, const base::PlayerId &player,
                          const QString &awaited, QLatin1String code)
{
    protocol::GameError error = protocol::gameErrorFrom(code, match.matchId, player);
    error.attempt = match.attempt;
    error.actionRequired = awaited;
    return error;
}

} // namespace

protocol::GameError warningBeforeRetry(const protocol::MatchAssignment &match,
                                       const base::PlayerId &player, const QString &awaited,
                                       const transport::RetryNotice &notice, Stake stake)
{
    protocol::GameError error = about(match, player, awaited, protocol::error_code::Timeout);
    error.retryCount = notice.retry;
    error.maxRetries = notice.maxRetries;
    error.retryInfo = protocol::RetryInfo{notice.retry, notice.maxRetries, {}};
    error.consequence = withoutAnswer(notice.maxRetries - notice.retry, stake);
    return error;
}

protocol::GameError invalidAnswer(const protocol::MatchAssignment &match,
                                  const base::PlayerId &player, const QString &awaited)
{
    protocol::GameError error =
        about(match, player, awaited, protocol::error_code::InvalidParityChoice);
    error.consequence =
        QStringLiteral("The answer is not asked for again: ") + inWords(Stake::TechnicalLoss);
    return error;
}

protocol::GameError refusedAnswer(const protocol::MatchAssignment &match,
                                  const base::PlayerId &player, const QString &awaited,
                                  const base::Failure &why)
{
    const QByteArray code =
        why.code.isEmpty() ? QByteArray("E003") : why.code.toLatin1(); // as unusable answers have
    protocol::GameError error = about(match, player, awaited, QLatin1String(code));
    error.consequence = why.sentence;
    return error;
}

} // namespace league::referee
