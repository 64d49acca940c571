#include "app/chaos/agent_process.h"

#include <QCoreApplication>

#include <csignal>
#include <sys/prctl.h>

namespace league::app {

AgentProcess::AgentProcess(QString name, const QString &logPath,
                           const QProcessEnvironment &environment)
    : m_name(std::move(name)), m_log(logPath)
{
    if (!m_log.open(QIODevice::WriteOnly | QIODevice::Append))
        qWarning("%s cannot be written: %s", qPrintable(logPath), qPrintable(m_log.errorString()));
    m_process.setProcessEnvironment(environment);
    m_process.setProcessChannelMode(QProcess::MergedChannels);
    m_process.setStandardInputFile(QProcess::nullDevice());
    m_process.setChildProcessModifier([] { prctl(PR_SET_PDEATHSIG, SIGKILL); });
    connect(&m_process, &QProcess::readyRead, this, &AgentProcess::readOutput);
    connect(&m_process, &QProcess::finished, this, [this](int code, QProcess::ExitStatus status) {
        readOutput();
        const bool bySignal = status == QProcess::CrashExit;
        note(QStringLiteral("-- ended by %1 %2")
                 .arg(bySignal ? u"signal" : u"itself with code")
                 .arg(code));
        Q_EMIT ended(bySignal ? -1 : code, bySignal ? code : 0);
    });
}

AgentProcess::~AgentProcess()
{
    m_process.disconnect(this);
    m_process.kill();
    m_process.waitForFinished();
}

void AgentProcess::start(const QStringList &arguments)
{
    ++m_starts;
    m_partOfLine.clear();
    note(QStringLiteral("-- start %1: agent-league %2")
             .arg(m_starts)
             .arg(arguments.join(QLatin1Char(' '))));
    m_process.start(QCoreApplication::applicationFilePath(), arguments);
}

void AgentProcess::kill()
{
    if (!isRunning())
        return;
    note(QStringLiteral("-- kill -9"));
    sendSignal(SIGKILL);
}

void AgentProcess::halt()
{
    note(QStringLiteral("-- stopped"));
    sendSignal(SIGSTOP);
}

void AgentProcess::goOn()
{
    note(QStringLiteral("-- goes on"));
    sendSignal(SIGCONT);
}

void AgentProcess::sendSignal(int number) const
{
    const auto id = static_cast<pid_t>(pid());
    if (id > 0) // 0 would be the whole group, ourselves included
        ::kill(id, number);
}

void AgentProcess::readOutput()
{
    m_partOfLine += m_process.readAll();
    qsizetype end = 0;
    while ((end = m_partOfLine.indexOf('\n')) >= 0) {
        const QString line = QString::fromUtf8(m_partOfLine.first(end));
        m_partOfLine.remove(0, end + 1);
        m_lastLine = line;
        note(line);
        Q_EMIT said(line);
    }
}

void AgentProcess::note(const QString &line)
{
    m_log.write(line.toUtf8() + '\n');
    m_log.flush();
}

} // namespace league::app
