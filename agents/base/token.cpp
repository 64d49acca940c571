#include "agents/base/token.h"

#include "agents/base/sha256.h"

#include <QRandomGenerator>

#include <vector>

namespace league::base {

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
    const QString own = tokenFingerprint(token);
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
