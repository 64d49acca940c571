#include "agents/protocol/canonical_json.h"

#include "agents/base/json/json.h"
#include "agents/base/json/json_text.h"

#include <QLocale>

#include <optional>

namespace league::protocol {

namespace {

// Up to here every whole number is one of the numbers that JSON readers share.
constexpr qint64 LargestExact = 9'007'199'254'740'991;

// The number when it can be written as one.
std::optional<qint64> exactNumber(const JsonValue &value)
{
    // toInteger() gives its argument back for everything that is not a whole number.
    const qint64 number = value.toInteger(0);
    if (number != value.toInteger(1) || number > LargestExact || number < -LargestExact)
        return std::nullopt;
    return number;
}

QString numberAsText(const JsonValue &value)
{
    const qint64 whole = value.toInteger(0);
    if (whole == value.toInteger(1))
        return QString::number(whole);
    return QString::number(value.toDouble(), 'g', QLocale::FloatingPointShortest);
}

char shortEscape(QChar c)
{
    switch (c.unicode()) {
    case '\b':
        return 'b';
    case '\t':
        return 't';
    case '\n':
        return 'n';
    case '\f':
        return 'f';
    case '\r':
        return 'r';
    case '"':
        return '"';
    case '\\':
        return '\\';
    default:
        return 0;
    }
}

void addText(base::JsonText &bytes, const QString &text)
{
    if (bytes.addQuoted(text))
        return;
    QString escaped;
    escaped.reserve(text.size());
    for (const QChar c : text) {
        if (const char letter = shortEscape(c))
            escaped += u'\\' + QString(QLatin1Char(letter));
        else if (c < u' ')
            escaped += QStringLiteral("\\u%1").arg(c.unicode(), 4, 16, QLatin1Char('0'));
        else
            escaped += c;
    }
    bytes.add('"' + escaped.toUtf8() + '"');
}

void add(base::JsonText &bytes, const JsonValue &value);

void addObject(base::JsonText &bytes, const JsonObject &object)
{
    bytes.add('{');
    // An object has its fields in the order of their names.
    for (auto field = object.begin(); field != object.end(); ++field) {
        if (field != object.begin())
            bytes.add(',');
        addText(bytes, field.key());
        bytes.add(':');
        add(bytes, field.value());
    }
    bytes.add('}');
}

void addArray(base::JsonText &bytes, const JsonArray &array)
{
    bytes.add('[');
    for (qsizetype i = 0; i < array.size(); ++i) {
        if (i > 0)
            bytes.add(',');
        add(bytes, array.at(i));
    }
    bytes.add(']');
}

void add(base::JsonText &bytes, const JsonValue &value)
{
    switch (value.type()) {
    case JsonValue::Object:
        return addObject(bytes, value.toObject());
    case JsonValue::Array:
        return addArray(bytes, value.toArray());
    case JsonValue::String:
        return addText(bytes, value.toString());
    case JsonValue::Bool:
        bytes.add(value.toBool() ? QByteArrayView("true") : QByteArrayView("false"));
        return;
    case JsonValue::Double:
        if (const auto number = exactNumber(value))
            bytes.addNumber(*number);
        else
            addText(bytes, numberAsText(value));
        return;
    case JsonValue::Null:
    case JsonValue::Undefined:
        bytes.add("null");
    }
}

} // namespace

QByteArray canonicalJson(const JsonValue &value)
{
    base::JsonText bytes;
    add(bytes, value);
    return bytes.take();
}

void addCanonicalJson(base::JsonText &text, const JsonValue &value)
{
    add(text, value);
}

JsonValue canonicalValue(const JsonValue &value)
{
    switch (value.type()) {
    case JsonValue::Object: {
        JsonObject object = value.toObject();
        for (JsonValue &entry : object)
            entry = canonicalValue(entry);
        return object;
    }
    case JsonValue::Array: {
        JsonArray array = value.toArray();
        for (JsonValue &item : array)
            item = canonicalValue(item);
        return array;
    }
    case JsonValue::Double:
        if (const auto number = exactNumber(value))
            return *number;
        return numberAsText(value);
    case JsonValue::Undefined:
        return JsonValue::Null;
    default:
        return value;
    }
}

} // namespace league::protocol
