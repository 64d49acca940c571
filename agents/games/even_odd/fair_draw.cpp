#include "agents/games/even_odd/fair_draw.h"

#include "agents/base/random_stream.h"
#include "agents/base/sha256.h"

#include <QtEndian>

#include <algorithm>

namespace league::games::fair_draw {

namespace {

QByteArray sha256(const QString &text)
{
    return base::sha256(text.toUtf8());
}

QString commitmentText(const QString &seed, const base::MatchId &match, int attempt)
{
    return QStringList{seed, match.text(), QString::number(attempt)}.join(u':');
}

quint64 width(const DrawRange &range)
{
    return static_cast<quint64>(static_cast<qint64>(range.max) - range.min + 1);
}

int place(const DrawRange &range, quint64 offset)
{
    return static_cast<int>(range.min + static_cast<qint64>(offset));
}

DrawnNumber drawSeeded(const DrawTerms &terms)
{
    const QString label =
        terms.match.text() + u'/' + QString::number(terms.attempt) + QStringLiteral("/draw");
    base::RandomStream stream(terms.seed.toULongLong(), label);
    return {place(terms.range, stream.uniform(width(terms.range))), 0};
}

DrawnNumber drawFromSecret(const DrawTerms &terms)
{
    for (int k = 0;; ++k) {
        const auto x = qFromBigEndian<quint64>(digest(terms, k).constData());
        if (const auto offset = unbiased(x, width(terms.range)))
            return {place(terms.range, *offset), k};
    }
}

bool isLowerHexDigit(QChar c)
{
    return (c >= u'0' && c <= u'9') || (c >= u'a' && c <= u'f');
}

} // namespace

QString commitment(const QString &seed, const base::MatchId &match, int attempt)
{
    return QString::fromLatin1(sha256(commitmentText(seed, match, attempt)).toHex());
}

QByteArray digest(const DrawTerms &terms, int k)
{
    QStringList parts{commitmentText(terms.seed, terms.match, terms.attempt)};
    parts += terms.entropies;
    parts += QString::number(k);
    return sha256(parts.join(u':'));
}

std::optional<quint64> unbiased(quint64 x, quint64 n)
{
    const quint64 remainder = (0 - n) % n; // 2^64 mod n, written without a 65-bit number
    if (remainder != 0 && x >= 0 - remainder)
        return std::nullopt;
    return x % n;
}

base::Outcome checkSeed(QStringView seed, DrawSource source)
{
    if (source == DrawSource::Seeded) {
        bool isNumber = false;
        const qulonglong value = seed.toULongLong(&isNumber);
        if (isNumber && QString::number(value) == seed)
            return base::Done{};
        return base::Failure{QStringLiteral("The seed \"%1\" is not a whole number. A seeded draw "
                                            "needs one from 0 to 18446744073709551615.")
                                 .arg(seed)};
    }
    if (seed.size() == 64 && std::all_of(seed.begin(), seed.end(), isLowerHexDigit))
        return base::Done{};
    return base::Failure{
        QStringLiteral("The seed \"%1\" is not made of 64 lower-case hex digits. A "
                       "system draw needs 32 bytes from the operating system.")
            .arg(seed)};
}

base::Outcome checkEntropy(QStringView entropy)
{
    if (entropy.size() > MaxEntropyLength) {
        return base::Failure{
            QStringLiteral("The entropy has %1 characters, but at most %2 are allowed.")
                .arg(entropy.size())
                .arg(MaxEntropyLength)};
    }
    const auto isAscii = [](QChar c) { return c.unicode() < 0x80; };
    if (!std::all_of(entropy.begin(), entropy.end(), isAscii)) {
        return base::Failure{QStringLiteral(
            "The entropy holds characters outside ASCII. Send hex digits or plain letters.")};
    }
    return base::Done{};
}

DrawnNumber draw(const DrawTerms &terms)
{
    return terms.source == DrawSource::Seeded ? drawSeeded(terms) : drawFromSecret(terms);
}

base::Outcome verify(const QString &published, const DrawTerms &terms, int number,
                     std::optional<int> index)
{
    if (const base::Outcome seed = checkSeed(terms.seed, terms.source); !seed)
        return seed.failure();
    for (const QString &entropy : terms.entropies) {
        if (const base::Outcome checked = checkEntropy(entropy); !checked)
            return checked.failure();
    }
    if (terms.range.min > terms.range.max) {
        return base::Failure{QStringLiteral("The draw range %1 to %2 is empty, so no number can "
                                            "have been drawn from it.")
                                 .arg(terms.range.min)
                                 .arg(terms.range.max)};
    }
    const QString expected = commitment(terms.seed, terms.match, terms.attempt);
    if (published.compare(expected, Qt::CaseInsensitive) != 0) {
        return base::Failure{
            QStringLiteral("The revealed seed does not fit the commitment of match %1, attempt %2: "
                           "it gives %3, but %4 was published before the choices.")
                .arg(terms.match.text())
                .arg(terms.attempt)
                .arg(expected, published)};
    }
    const DrawnNumber drawn = draw(terms);
    if (number != drawn.number) {
        return base::Failure{QStringLiteral("The number does not fit the seed: it gives %1, but %2 "
                                            "was announced.")
                                 .arg(drawn.number)
                                 .arg(number)};
    }
    if (index && *index != drawn.index) {
        return base::Failure{QStringLiteral("The draw index does not fit the seed: the number is "
                                            "found at %1, but %2 was announced.")
                                 .arg(drawn.index)
                                 .arg(*index)};
    }
    return base::Done{};
}

} // namespace league::games::fair_draw
