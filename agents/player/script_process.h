// ScriptProcess: a program of somebody else that speaks in lines.
//
// Owned by whoever asks it questions (a ScriptStrategy). It may crash, fall silent, write without
// end, or start programs of its own: every end is told once, with a sentence that says why, and
// nothing it does makes us wait or grow. It runs in a process group of its own, which ends with it,
// and the kernel ends it when our process does.
#pragma once

#include "agents/base/result.h"

#include <QObject>
#include <QProcess>
#include <QStringList>

namespace league::player {

class ScriptProcess : public QObject
{
    Q_OBJECT

public:
    struct Limits
    {
        qsizetype longestLine = 64 * 1024;
        qint64 mostOutput = 1024 * 1024; // on stdout, from one allowance to the next
        qint64 mostComplaints = 4 * 1024 * 1024; // on stderr, likewise
        qint64 mostUnread = 1024 * 1024; // that we wrote and it did not read
    };

    // Splits a command as a shell splits words, without a shell, and looks whether there is such a
    // program. The failure says what is wrong with it.
    [[nodiscard]] static base::Result<QStringList> parse(const QString &command);

    explicit ScriptProcess(QStringList command);
    ScriptProcess(QStringList command, Limits limits);
    // Ends it: closes its stdin, then SIGTERM, then SIGKILL, with half a second for each.
    ~ScriptProcess() override;

    // Starts it, also again after its end. Whether that worked is told later.
    void start();
    [[nodiscard]] bool isRunning() const { return m_process.state() != QProcess::NotRunning; }
    [[nodiscard]] qint64 pid() const { return m_process.processId(); }
    // The last lines of its stderr, the oldest first.
    [[nodiscard]] const QStringList &lastComplaints() const { return m_lastComplaints; }
    // Writes a line to its stdin.
    void write(const QByteArray &line);
    // It may write as much again as the limits allow; called with every question.
    void renewAllowance();
    // Ends it at once; ended() follows with this sentence.
    void kill(const QString &why);

Q_SIGNALS:
    // A line of its stdout, without the line feed.
    void said(const QByteArray &line);
    // A line of its stderr.
    void complained(const QString &line);
    // It is over, or could not be started. The sentence begins with "it" and has no full stop.
    void ended(const QString &why);

private:
    void readOutput();
    void readComplaints();
    void complain(const QByteArray &line);
    void onError(QProcess::ProcessError error);
    void onFinished(int code, QProcess::ExitStatus status);
    void finish(const QString &why);
    [[nodiscard]] QString withLastWords(const QString &why) const;
    void signalGroup(int number) const;

    QStringList m_command;
    Limits m_limits;
    QProcess m_process;
    qint64 m_group = 0; // of the run that is under way
    QByteArray m_partOfLine;
    QByteArray m_partOfComplaint;
    QStringList m_lastComplaints;
    QString m_whyKilled;
    bool m_mayHaveEnded = false; // by itself, before it was killed
    qint64 m_output = 0;
    qint64 m_complaints = 0;
};

} // namespace league::player
