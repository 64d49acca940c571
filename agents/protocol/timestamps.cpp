#include "agents/protocol/timestamps.h"

#include "agents/base/clock.h"
#include "agents/base/quoting.h"
#include "agents/protocol/error_codes.h"

#include <variant>

namespace league::protocol {

namespace {

enum class Flaw { NotADate, OutOfRange, NoZone, OtherZone };

bool isDigit(QChar c)
{
    return c >= u'0' && c <= u'9';
}

// The number that the `count` digits from `from` on form, or -1.
int digitsAt(QStringView text, qsizetype from, qsizetype count)
{
    if (from + count > text.size())
        return -1;
    int number = 0;
    for (qsizetype i = from; i < from + count; ++i) {
        if (!isDigit(text[i]))
            return -1;
        number = number * 10 + (text[i].unicode() - u'0');
    }
    return number;
}

bool isLeapYear(int year)
{
    return (year % 4 == 0 && year % 100 != 0) || year % 400 == 0;
}

int daysIn(int year, int month)
{
    constexpr int Days[]{31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};
    return month == 2 && isLeapYear(year) ? 29 : Days[month - 1];
}

// Days since 1970-01-01 in the Gregorian calendar. Years begin in March here, so that the leap day
// is the last of its year.
qint64 daysSince1970(int year, int month, int day)
{
    const int marchYear = month > 2 ? year : year - 1;
    const int marchMonth = month > 2 ? month - 3 : month + 9;
    const int dayOfYear = (153 * marchMonth + 2) / 5 + day - 1;
    constexpr int DaysTo1970 = 719468;
    return 365LL * marchYear + marchYear / 4 - marchYear / 100 + marchYear / 400 + dayOfYear
        - DaysTo1970;
}

std::variant<qint64, Flaw> parse(QStringView text)
{
    constexpr QStringView Shape = u"dddd-dd-ddTdd:dd:dd";
    if (text.size() < Shape.size())
        return Flaw::NotADate;
    for (qsizetype i = 0; i < Shape.size(); ++i) {
        if (Shape[i] == u'd' ? !isDigit(text[i]) : text[i] != Shape[i])
            return Flaw::NotADate;
    }

    const int year = digitsAt(text, 0, 4);
    const int month = digitsAt(text, 5, 2);
    const int day = digitsAt(text, 8, 2);
    const int hour = digitsAt(text, 11, 2);
    const int minute = digitsAt(text, 14, 2);
    const int second = digitsAt(text, 17, 2);
    if (year < 1 || month < 1 || month > 12 || day < 1 || day > daysIn(year, month))
        return Flaw::OutOfRange;
    if (hour > 23 || minute > 59 || second > 59)
        return Flaw::OutOfRange;

    qsizetype end = Shape.size();
    int milliseconds = 0;
    if (end < text.size() && text[end] == u'.') {
        qsizetype decimals = 0;
        for (int unit = 100; ++end < text.size() && isDigit(text[end]); unit /= 10, ++decimals)
            milliseconds += unit * (text[end].unicode() - u'0');
        if (decimals < 1 || decimals > 9)
            return Flaw::NotADate;
    }

    const QStringView zone = text.mid(end);
    if (zone.isEmpty())
        return Flaw::NoZone;
    if (zone != u"Z" && zone != u"+00:00")
        return zone[0] == u'+' || zone[0] == u'-' ? Flaw::OtherZone : Flaw::NotADate;

    const qint64 minutes = (daysSince1970(year, month, day) * 24 + hour) * 60 + minute;
    return (minutes * 60 + second) * 1000 + milliseconds;
}

QString sentenceOf(Flaw flaw)
{
    // Follows the quoted text.
    switch (flaw) {
    case Flaw::OutOfRange:
        return QStringLiteral("names a date or time that does not exist");
    case Flaw::NoZone:
        return QStringLiteral("has no time zone; end it in Z");
    case Flaw::OtherZone:
        return QStringLiteral("is not in UTC; convert it and end it in Z");
    case Flaw::NotADate:
        break;
    }
    return QStringLiteral("is not a UTC timestamp such as 2026-03-01T18:00:00Z");
}

} // namespace

std::optional<qint64> parseUtc(QStringView text)
{
    const auto parsed = parse(text);
    const qint64 *utcMs = std::get_if<qint64>(&parsed);
    return utcMs ? std::optional(*utcMs) : std::nullopt;
}

base::Result<qint64> readUtc(QStringView text)
{
    const auto parsed = parse(text);
    if (const qint64 *utcMs = std::get_if<qint64>(&parsed))
        return *utcMs;
    return base::Failure{
        QStringLiteral("\"%1\" %2").arg(base::quotable(text), sentenceOf(std::get<Flaw>(parsed))),
        error_code::InvalidTimestamp};
}

base::Result<Timestamp> Timestamp::fromWire(QStringView text)
{
    const base::Result<qint64> utcMs = readUtc(text);
    if (!utcMs)
        return utcMs.failure();
    return Timestamp{*utcMs};
}

QString Timestamp::toWire() const
{
    return base::Clock::utcText(utcMs);
}

} // namespace league::protocol
