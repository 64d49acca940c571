#include "app/cli/check_report.h"

#include "app/cli/terminal.h"

namespace league::app {

using protocol::Verdict;

namespace {

QString mark(Verdict verdict)
{
    switch (verdict) {
    case Verdict::Passed:
        return QStringLiteral("ok     ");
    case Verdict::Warning:
        return QStringLiteral("warning");
    case Verdict::Failed:
        return QStringLiteral("FAILED ");
    case Verdict::Skipped:
        break;
    }
    return QStringLiteral("skipped");
}

QString counted(int number, const QString &one, const QString &many)
{
    return QStringLiteral("%1 %2").arg(QString::number(number), number == 1 ? one : many);
}

} // namespace

QString checkText(const protocol::PreflightCheck &check)
{
    QString text = QStringLiteral("%1  %2: %3")
                       .arg(mark(check.verdict), check.title, Terminal::oneLine(check.reason));
    if (check.verdict != Verdict::Failed && check.verdict != Verdict::Warning)
        return text;
    if (!check.evidence.sent.isEmpty())
        text += QStringLiteral("\n           sent: ") + Terminal::oneLine(check.evidence.sent);
    if (!check.evidence.received.isEmpty())
        text += QStringLiteral("\n           came: ") + Terminal::oneLine(check.evidence.received);
    return text;
}

QString closingText(const protocol::PreflightReport &report)
{
    const QString counts =
        QStringLiteral("%1 passed, %2, %3 failed, %4 skipped.")
            .arg(QString::number(report.passed),
                 counted(report.warnings, QStringLiteral("warning"), QStringLiteral("warnings")),
                 QString::number(report.failed), QString::number(report.skipped));
    if (report.failed > 0) {
        return QStringLiteral("\nThis %1 is not ready: %2").arg(report.role, counts);
    }
    return QStringLiteral("\nThis %1 is ready to play: %2").arg(report.role, counts);
}

} // namespace league::app
