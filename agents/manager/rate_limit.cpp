#include "agents/manager/rate_limit.h"

#include "agents/transport/machine_address.h"

#include <algorithm>
#include <cmath>

namespace league::manager {

namespace {

constexpr qsizetype ManyBuckets = 1000;
constexpr int IPv6Network = 64;

QHostAddress networkOf(const QHostAddress &address)
{
    const QHostAddress plain = transport::plainAddress(address);
    if (plain.protocol() != QHostAddress::IPv6Protocol)
        return plain;
    Q_IPV6ADDR bytes = plain.toIPv6Address();
    std::fill(std::begin(bytes.c) + IPv6Network / 8, std::end(bytes.c), quint8(0));
    return QHostAddress(bytes);
}

} // namespace

RateLimit::RateLimit(int burst, int perSecond, const base::Clock &clock)
    : m_burst(burst), m_perSecond(perSecond), m_clock(clock)
{
}

std::chrono::milliseconds RateLimit::take(const QHostAddress &address)
{
    if (m_buckets.size() >= ManyBuckets)
        forgetFullBuckets();
    const QHostAddress key = networkOf(address);
    if (!m_buckets.contains(key))
        m_buckets.insert(key, {double(m_burst), m_clock.steadyMs()});
    Bucket &bucket = m_buckets[key];
    refill(bucket);
    if (bucket.goes >= 1) {
        bucket.goes -= 1;
        return std::chrono::milliseconds(0);
    }
    return std::chrono::milliseconds(qint64(std::ceil((1 - bucket.goes) * 1000 / m_perSecond)));
}

void RateLimit::refill(Bucket &bucket) const
{
    const qint64 now = m_clock.steadyMs();
    bucket.goes =
        std::min(double(m_burst), bucket.goes + double(now - bucket.filledMs) * m_perSecond / 1000);
    bucket.filledMs = now;
}

void RateLimit::forgetFullBuckets()
{
    m_buckets.removeIf([this](QHash<QHostAddress, Bucket>::iterator it) {
        refill(*it);
        return it->goes >= m_burst;
    });
}

} // namespace league::manager
