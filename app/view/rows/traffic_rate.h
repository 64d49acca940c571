// TrafficRate: how many messages there were in each second of the last minute.
//
// Owned by the TrafficBoard; fed with every message once, at its own time.
#pragma once

#include <QList>
#include <QObject>

#include <map>

namespace league::app::view {

struct RateBar
{
    Q_GADGET
    Q_PROPERTY(int delivered MEMBER delivered)
    Q_PROPERTY(int failed MEMBER failed)

public:
    int place = 0; // from the left, the oldest first
    int delivered = 0;
    int failed = 0;

    [[nodiscard]] QString key() const { return QString::number(place); }
    friend bool operator==(const RateBar &, const RateBar &) = default;
};

class TrafficRate
{
public:
    static constexpr int Seconds = 60;

    void count(qint64 timeMs, bool isFailed);
    void clear() { m_seconds.clear(); }
    // The minute up to the second before that moment.
    [[nodiscard]] QList<RateBar> bars(qint64 nowMs) const;
    // In the second before that moment.
    [[nodiscard]] int perSecond(qint64 nowMs) const;

private:
    struct Count
    {
        int delivered = 0;
        int failed = 0;
    };

    std::map<qint64, Count> m_seconds; // by second since 1970
};

} // namespace league::app::view
