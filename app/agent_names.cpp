#include "app/agent_names.h"

#include <QStringList>

namespace league::app {

namespace {

// When all are taken they come again: "Ada 2".
QString named(const QStringList &words, int number)
{
    const int count = static_cast<int>(words.size());
    const QString &word = words.at(number % count);
    const int lap = number / count + 1;
    return lap == 1 ? word : QStringLiteral("%1 %2").arg(word).arg(lap);
}

} // namespace

QString playerName(int number)
{
    // Their first two letters all differ: that is what an avatar shows.
    static const QStringList words =
        QStringLiteral("Ada Boole Curie Euler Fermi Gauss Hopper Turing Zuse Noether "
                       "Darwin Germain Hilbert Joule Kepler Lovelace Meitner Newton Ohm Pascal "
                       "Ramanujan Shannon Tesla Volta Wiles Young")
            .split(u' ');
    return named(words, number);
}

QString refereeName(int number)
{
    static const QStringList words =
        QStringLiteral("Alpha Beta Gamma Delta Epsilon Zeta Eta Theta Iota Kappa").split(u' ');
    return QStringLiteral("Referee ") + named(words, number);
}

} // namespace league::app
