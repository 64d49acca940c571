// OutsideProgram: a process beside the window of a test: agent-league itself, or a screen.
//
// Owned by a test function; killed with SIGKILL when it goes out of scope. What it prints is kept.
#pragma once

#include "tests/support/event_wait.h"

#include <QProcess>
#include <QRegularExpression>

#include <csignal>
#include <sys/prctl.h>

namespace league::test {

class OutsideProgram
{
public:
    // Starts it with these arguments; `environment` is added to this program's own.
    explicit OutsideProgram(const QString &program, const QStringList &arguments,
                            const QHash<QString, QString> &environment = {})
    {
        QProcessEnvironment surroundings = QProcessEnvironment::systemEnvironment();
        for (auto one = environment.cbegin(); one != environment.cend(); ++one)
            surroundings.insert(one.key(), one.value());
        m_process.setProcessEnvironment(surroundings);
        m_process.setProcessChannelMode(QProcess::MergedChannels);
        // It ends with the test, however that comes about.
        m_process.setChildProcessModifier([] { prctl(PR_SET_PDEATHSIG, SIGKILL); });
        QObject::connect(&m_process, &QProcess::readyRead, &m_process,
                         [this] { m_printed += QString::fromUtf8(m_process.readAll()); });
        m_process.start(program, arguments);
    }
    ~OutsideProgram() { killNow(); }
    Q_DISABLE_COPY_MOVE(OutsideProgram)

    // Waits until it has printed something that fits; the first group of the expression, or the
    // whole when it has none. Empty when the program ended without.
    [[nodiscard]] QString printed(const QString &expression)
    {
        const QRegularExpression pattern(expression, QRegularExpression::MultilineOption);
        QRegularExpressionMatch found;
        (void)eventually([&] {
            found = pattern.match(m_printed);
            return found.hasMatch() || m_process.state() == QProcess::NotRunning;
        });
        return found.captured(found.lastCapturedIndex());
    }
    [[nodiscard]] bool isRunning() const { return m_process.state() != QProcess::NotRunning; }
    [[nodiscard]] const QString &all() const { return m_printed; }
    // SIGKILL, and waits until it is gone.
    void killNow()
    {
        if (!isRunning())
            return;
        m_process.kill();
        m_process.waitForFinished();
    }

private:
    QProcess m_process;
    QString m_printed;
};

} // namespace league::test
