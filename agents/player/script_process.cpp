#include "agents/player/script_process.h"

#include "agents/base/quoting.h"

#include <QFileInfo>
#include <QPointer>
#include <QStandardPaths>

#include <csignal>
#include <cstring>
#include <limits>
#include <linux/close_range.h>
#include <sys/prctl.h>
#include <unistd.h>

namespace league::player {

namespace {

constexpr int PatienceMs = 500; // for a program that was told to end
constexpr qsizetype LongestComplaint = 1000;
constexpr qsizetype ComplaintsKept = 5;

QProcessEnvironment environmentOfScripts()
{
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    // A Python program would keep its answers to itself until it has written a few kilobytes.
    environment.insert(QStringLiteral("PYTHONUNBUFFERED"), QStringLiteral("1"));
    environment.remove(QStringLiteral("AGENT_LEAGUE_JOIN_CODE"));
    environment.remove(QStringLiteral("AGENT_LEAGUE_LLM_KEY"));
    return environment;
}

QString signalName(int number)
{
    const char *name = ::strsignal(number);
    return name ? QString::fromLocal8Bit(name) : QString::number(number);
}

bool isText(const QByteArray &line)
{
    return !line.contains('\0');
}

} // namespace

base::Result<QStringList> ScriptProcess::parse(const QString &command)
{
    const QStringList words = QProcess::splitCommand(command);
    if (words.isEmpty() || words.constFirst().isEmpty())
        return base::Failure{
            QStringLiteral("no program is named; write --exec \"python3 bot.py\"")};
    const QString &program = words.constFirst();
    if (!program.contains(u'/')) {
        if (QStandardPaths::findExecutable(program).isEmpty()) {
            return base::Failure{QStringLiteral("there is no program \"%1\"; is it installed, and "
                                                "is the name right?")
                                     .arg(base::quotable(program))};
        }
        return words;
    }
    const QFileInfo file(program);
    if (!file.exists())
        return base::Failure{
            QStringLiteral("there is no file \"%1\"").arg(base::quotable(program, 100))};
    if (file.isDir() || !file.isExecutable()) {
        return base::Failure{QStringLiteral("\"%1\" cannot be executed; chmod +x makes it so, or "
                                            "name its interpreter first, as in \"python3 bot.py\"")
                                 .arg(base::quotable(program, 100))};
    }
    return words;
}

ScriptProcess::ScriptProcess(QStringList command) : ScriptProcess(std::move(command), Limits()) { }

ScriptProcess::ScriptProcess(QStringList command, Limits limits)
    : m_command(std::move(command)), m_limits(limits)
{
    m_process.setProgram(m_command.value(0));
    m_process.setArguments(m_command.mid(1));
    m_process.setProcessEnvironment(environmentOfScripts());
    m_process.setChildProcessModifier([parent = ::getpid()] {
        ::setpgid(0, 0);
        ::prctl(PR_SET_PDEATHSIG, SIGKILL);
        // Our sockets are none of its business, and must not stay open with what it starts.
        ::close_range(3, std::numeric_limits<unsigned>::max(), CLOSE_RANGE_CLOEXEC);
        if (::getppid() != parent) // it died before the kernel knew of our wish
            ::_exit(1);
    });
    connect(&m_process, &QProcess::readyReadStandardOutput, this, &ScriptProcess::readOutput);
    connect(&m_process, &QProcess::readyReadStandardError, this, &ScriptProcess::readComplaints);
    connect(&m_process, &QProcess::errorOccurred, this, &ScriptProcess::onError);
    connect(&m_process, &QProcess::finished, this, &ScriptProcess::onFinished);
}

ScriptProcess::~ScriptProcess()
{
    disconnect(&m_process, nullptr, this, nullptr);
    if (!isRunning())
        return;
    m_process.closeWriteChannel();
    // What it still writes is of no interest, and must not pile up while we wait.
    m_process.closeReadChannel(QProcess::StandardOutput);
    m_process.closeReadChannel(QProcess::StandardError);
    if (!m_process.waitForFinished(PatienceMs)) {
        signalGroup(SIGTERM);
        if (!m_process.waitForFinished(PatienceMs)) {
            signalGroup(SIGKILL);
            m_process.waitForFinished(PatienceMs);
        }
    }
    signalGroup(SIGKILL); // programs that it started and left behind
}

void ScriptProcess::start()
{
    m_partOfLine.clear();
    m_partOfComplaint.clear();
    m_lastComplaints.clear();
    m_whyKilled.clear();
    m_mayHaveEnded = false;
    renewAllowance();
    m_process.start();
    m_group = m_process.processId();
}

void ScriptProcess::write(const QByteArray &line)
{
    if (!isRunning() || !m_whyKilled.isEmpty())
        return;
    m_process.write(line + '\n');
    if (m_process.bytesToWrite() > m_limits.mostUnread)
        kill(QStringLiteral("it does not read what it is sent"));
}

void ScriptProcess::renewAllowance()
{
    m_output = 0;
    m_complaints = 0;
}

void ScriptProcess::kill(const QString &why)
{
    if (!isRunning() || !m_whyKilled.isEmpty())
        return;
    m_whyKilled = why;
    signalGroup(SIGKILL);
    m_process.kill(); // in case it has no group of its own yet
}

void ScriptProcess::readOutput()
{
    const QByteArray bytes = m_process.readAllStandardOutput();
    if (!m_whyKilled.isEmpty())
        return;
    m_output += bytes.size();
    if (m_output > m_limits.mostOutput)
        return kill(QStringLiteral("it wrote more than %1 bytes to its stdout without being asked")
                        .arg(m_limits.mostOutput));
    m_partOfLine += bytes;
    qsizetype begin = 0;
    for (qsizetype end = 0; (end = m_partOfLine.indexOf('\n', begin)) >= 0; begin = end + 1) {
        const QByteArray line = m_partOfLine.sliced(begin, end - begin);
        if (line.size() > m_limits.longestLine)
            break;
        if (!isText(line))
            return kill(QStringLiteral("it wrote binary data to its stdout instead of a line"));
        const QPointer<ScriptProcess> self(this);
        Q_EMIT said(line);
        if (!self || !m_whyKilled.isEmpty())
            return;
    }
    m_partOfLine.remove(0, begin);
    if (m_partOfLine.size() > m_limits.longestLine)
        kill(QStringLiteral("it wrote a line of more than %1 bytes").arg(m_limits.longestLine));
}

void ScriptProcess::readComplaints()
{
    const QByteArray bytes = m_process.readAllStandardError();
    if (!m_whyKilled.isEmpty() && !m_mayHaveEnded)
        return;
    m_complaints += bytes.size();
    if (m_complaints > m_limits.mostComplaints)
        return kill(QStringLiteral("it writes to its stderr without end"));
    m_partOfComplaint += bytes;
    qsizetype begin = 0;
    for (qsizetype end = 0; (end = m_partOfComplaint.indexOf('\n', begin)) >= 0; begin = end + 1)
        complain(m_partOfComplaint.sliced(begin, end - begin));
    m_partOfComplaint.remove(0, begin);
    if (m_partOfComplaint.size() > LongestComplaint)
        complain(std::exchange(m_partOfComplaint, {}));
}

void ScriptProcess::complain(const QByteArray &line)
{
    const QString text = base::quotable(
        QString::fromUtf8(line.left(4 * LongestComplaint)).trimmed(), LongestComplaint);
    if (!text.isEmpty())
        m_lastComplaints.append(text);
    if (m_lastComplaints.size() > ComplaintsKept)
        m_lastComplaints.removeFirst();
    Q_EMIT complained(text);
}

void ScriptProcess::onError(QProcess::ProcessError error)
{
    if (error == QProcess::FailedToStart) {
        return finish(QStringLiteral("it could not be started: %1")
                          .arg(base::quotable(m_process.errorString(), 100)));
    }
    if (error != QProcess::WriteError)
        return;
    m_mayHaveEnded = m_whyKilled.isEmpty();
    kill(QStringLiteral("it does not read questions any more: it has closed its stdin"));
}

void ScriptProcess::onFinished(int code, QProcess::ExitStatus status)
{
    readOutput();
    readComplaints();
    if (!m_partOfLine.isEmpty() && m_whyKilled.isEmpty() && isText(m_partOfLine))
        Q_EMIT said(std::exchange(m_partOfLine, {})); // a last line needs no line feed
    if (!m_partOfComplaint.isEmpty())
        complain(std::exchange(m_partOfComplaint, {}));
    signalGroup(SIGKILL); // programs that it started and left behind
    // Whoever ends does not read either; then its end is the better reason.
    const bool endedBefore = m_mayHaveEnded && !(status == QProcess::CrashExit && code == SIGKILL);
    if (!m_whyKilled.isEmpty() && !endedBefore)
        return finish(m_whyKilled);
    if (status == QProcess::CrashExit)
        return finish(withLastWords(
            QStringLiteral("it was ended by signal %1 (%2)").arg(code).arg(signalName(code))));
    finish(withLastWords(QStringLiteral("it ended by itself with code %1").arg(code)));
}

void ScriptProcess::finish(const QString &why)
{
    m_group = 0;
    Q_EMIT ended(why);
}

QString ScriptProcess::withLastWords(const QString &why) const
{
    if (m_lastComplaints.isEmpty())
        return why;
    return QStringLiteral("%1; its last words: %2")
        .arg(why, base::quotable(m_lastComplaints.constLast(), 100));
}

void ScriptProcess::signalGroup(int number) const
{
    if (m_group > 0)
        ::kill(static_cast<pid_t>(-m_group), number);
}

} // namespace league::player
