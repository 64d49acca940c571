#include "app/agent_names.h"

#include <QStringList>

namespace league::app {

namespace {

// The 27th is "Alpha 2".
QString named(const QString &kind, const QStringList &words, int number)
{
    const int count = static_cast<int>(words.size());
    const QString word = words.at(number % count);
    const int lap = number / count + 1;
    return lap == 1 ? QStringLiteral("%1 %2").arg(kind, word)
                    : QStringLiteral("%1 %2 %3").arg(kind, word).arg(lap);
}

} // namespace

QString playerName(int number)
{
    static const QStringList words =
        QStringLiteral("Alpha Bravo Charlie Delta Echo Foxtrot Golf Hotel India "
                       "Juliett Kilo Lima Mike November Oscar Papa Quebec Romeo "
                       "Sierra Tango Uniform Victor Whiskey Xray Yankee Zulu")
            .split(u' ');
    return named(QStringLiteral("Agent"), words, number);
}

QString refereeName(int number)
{
    static const QStringList words =
        QStringLiteral("Alpha Beta Gamma Delta Epsilon Zeta Eta Theta Iota Kappa").split(u' ');
    return named(QStringLiteral("Referee"), words, number);
}

} // namespace league::app
