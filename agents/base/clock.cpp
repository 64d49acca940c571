#include "agents/base/clock.h"

#include <QDateTime>

#include <algorithm>

namespace league::base {

namespace {

QString madeUtcText(qint64 utcMs)
{
    // By hand: every message and every entry of a journal has one, and Qt takes its time.
    constexpr qint64 MsPerDay = 86'400'000;
    constexpr qint64 FirstOf2000 = 10'957 * MsPerDay;
    constexpr qint64 FirstOf2100 = 47'482 * MsPerDay;
    if (utcMs < FirstOf2000 || utcMs >= FirstOf2100)
        return QDateTime::fromMSecsSinceEpoch(utcMs, Qt::UTC).toString(Qt::ISODateWithMs);
    const auto ms = static_cast<int>(utcMs % MsPerDay);
    // Years begin in March here, so that the leap day is the last of its year; between 2000 and
    // 2100 every fourth year has one.
    constexpr int MarchOf1996 = 9'556; // days since 1970
    constexpr int FourYears = 1'461;
    const int days = static_cast<int>(utcMs / MsPerDay) - MarchOf1996;
    const int dayOfFour = days % FourYears;
    const int yearOfFour = std::min(dayOfFour / 365, 3);
    const int dayOfYear = dayOfFour - 365 * yearOfFour;
    const int marchMonth = (5 * dayOfYear + 2) / 153;
    const int day = dayOfYear - (153 * marchMonth + 2) / 5 + 1;
    const int month = marchMonth < 10 ? marchMonth + 3 : marchMonth - 9;
    const int year = 1996 + 4 * (days / FourYears) + yearOfFour + (month <= 2 ? 1 : 0);

    QString text = QStringLiteral("0000-00-00T00:00:00.000Z");
    QChar *places = text.data();
    const auto put = [places](int from, int digits, int number) {
        for (int i = from + digits - 1; i >= from; --i, number /= 10)
            places[i] = QChar(u'0' + number % 10);
    };
    put(0, 4, year);
    put(5, 2, month);
    put(8, 2, day);
    put(11, 2, ms / 3'600'000);
    put(14, 2, ms / 60'000 % 60);
    put(17, 2, ms / 1'000 % 60);
    put(20, 3, ms % 1'000);
    return text;
}

} // namespace

Alarm::Alarm(std::weak_ptr<AlarmQueue> queue, AlarmQueue::Key key)
    : m_queue(std::move(queue)), m_key(key)
{
}

Alarm::Alarm(Alarm &&other) noexcept : m_queue(std::move(other.m_queue)), m_key(other.m_key)
{
    other.m_queue.reset();
}

Alarm &Alarm::operator=(Alarm &&other) noexcept
{
    if (this != &other) {
        cancel();
        m_queue = std::move(other.m_queue);
        m_key = other.m_key;
        other.m_queue.reset();
    }
    return *this;
}

Alarm::~Alarm()
{
    cancel();
}

void Alarm::cancel()
{
    if (const auto queue = m_queue.lock())
        queue->cancel(m_key);
    m_queue.reset();
}

Clock::Clock() : m_alarms(std::make_shared<AlarmQueue>()) { }

Clock::~Clock() = default;

Alarm Clock::after(std::chrono::milliseconds delay, std::function<void()> ring)
{
    const qint64 wait = std::max<qint64>(0, delay.count());
    const AlarmQueue::Key key = m_alarms->add(steadyMs() + wait, std::move(ring));
    alarmAdded();
    return Alarm(m_alarms, key);
}

void Clock::ringDue()
{
    // One at a time, because a ringing alarm may cancel the next; and none that was set meanwhile,
    // because an alarm for "at once" that sets itself again must not hold up the event loop.
    const std::shared_ptr<AlarmQueue> alarms = m_alarms;
    const qint64 now = steadyMs();
    const quint64 newest = alarms->newest();
    while (const AlarmQueue::Ring ring = alarms->takeDue(now, newest))
        ring();
}

QString Clock::utcText(qint64 utcMs)
{
    // Much happens in the same millisecond of a league that plays as fast as it can.
    struct Told
    {
        qint64 utcMs = 0;
        QString text = {};
    };
    thread_local Told last;
    if (last.utcMs != utcMs || last.text.isEmpty())
        last = {utcMs, madeUtcText(utcMs)};
    return last.text;
}

} // namespace league::base
