// GuiBench: a league is played in the real window, and every frame is timed.
//
// Made by the bench command on the window's thread. Measuring begins with the first match. The
// dashboard is shown for half of the time, then the traffic, the agents and a match.
#pragma once

#include "agents/base/system_clock.h"
#include "app/bench/times.h"
#include "app/window/bench/bench_options.h"
#include "app/window/bench/frame_meter.h"
#include "app/window/bench/heartbeat.h"
#include "app/window/program_engine.h"

#include <QPointer>

namespace league::app::view {
class Desk;
}

namespace league::app {

class GuiBench : public QObject
{
    Q_OBJECT

public:
    // The engine must outlive it and has a window.
    GuiBench(ProgramEngine &program, const BenchOptions &options);
    ~GuiBench() override;

    // finished() or failed() follows.
    void start();
    // What was measured; without how the program starts.
    [[nodiscard]] protocol::GuiBenchSummary summary() const;

Q_SIGNALS:
    void finished();
    void failed(const QString &sentence);

private:
    void onPhase();
    void onShown();
    void beginLeague();
    void beginMeasuring();
    void showPage(const QString &page, std::chrono::milliseconds from);
    void takeFrame(qint64 us);
    [[nodiscard]] int matchesUnderWay() const;

    ProgramEngine &m_program;
    BenchOptions m_options;
    base::SystemClock m_clock;
    QPointer<view::Desk> m_desk;
    FrameMeter m_meter;
    std::unique_ptr<Heartbeat> m_heartbeat;
    std::vector<base::Alarm> m_turns; // of the pages, and the end
    bool m_isMeasuring = false;
    QString m_page;
    Times m_frames;
    Times m_busyFrames;
    Times m_waits;
    QMap<QString, Times> m_pages;
    std::vector<int> m_underWay; // matches, frame by frame
    int m_matches = 0; // finished in leagues before the present one
};

} // namespace league::app
