// FakeTime: makes the wall clock of single processes jump, by libfaketime.
//
// Owned by the ProcessKeeper. Each process reads its offset from a file of its own; the steady
// clock stays as it is, as when somebody sets the clock of a machine. Without libfaketime (Debian
// package faketime) there are no clock jumps.
#pragma once

#include <QProcessEnvironment>
#include <QString>

namespace league::app {

class FakeTime
{
public:
    // The folder holds the files with the offsets; it is made when it is not there.
    explicit FakeTime(QString folder);

    // Where libfaketime is on this machine (or what AGENT_LEAGUE_FAKETIME names); empty when it is
    // not installed.
    [[nodiscard]] static QString library();

    // What a process needs in its environment to live in this time; adds nothing without the
    // library.
    void prepare(const QString &process, QProcessEnvironment &environment);
    // Sets the wall clock of a process to this many hours before or after the real one.
    void jump(const QString &process, int hours);

private:
    [[nodiscard]] QString fileOf(const QString &process) const;

    QString m_folder;
};

} // namespace league::app
