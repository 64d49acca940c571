#include "app/cli/check_report.h"

#include "agents/base/quoting.h"
#include "app/cli/terminal.h"

#include <utility>

namespace league::app {

using protocol::Verdict;

namespace {

constexpr qsizetype LongestEvidence = 400; // --json has more

QString evidenceLine(const QString &what, const QString &evidence)
{
    if (evidence.isEmpty())
        return {};
    return QStringLiteral("\n           %1: %2")
        .arg(what, base::quotable(Terminal::oneLine(evidence), LongestEvidence));
}

void printLine(Verdict verdict, const QString &text)
{
    switch (verdict) {
    case Verdict::Passed:
        return Terminal::print(Terminal::Tone::Good, QStringLiteral("ok       "), text);
    case Verdict::Warning:
        return Terminal::print(Terminal::Tone::Doubtful, QStringLiteral("warning  "), text);
    case Verdict::Failed:
        return Terminal::print(Terminal::Tone::Bad, QStringLiteral("FAILED   "), text);
    case Verdict::Skipped:
        return Terminal::print(Terminal::Tone::Quiet, QStringLiteral("skipped  "), text);
    }
}

} // namespace

void CheckReport::print(const protocol::PreflightCheck &check)
{
    if (check.verdict == Verdict::Skipped) {
        if (!m_skipped.isEmpty() && m_skipped.constFirst().reason != check.reason)
            printSkipped();
        m_skipped.append(check);
        return;
    }
    printSkipped();
    QString text = QStringLiteral("%1: %2").arg(check.title, Terminal::oneLine(check.reason));
    if (check.verdict != Verdict::Passed) {
        text += evidenceLine(QStringLiteral("sent"), check.evidence.sent);
        text += evidenceLine(QStringLiteral("came"), check.evidence.received);
    }
    printLine(check.verdict, text);
}

void CheckReport::printSkipped()
{
    const QList<protocol::PreflightCheck> skipped = std::exchange(m_skipped, {});
    if (skipped.isEmpty())
        return;
    const QString title = skipped.size() == 1
        ? skipped.constFirst().title
        : QStringLiteral("%1 more checks").arg(skipped.size());
    printLine(Verdict::Skipped,
              QStringLiteral("%1: %2").arg(title, Terminal::oneLine(skipped.constFirst().reason)));
}

void CheckReport::printEnd(const protocol::PreflightReport &report)
{
    printSkipped();
    const QString warnings = report.warnings == 1
        ? QStringLiteral("1 warning")
        : QStringLiteral("%1 warnings").arg(report.warnings);
    Terminal::print(QStringLiteral("\nThis %1 is %2: %3 passed, %4, %5 failed, %6 skipped.")
                        .arg(report.role,
                             report.failed > 0 ? QStringLiteral("not ready")
                                               : QStringLiteral("ready for a league"),
                             QString::number(report.passed), warnings,
                             QString::number(report.failed), QString::number(report.skipped)));
}

} // namespace league::app
