#include "app/log_output.h"

#include "app/cli/terminal.h"

#include <QMessageLogContext>
#include <QString>

#include <cstdlib>

namespace league::app {

namespace {

QString word(QtMsgType type)
{
    switch (type) {
    case QtDebugMsg:
        return QStringLiteral("debug");
    case QtInfoMsg:
        return QStringLiteral("info");
    case QtWarningMsg:
        return QStringLiteral("warning");
    case QtCriticalMsg:
        return QStringLiteral("error");
    case QtFatalMsg:
        break;
    }
    return QStringLiteral("fatal");
}

void showLine(QtMsgType type, const QMessageLogContext &context, const QString &text)
{
    Terminal::say(
        QStringLiteral("%1 [%2] %3").arg(word(type), QString::fromLatin1(context.category), text));
    if (type == QtFatalMsg)
        std::abort();
}

} // namespace

void logToStderr()
{
    qInstallMessageHandler(showLine);
}

} // namespace league::app
