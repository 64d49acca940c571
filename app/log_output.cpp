#include "app/log_output.h"

#include "agents/base/system_clock.h"
#include "agents/store/atomic_file.h"
#include "agents/store/redaction.h"
#include "app/cli/terminal.h"

#include <QFileInfo>
#include <QLoggingCategory>

#include <cstdlib>

namespace league::app {

namespace {

std::unique_ptr<store::LogFile> s_leagueFile;
std::unique_ptr<store::LogFile> s_ownFile;
store::LogRotation s_rotation;
LogFormat s_format = LogFormat::Text;
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

void show(const store::LogLine &line)
{
    if (s_format == LogFormat::Json)
        return Terminal::put(QString::fromUtf8(store::jsonOf(line)));
    Terminal::put(
        QStringLiteral("%1 [%2] %3").arg(line.level.toLower(), line.component, line.text));
}

void takeLine(QtMsgType type, const QMessageLogContext &context, const QString &text)
{
    const QString category = QString::fromLatin1(context.category);
    const bool isChart = category == QStringLiteral("league.chart");
    const store::LogLine line{
        base::SystemClock::wallMs(), category,
        isChart ? QStringLiteral("STATE_TRANSITION") : QStringLiteral("MESSAGE"), levelOf(type),
        store::redactText(text)}; // agents may say anything, and we quote them
    if (isForPeople(type))
        show(line);
    if (s_leagueFile)
        s_leagueFile->write(line);
    if (s_ownFile)
        s_ownFile->write(line);
    if (type == QtFatalMsg)
        std::abort();
}

// What a command tells a person, for those who read logs instead.
bool takeNews(const QString &text, Terminal::News news)
{
    const store::LogLine line{
        base::SystemClock::wallMs(), QStringLiteral("agent-league"), QStringLiteral("MESSAGE"),
        news == Terminal::News::Complaint ? QStringLiteral("ERROR") : QStringLiteral("INFO"),
        store::redactText(text)};
    if (s_ownFile)
        s_ownFile->write(line);
    if (s_format == LogFormat::Text)
        return false;
    show(line);
    return true;
}

void recordTransitions()
{
    if (!s_showAll)
        QLoggingCategory::setFilterRules(QStringLiteral("league.chart.debug=true"));
}

} // namespace

void logToStderr()
{
    s_showAll = qEnvironmentVariableIsSet("QT_LOGGING_RULES");
    qInstallMessageHandler(takeLine);
}

void setLogFormat(LogFormat format)
{
    s_format = format;
    Terminal::listen(takeNews);
    Terminal::showProgress(format == LogFormat::Text);
}

void setLogRotation(const store::LogRotation &rotation)
{
    s_rotation = rotation;
}

base::Outcome logToFolder(const store::LeagueFolder &folder)
{
    base::Result<std::unique_ptr<store::LogFile>> file =
        store::LogFile::open(folder.log(QStringLiteral("league")), s_rotation);
    if (!file)
        return file.failure();
    s_leagueFile = std::move(*file);
    recordTransitions();
    return base::Done{};
}

base::Outcome logToFile(const QString &path)
{
    if (const base::Outcome made = store::makeFolder(QFileInfo(path).absolutePath()); !made)
        return made;
    base::Result<std::unique_ptr<store::LogFile>> file = store::LogFile::open(path, s_rotation);
    if (!file)
        return file.failure();
    s_ownFile = std::move(*file);
    Terminal::listen(takeNews);
    recordTransitions();
    return base::Done{};
}

} // namespace league::app
