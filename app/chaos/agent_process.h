// AgentProcess: one agent-league process that may be killed, stopped and started again.
//
// Owned by the ProcessKeeper. What the process prints is appended to a log file and told line by
// line. It never outlives us: the kernel ends it when this program ends, however that comes about.
#pragma once

#include <QFile>
#include <QObject>
#include <QProcess>

namespace league::app {

class AgentProcess : public QObject
{
    Q_OBJECT

public:
    // The log is appended to; `environment` is added to ours.
    AgentProcess(QString name, const QString &logPath, const QProcessEnvironment &environment);
    ~AgentProcess() override;

    [[nodiscard]] const QString &name() const { return m_name; }
    [[nodiscard]] bool isRunning() const { return m_process.state() != QProcess::NotRunning; }
    // 0 when it does not run.
    [[nodiscard]] qint64 pid() const { return m_process.processId(); }
    // How often it was started.
    [[nodiscard]] int starts() const { return m_starts; }
    // The last line it printed, for a sentence that says why it ended.
    [[nodiscard]] const QString &lastLine() const { return m_lastLine; }

    // Runs this very program with these arguments.
    void start(const QStringList &arguments);
    // kill -9; ended() follows. Nothing when it does not run.
    void kill();
    // SIGSTOP and SIGCONT.
    void halt();
    void goOn();

Q_SIGNALS:
    void said(const QString &line);
    // `signal` is 0 for an end by itself; then the exit code counts.
    void ended(int exitCode, int signal);

private:
    void readOutput();
    void note(const QString &line);
    void sendSignal(int number) const;

    QString m_name;
    QFile m_log;
    QProcess m_process;
    QByteArray m_partOfLine;
    QString m_lastLine;
    int m_starts = 0;
};

} // namespace league::app
