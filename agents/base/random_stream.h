// RandomStream: the seeded generator of protocol.md §9.1, the same on every machine.
//
// A new stream is opened for each use, by seed and label, so that the number of draws in one place
// never affects another. Library distributions are not used: they differ between libraries.
#pragma once

#include <QList>
#include <QStringView>

#include <utility>

namespace league::base {

class RandomStream
{
public:
    RandomStream(quint64 seed, QStringView label);

    [[nodiscard]] quint64 next();
    // A number from 0 to n-1, each equally likely; n must not be 0.
    [[nodiscard]] quint64 uniform(quint64 n);

    template<class T>
    void shuffle(QList<T> &list)
    {
        for (qsizetype i = list.size() - 1; i > 0; --i)
            list.swapItemsAt(i, static_cast<qsizetype>(uniform(static_cast<quint64>(i) + 1)));
    }

    template<class T>
    [[nodiscard]] T pick(const QList<T> &list)
    {
        return list.at(static_cast<qsizetype>(uniform(static_cast<quint64>(list.size()))));
    }

    [[nodiscard]] static quint64 fnv1a64(QStringView label);
    // The top 53 bits of SHA-256 of the text: a seed that fits into a JSON number (§8.2).
    [[nodiscard]] static quint64 seedFromText(QStringView text);

private:
    quint64 m_state;
};

} // namespace league::base
