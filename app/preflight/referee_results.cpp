// The part of RefereeCheckup that judges how the sham match was run.
#include "agents/base/quoting.h"
#include "agents/protocol/result_details.h"
#include "app/preflight/referee_checkup.h"
#include "app/preflight/wording.h"

namespace league::app {

QString RefereeCheckup::lacking(bool (*holds)(const ShamPlayer &)) const
{
    const bool isEven = holds(m_even);
    const bool isOdd = holds(m_odd);
    if (isEven && isOdd)
        return {};
    if (!isEven && !isOdd)
        return QStringLiteral("neither %1 nor %2").arg(m_even.id().text(), m_odd.id().text());
    return QStringLiteral("only %1").arg((isEven ? m_even : m_odd).id().text());
}

const protocol::MatchResultReport *RefereeCheckup::result() const
{
    if (const auto &report = means().league.report())
        return &report->report;
    return m_answeredResult ? &*m_answeredResult : nullptr;
}

std::optional<int> RefereeCheckup::drawnNumber() const
{
    if (const protocol::MatchResultReport *report = result()) {
        if (const auto number = protocol::drawnNumberIn(report->result.details))
            return number;
    }
    for (const ShamPlayer *player : {&m_even, &m_odd}) {
        if (player->result() && player->result()->gameResult.drawnNumber)
            return player->result()->gameResult.drawnNumber;
    }
    return std::nullopt;
}

void RefereeCheckup::checkInvitations()
{
    const QString who = lacking([](const ShamPlayer &player) { return player.isInvited(); });
    if (who.isEmpty())
        return conclude(Verdict::Passed, QStringLiteral("Both sham players were invited."),
                        m_even.lastHeard());
    giveUp(QStringLiteral("It took the match and invited %1: it must send GAME_INVITATION to both "
                          "endpoints, which are %2 and %3.")
               .arg(who, m_even.endpoint().toString(), m_odd.endpoint().toString()),
           m_even.isInvited() ? m_even.lastHeard() : m_odd.lastHeard());
}

void RefereeCheckup::checkQuestions()
{
    const QString who = lacking([](const ShamPlayer &player) { return player.isAsked(); });
    if (who.isEmpty())
        return conclude(Verdict::Passed, QStringLiteral("Both sham players were asked."));
    giveUp(QStringLiteral("Both players accepted, and it asked %1: it must send CHOOSE_PARITY_CALL "
                          "to both. Perhaps it does not understand how they accept.")
               .arg(who),
           m_even.lastHeard());
}

void RefereeCheckup::checkNews()
{
    const QString who =
        lacking([](const ShamPlayer &player) { return player.result().has_value(); });
    if (who.isEmpty())
        return conclude(Verdict::Passed, QStringLiteral("Both sham players got GAME_OVER."),
                        m_even.lastHeard());
    conclude(Verdict::Warning,
             QStringLiteral("GAME_OVER reached %1: players learn from it how they did.").arg(who),
             m_even.lastHeard());
}

void RefereeCheckup::checkReport()
{
    if (means().league.report()) {
        return conclude(Verdict::Passed, QStringLiteral("The manager got MATCH_RESULT_REPORT."),
                        means().league.lastHeard());
    }
    if (m_answeredResult)
        return conclude(Verdict::Passed,
                        QStringLiteral("The result is in its answer to the offer."));
    if (!isRegistered()) {
        return conclude(Verdict::Skipped,
                        QStringLiteral("It reports to the manager it has registered with, which is "
                                       "not this check. Start the check with --manager-port, and "
                                       "the referee with that address as its manager."));
    }
    conclude(
        Verdict::Failed,
        QStringLiteral("No result came to %1 within %2 ms: it must send MATCH_RESULT_REPORT to "
                       "the manager it has registered with.")
            .arg(means().league.endpoint().toString())
            .arg((options().joinTimeout * 2 + options().choiceTimeout).count()));
}

void RefereeCheckup::checkResult()
{
    base::PlayerId winner;
    if (const protocol::MatchResultReport *report = result())
        winner = report->result.winner;
    else if (m_even.result())
        winner = m_even.result()->gameResult.winnerPlayerId;
    else
        return conclude(Verdict::Skipped, QStringLiteral("It told nobody the result."));
    const Evidence evidence =
        means().league.report() ? means().league.lastHeard() : m_even.lastHeard();
    const QString choices =
        QStringLiteral("%1 chose even and %2 odd").arg(m_even.id().text(), m_odd.id().text());
    if (winner.isEmpty()) {
        return conclude(
            Verdict::Failed,
            QStringLiteral("It says that nobody has won, but %1: one of them must have.")
                .arg(choices),
            evidence);
    }
    const std::optional<int> number = drawnNumber();
    if (!number) {
        const bool isOneOfThem = winner == m_even.id() || winner == m_odd.id();
        return conclude(isOneOfThem ? Verdict::Passed : Verdict::Failed,
                        isOneOfThem
                            ? QStringLiteral("%1 has won; the drawn number is not in the result, "
                                             "so it cannot be worked out again.")
                                  .arg(winner.text())
                            : QStringLiteral("The winner \"%1\" did not play in this match.")
                                  .arg(base::quotable(winner.text())),
                        evidence);
    }
    const ShamPlayer &right = *number % 2 == 0 ? m_even : m_odd;
    if (winner == right.id()) {
        return conclude(Verdict::Passed,
                        QStringLiteral("%1, %2 was drawn: %3 has won.")
                            .arg(choices, QString::number(*number), winner.text()));
    }
    conclude(Verdict::Failed,
             QStringLiteral("%1 and %2 was drawn, so %3 has won, but it names \"%4\".")
                 .arg(choices, QString::number(*number), right.id().text(),
                      base::quotable(winner.text())),
             evidence);
}

void RefereeCheckup::checkReportToken()
{
    const auto &report = means().league.report();
    if (!report) {
        return conclude(Verdict::Skipped,
                        m_answeredResult
                            ? QStringLiteral("The result came in its answer, which needs no token.")
                            : QStringLiteral("There was no report to this check."));
    }
    if (isRegistered() && report->token == means().league.member()->token)
        return conclude(Verdict::Passed, QStringLiteral("It is the one that was given out."));
    conclude(Verdict::Failed,
             report->token.isEmpty()
                 ? QStringLiteral("The report has no auth_token (E011): send the one from the "
                                  "answer to the registration.")
                 : QStringLiteral("The auth_token of the report is not the one from the answer to "
                                  "the registration (E012)."),
             means().league.lastHeard());
}

} // namespace league::app
