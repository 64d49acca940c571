#include "agents/base/token.h"

#include "agents/base/sha256.h"

#include <QHash>
#include <QRandomGenerator>

#include <array>
#include <vector>

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
    const int words = (bytes + 3) / 4;
    std::vector<quint32> noise(static_cast<size_t>(words));
    QRandomGenerator::system()->generate(noise.begin(), noise.end());
    const QByteArray raw(reinterpret_cast<const char *>(noise.data()), bytes);
    return QString::fromLatin1(raw.toHex());
}

} // namespace league::base
