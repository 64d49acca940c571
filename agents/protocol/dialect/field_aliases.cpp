#include "agents/protocol/dialect/field_aliases.h"

#include "agents/protocol/timestamps.h"

#include <QRegularExpression>

#include <cmath>

namespace league::protocol {

namespace {

// Compact dates, dates with a zone twice, and dates without any.
QString inOurWay(const QString &text)
{
    static const QRegularExpression compact(
        QStringLiteral("^(\\d{4})(\\d\\d)(\\d\\d)T(\\d\\d)(\\d\\d)(\\d\\d)(\\.\\d+)?(.*)$"));
    QString time = text.trimmed();
    if (const QRegularExpressionMatch match = compact.match(time); match.hasMatch()) {
        time = QStringLiteral("%1-%2-%3T%4:%5:%6%7%8")
                   .arg(match.captured(1), match.captured(2), match.captured(3), match.captured(4),
                        match.captured(5), match.captured(6), match.captured(7), match.captured(8));
    }
    if (time.endsWith(QLatin1String("+00:00Z")))
        time.chop(1);
    if (time.size() > 10 && time.at(10) == u' ')
        time[10] = u'T';
    static const QRegularExpression zoneless(
        QStringLiteral("^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d(\\.\\d+)?$"));
    if (zoneless.match(time).hasMatch())
        time.append(u'Z');
    return time;
}

} // namespace

JsonValue firstOf(const JsonObject &object, std::initializer_list<QLatin1String> names)
{
    for (const QLatin1String name : names) {
        const JsonValue value = object.value(name);
        if (!value.isUndefined() && !value.isNull())
            return value;
    }
    return JsonValue::Undefined;
}

void fill(JsonObject &object, QLatin1String name, const JsonValue &value)
{
    const JsonValue present = object.value(name);
    if ((present.isUndefined() || present.isNull()) && !value.isUndefined())
        object.insert(name, value);
}

void makeText(JsonObject &object, std::initializer_list<QLatin1String> names)
{
    for (const QLatin1String name : names) {
        const JsonValue value = object.value(name);
        if (value.isDouble() && std::floor(value.toDouble()) == value.toDouble())
            object.insert(name, QString::number(value.toInteger()));
    }
}

void makeRoundNumber(JsonObject &object, QLatin1String name)
{
    static const QRegularExpression number(QStringLiteral("^[^\\d]{0,20}(\\d{1,6})$"));
    const QRegularExpressionMatch match = number.match(object.value(name).toString());
    if (match.hasMatch())
        object.insert(name, match.captured(1).toInt());
}

void makeTimestamp(JsonObject &object, QLatin1String name)
{
    const JsonValue value = object.value(name);
    if (!value.isString() || value.toString().size() > 50)
        return;
    const QString ours = inOurWay(value.toString());
    if (ours != value.toString() && parseUtc(ours))
        object.insert(name, ours);
}

} // namespace league::protocol
