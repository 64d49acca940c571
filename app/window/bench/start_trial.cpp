#include "app/window/bench/start_trial.h"

#include "agents/base/stopwatch.h"

#include <QCoreApplication>
#include <QProcess>

namespace league::app {

namespace {

constexpr int LongestStartMs = 60'000;

} // namespace

base::Outcome StartTrial::run(int starts)
{
    for (int i = 0; i < starts; ++i) {
        QProcess window;
        window.setProcessChannelMode(QProcess::ForwardedErrorChannel);
        const base::Stopwatch watch;
        window.start(
            QCoreApplication::applicationFilePath(),
            {QStringLiteral("bench"), QStringLiteral("--gui"), QStringLiteral("--first-frame")});
        QByteArray said;
        while (!said.contains('\n') && window.waitForReadyRead(LongestStartMs))
            said += window.readAllStandardOutput();
        const qint64 us = watch.us();
        window.waitForFinished(LongestStartMs);
        const QList<QByteArray> words = said.simplified().split(' ');
        if (words.value(0) != Word) {
            return base::Failure{
                QStringLiteral("A window of this program did not come up within %1 s; its own "
                               "words are above.")
                    .arg(LongestStartMs / 1000)};
        }
        times.add(us);
        memoryMb = words.value(1).toDouble();
    }
    return base::Done{};
}

} // namespace league::app
