// RateLimit: how often something may happen per address, as a bucket that fills up with time.
//
// Owned by the DoorKeeper. Every address has a bucket of `burst` goes, which refills by
// `perSecond`; whoever finds it empty is told how long to wait. A network of IPv6 addresses (/64)
// counts as one: whoever has one of them has them all.
#pragma once

#include "agents/base/clock.h"

#include <QHash>
#include <QHostAddress>

namespace league::manager {

class RateLimit
{
public:
    // The clock must outlive the limit.
    RateLimit(int burst, int perSecond, const base::Clock &clock);

    // Takes one go; zero when there was one, otherwise the time until there is one again.
    [[nodiscard]] std::chrono::milliseconds take(const QHostAddress &address);
    // How many addresses are remembered.
    [[nodiscard]] qsizetype addresses() const { return m_buckets.size(); }

private:
    struct Bucket
    {
        double goes = 0;
        qint64 filledMs = 0; // when `goes` was true
    };

    void refill(Bucket &bucket) const;
    void forgetFullBuckets();

    int m_burst;
    int m_perSecond;
    const base::Clock &m_clock;
    QHash<QHostAddress, Bucket> m_buckets;
};

} // namespace league::manager
