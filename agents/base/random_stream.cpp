#include "agents/base/random_stream.h"

#include "agents/base/sha256.h"

#include <QtEndian>

namespace league::base {

RandomStream::RandomStream(quint64 seed, QStringView label) : m_state(seed ^ fnv1a64(label)) { }

quint64 RandomStream::next()
{
    m_state += 0x9E3779B97F4A7C15U;
    quint64 z = m_state;
    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9U;
    z = (z ^ (z >> 27)) * 0x94D049BB133111EBU;
    return z ^ (z >> 31);
}

quint64 RandomStream::uniform(quint64 n)
{
    // 2^64 mod n, written without a 65-bit number; draws at or above 2^64 - remainder are biased.
    const quint64 remainder = (0 - n) % n;
    quint64 x = next();
    while (remainder != 0 && x >= 0 - remainder)
        x = next();
    return x % n;
}

quint64 RandomStream::fnv1a64(QStringView label)
{
    quint64 hash = 0xcbf29ce484222325U;
    for (const char byte : label.toUtf8())
        hash = (hash ^ static_cast<quint8>(byte)) * 0x100000001b3U;
    return hash;
}

quint64 RandomStream::seedFromText(QStringView text)
{
    const QByteArray digest = base::sha256(text.toUtf8());
    return qFromBigEndian<quint64>(digest.constData()) >> 11;
}

} // namespace league::base
