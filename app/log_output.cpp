#include "app/log_output.h"

#include "agents/base/system_clock.h"
#include "agents/store/log_file.h"
#include "agents/store/redaction.h"
#include "app/cli/terminal.h"

#include <QLoggingCategory>

#include <cstdlib>

namespace league::app {

namespace {

std::unique_ptr<store::LogFile> s_file;
bool s_showAll = false;

QString levelOf(QtMsgType type)
{
    switch (type) {
    case QtDebugMsg:
        return QStringLiteral("DEBUG");
    case QtInfoMsg:
        return QStringLiteral("INFO");
    case QtWarningMsg:
        return QStringLiteral("WARNING");
    case QtCriticalMsg:
    case QtFatalMsg:
        break;
    }
    return QStringLiteral("ERROR");
}

bool isForPeople(QtMsgType type)
{
    return s_showAll || (type != QtDebugMsg && type != QtInfoMsg);
}

void takeLine(QtMsgType type, const QMessageLogContext &context, const QString &line)
{
    const QString text = store::redactText(line); // agents may say anything, and we quote them
    const QString category = QString::fromLatin1(context.category);
    if (isForPeople(type))
        Terminal::say(QStringLiteral("%1 [%2] %3").arg(levelOf(type).toLower(), category, text));
    if (s_file) {
        const bool isChart = category == QStringLiteral("league.chart");
        s_file->write({base::SystemClock::wallMs(), category,
                       isChart ? QStringLiteral("STATE_TRANSITION") : QStringLiteral("MESSAGE"),
                       levelOf(type), text});
    }
    if (type == QtFatalMsg)
        std::abort();
}

} // namespace

void logToStderr()
{
    s_showAll = qEnvironmentVariableIsSet("QT_LOGGING_RULES");
    qInstallMessageHandler(takeLine);
}

base::Outcome logToFolder(const store::LeagueFolder &folder)
{
    base::Result<std::unique_ptr<store::LogFile>> file =
        store::LogFile::open(folder.log(QStringLiteral("league")));
    if (!file)
        return file.failure();
    s_file = std::move(*file);
    if (!s_showAll)
        QLoggingCategory::setFilterRules(QStringLiteral("league.chart.debug=true"));
    return base::Done{};
}

} // namespace league::app
