#include "agents/base/token.h"

#include "agents/base/sha256.h"

#include <QHash>
#include <QRandomGenerator>

#include <algorithm>
#include <array>
#include <cstring>

#ifdef Q_OS_LINUX
#include <sys/random.h>
#endif

namespace league::base {

namespace {

// The fingerprints of the tokens that this thread has seen lately: an agent is shown its own with
// every message. Compared are first hashes that nobody outside can know, so that no one learns from
// the time it takes how much of a token is right.
QString knownFingerprint(QStringView token)
{
    struct Known
    {
        size_t hash = 0;
        QString token = {};
        QString fingerprint = {};
    };
    constexpr size_t Places = 512;
    thread_local std::array<Known, Places> all;
    const size_t hash = qHash(token, QHashSeed::globalSeed());
    Known &known = all[hash % Places];
    if (known.hash != hash || known.token != token || known.fingerprint.isEmpty())
        known = {hash, token.toString(), tokenFingerprint(token)};
    return known.fingerprint;
}

// Random bytes of the operating system, fetched by the hundred: every message has a few in the name
// of its conversation. Qt asks the processor instead, which takes microseconds for a word on a
// virtual machine. Each byte is given out once.
class Noise
{
public:
    void take(char *to, size_t count)
    {
        while (count > 0) {
            if (m_used == m_bytes.size())
                fetch();
            const size_t part = std::min(count, m_bytes.size() - m_used);
            std::memcpy(to, m_bytes.data() + m_used, part);
            std::memset(m_bytes.data() + m_used, 0, part);
            m_used += part;
            to += part;
            count -= part;
        }
    }

private:
    void fetch()
    {
        m_used = 0;
#ifdef Q_OS_LINUX
        // So few bytes come whole or, on a system without the call, not at all.
        if (::getrandom(m_bytes.data(), m_bytes.size(), 0) == static_cast<ssize_t>(m_bytes.size()))
            return;
#endif
        std::array<quint32, Fetched / sizeof(quint32)> words{};
        QRandomGenerator::system()->fillRange(words.data(), static_cast<qsizetype>(words.size()));
        std::memcpy(m_bytes.data(), words.data(), m_bytes.size());
    }

    static constexpr size_t Fetched = 256; // as many as getrandom() gives without a break

    std::array<char, Fetched> m_bytes{};
    size_t m_used = Fetched;
};

} // namespace

QString newToken(QStringView prefix)
{
    return prefix.toString() + QLatin1Char('_') + randomHex(32);
}

QString tokenFingerprint(QStringView token)
{
    return QString::fromLatin1(base::sha256(token.toUtf8()).toHex());
}

bool tokenMatches(QStringView token, QStringView fingerprint)
{
    const QString own = knownFingerprint(token);
    if (own.size() != fingerprint.size())
        return false;
    int difference = 0;
    for (qsizetype i = 0; i < own.size(); ++i)
        difference |= own.at(i).unicode() ^ fingerprint.at(i).unicode();
    return difference == 0;
}

QString randomHex(int bytes)
{
    thread_local Noise noise;
    QByteArray raw(bytes, Qt::Uninitialized);
    noise.take(raw.data(), static_cast<size_t>(bytes));
    return QString::fromLatin1(raw.toHex());
}

} // namespace league::base
