#include "agents/protocol/compact_json.h"

#include <QJsonArray>
#include <QJsonDocument>

#include <algorithm>

namespace league::protocol {

namespace {

// What needs no second look: ids and words in ASCII.
bool isPlain(QStringView text)
{
    return std::ranges::all_of(
        text, [](QChar c) { return c >= u' ' && c <= u'~' && c != u'"' && c != u'\\'; });
}

void add(QByteArray &bytes, const QJsonValue &value);

// Numbers and texts with anything unusual are left to Qt.
void addAsQtWrites(QByteArray &bytes, const QJsonValue &value)
{
    const QByteArray list = QJsonDocument(QJsonArray{value}).toJson(QJsonDocument::Compact);
    bytes += QByteArrayView(list).sliced(1, list.size() - 2);
}

void addText(QByteArray &bytes, const QString &text)
{
    if (!isPlain(text))
        return addAsQtWrites(bytes, text);
    const qsizetype from = bytes.size();
    bytes.resize(from + text.size() + 2);
    char *place = bytes.data() + from;
    *place++ = '"';
    for (const QChar c : text)
        *place++ = static_cast<char>(c.unicode());
    *place = '"';
}

void addNumber(QByteArray &bytes, const QJsonValue &value)
{
    constexpr qint64 Exact = qint64(1) << 53;
    const qint64 whole = value.toInteger(0);
    // toInteger() gives its argument back for everything that is not a whole number.
    if (whole != value.toInteger(1) || whole > Exact || whole < -Exact
        || (whole == 0 && value.toDouble() != 0))
        return addAsQtWrites(bytes, value);
    bytes += QByteArray::number(whole);
}

void addObject(QByteArray &bytes, const QJsonObject &object)
{
    char before = '{';
    for (auto field = object.begin(); field != object.end(); ++field) {
        bytes += before;
        before = ',';
        addText(bytes, field.key());
        bytes += ':';
        add(bytes, field.value());
    }
    bytes += before == '{' ? QByteArrayView("{}") : QByteArrayView("}");
}

void addArray(QByteArray &bytes, const QJsonArray &array)
{
    char before = '[';
    for (const auto &item : array) {
        bytes += before;
        before = ',';
        add(bytes, item);
    }
    bytes += before == '[' ? QByteArrayView("[]") : QByteArrayView("]");
}

void add(QByteArray &bytes, const QJsonValue &value)
{
    switch (value.type()) {
    case QJsonValue::Object:
        return addObject(bytes, value.toObject());
    case QJsonValue::Array:
        return addArray(bytes, value.toArray());
    case QJsonValue::String:
        return addText(bytes, value.toString());
    case QJsonValue::Bool:
        bytes += value.toBool() ? QByteArrayView("true") : QByteArrayView("false");
        return;
    case QJsonValue::Double:
        return addNumber(bytes, value);
    case QJsonValue::Null:
    case QJsonValue::Undefined:
        break;
    }
    bytes += QByteArrayView("null");
}

} // namespace

QByteArray compactJson(const QJsonObject &object)
{
    constexpr qsizetype UsualBytes = 1'024;
    QByteArray bytes;
    bytes.reserve(UsualBytes);
    addObject(bytes, object);
    return bytes;
}

} // namespace league::protocol
