#include "app/window/bench/gui_bench.h"

#include "agents/games/game_registry.h"
#include "app/bench/own_memory.h"
#include "app/view/desk/desk.h"
#include "app/window/guide.h"

#include <algorithm>

namespace league::app {

namespace {

constexpr qint64 TurnUs = 16'667; // of a screen with sixty frames a second
constexpr qint64 StallUs = 50'000;
constexpr int Busy = 20;

QString rendererName(QQuickWindow &window)
{
    switch (window.rendererInterface()->graphicsApi()) {
    case QSGRendererInterface::Software:
        return QStringLiteral("software");
    case QSGRendererInterface::OpenGL:
        return QStringLiteral("opengl");
    case QSGRendererInterface::Vulkan:
        return QStringLiteral("vulkan");
    default:
        return QStringLiteral("other");
    }
}

} // namespace

GuiBench::GuiBench(ProgramEngine &program, const BenchOptions &options)
    : m_program(program),
      m_options(options),
      m_desk(program.singleton<view::Desk>("Desk")),
      m_meter(*program.window())
{
    connect(&m_meter, &FrameMeter::measured, this, &GuiBench::takeFrame);
    connect(m_desk, &view::Desk::phaseChanged, this, &GuiBench::onPhase);
    connect(m_desk->league(), &view::LeagueBoard::shown, this, &GuiBench::onShown);
}

GuiBench::~GuiBench() = default;

void GuiBench::start()
{
    m_desk->setSpeed(m_options.messages > 0 ? QStringLiteral("MAX") : m_options.speed);
    beginLeague();
}

void GuiBench::beginLeague()
{
    m_desk->runLocal(games::GameRegistry::ids().constFirst(), m_options.players,
                     m_options.referees);
}

void GuiBench::onPhase()
{
    if (m_desk->phase() == view::Desk::Phase::Failed) {
        Q_EMIT failed(m_desk->problem());
    } else if (m_desk->phase() == view::Desk::Phase::Over) {
        // Shorter than the measuring: another one like it, once this change is through.
        m_matches += m_desk->league()->matchesDone();
        QMetaObject::invokeMethod(this, &GuiBench::beginLeague, Qt::QueuedConnection);
    }
}

void GuiBench::onShown()
{
    const bool isEnough = m_desk->traffic()->kept() >= m_options.messages;
    if (m_isMeasuring || matchesUnderWay() == 0 || !isEnough)
        return;
    m_desk->setSpeed(m_options.speed);
    beginMeasuring();
}

void GuiBench::beginMeasuring()
{
    using std::chrono::milliseconds;
    m_isMeasuring = true;
    const milliseconds all(m_options.seconds * 1'000);
    showPage(QStringLiteral("league"), milliseconds(0));
    showPage(QStringLiteral("traffic"), all * 3 / 6);
    showPage(QStringLiteral("agents"), all * 4 / 6);
    showPage(QStringLiteral("match"), all * 5 / 6);
    m_turns.push_back(m_clock.after(all, [this] {
        m_isMeasuring = false;
        m_heartbeat.reset();
        Q_EMIT finished();
    }));
    m_heartbeat = std::make_unique<Heartbeat>([this](qint64 us) { m_waits.add(us); });
}

void GuiBench::showPage(const QString &page, std::chrono::milliseconds from)
{
    m_turns.push_back(m_clock.after(from, [this, page] {
        const auto &matches = m_desk->league()->matches()->rows();
        if (page == QLatin1String("match") && !matches.isEmpty())
            leadToMatch(*m_program.window(), matches.constFirst().matchId);
        else
            leadTo(*m_program.window(), page);
        m_page = page;
        m_pages[page]; // told of even when a busy machine does not come to draw it
    }));
}

void GuiBench::takeFrame(qint64 us)
{
    if (!m_isMeasuring || m_page.isEmpty())
        return;
    const int underWay = matchesUnderWay();
    m_underWay.push_back(underWay);
    m_frames.add(us);
    m_pages[m_page].add(us);
    if (underWay >= Busy)
        m_busyFrames.add(us);
}

int GuiBench::matchesUnderWay() const
{
    return static_cast<int>(
        std::ranges::count_if(m_desk->league()->matches()->rows(), [](const view::MatchRow &row) {
            return row.attempt > 0 && !row.isCounted;
        }));
}

protocol::GuiBenchSummary GuiBench::summary() const
{
    protocol::GuiBenchSummary summary;
    summary.renderer = rendererName(*m_program.window());
    summary.players = m_options.players;
    summary.referees = m_options.referees;
    summary.speed = m_options.speed;
    summary.seconds = m_options.seconds;
    summary.frames = m_frames.summary();
    summary.busyFrames = m_busyFrames.summary();
    for (auto page = m_pages.begin(); page != m_pages.end(); ++page)
        summary.pages.insert(page.key(), page->summary());
    for (const qint64 us : m_frames.us())
        summary.dropped += static_cast<int>(us / TurnUs);
    summary.waits = m_waits.summary();
    summary.stalls = m_waits.longerThan(StallUs);
    std::vector<int> underWay = m_underWay;
    std::ranges::sort(underWay);
    if (!underWay.empty()) {
        summary.matchesAtOnce = underWay.back();
        summary.matchesUsually = underWay.at(underWay.size() / 2);
    }
    summary.matches = m_matches + m_desk->league()->matchesDone();
    summary.messages = m_desk->traffic()->kept();
    summary.memoryMb = memoryMb();
    summary.peakMemoryMb = peakMemoryMb();
    return summary;
}

} // namespace league::app
