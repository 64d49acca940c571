// InterruptWatch: Ctrl-C and SIGTERM as a signal of the event loop.
//
// Made once by a command that runs for a while. The first signal is reported; a second one ends the
// program at once, for a person who will not wait.
#pragma once

#include <QObject>
#include <QSocketNotifier>

#include <memory>

namespace league::app {

class InterruptWatch : public QObject
{
    Q_OBJECT

public:
    explicit InterruptWatch(QObject *parent = nullptr);
    ~InterruptWatch() override;

Q_SIGNALS:
    void interrupted();

private:
    std::unique_ptr<QSocketNotifier> m_notifier;
};

} // namespace league::app
