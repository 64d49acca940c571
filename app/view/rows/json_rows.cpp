#include "app/view/rows/json_rows.h"

#include "agents/base/json/json_document.h"
#include "agents/protocol/secrets.h"
#include "agents/store/redaction.h"

namespace league::app::view {

namespace {

constexpr int Indent = 2;
constexpr qsizetype LongestPrefix = 8; // of a token; a longer "first part" may be the secret itself
const QString Mask = QStringLiteral("\u2022\u2022\u2022\u2022");

// Text in quotes, with the escapes JSON asks for.
QString quoted(const QString &text)
{
    const QByteArray list = JsonDocument(JsonArray{text}).toJson(JsonDocument::Compact);
    return QString::fromUtf8(list.sliced(1, list.size() - 2));
}

class JsonLines
{
public:
    explicit JsonLines(const protocol::FieldOrder &order) : m_order(order) { }

    void write(const QString &name, const JsonValue &value, int depth, const QString &tail)
    {
        if (value.isObject())
            writeObject(name, value.toObject(), depth, tail);
        else if (value.isArray())
            writeArray(name, value.toArray(), depth, tail);
        else
            writePlain(name, value, depth, tail);
    }

    QList<JsonRow> take() { return std::move(m_rows); }

private:
    void add(const QString &name, const QString &value, const char *kind, int depth,
             const QString &tail)
    {
        m_rows.append({static_cast<int>(m_rows.size()) + 1, depth,
                       name.isEmpty() ? name : quoted(name), value, QLatin1String(kind), tail});
    }

    void writeObject(const QString &name, const JsonObject &object, int depth, const QString &tail)
    {
        if (object.isEmpty())
            return add(name, QStringLiteral("{}"), "mark", depth, tail);
        add(name, QStringLiteral("{"), "mark", depth, {});
        const QStringList fields = m_order.fieldsOf(object);
        for (const QString &field : fields)
            write(field, object.value(field), depth + 1, comma(&field != &fields.constLast()));
        add({}, QStringLiteral("}"), "mark", depth, tail);
    }

    void writeArray(const QString &name, const JsonArray &array, int depth, const QString &tail)
    {
        if (array.isEmpty())
            return add(name, QStringLiteral("[]"), "mark", depth, tail);
        add(name, QStringLiteral("["), "mark", depth, {});
        for (qsizetype i = 0; i < array.size(); ++i)
            write({}, array.at(i), depth + 1, comma(i + 1 < array.size()));
        add({}, QStringLiteral("]"), "mark", depth, tail);
    }

    void writePlain(const QString &name, const JsonValue &value, int depth, const QString &tail)
    {
        if (value.isString()) {
            const QString text = value.toString();
            const bool isSecret = protocol::isSecretField(name)
                && !name.endsWith(QLatin1String("sha256")) && !text.isEmpty();
            return add(name, quoted(isSecret ? maskedToken(text) : store::redactText(text)), "text",
                       depth, tail);
        }
        const QByteArray list = JsonDocument(JsonArray{value}).toJson(JsonDocument::Compact);
        add(name, QString::fromUtf8(list.sliced(1, list.size() - 2)),
            value.isDouble() ? "number" : "word", depth, tail);
    }

    static QString comma(bool isThere) { return isThere ? QStringLiteral(",") : QString(); }

    const protocol::FieldOrder &m_order;
    QList<JsonRow> m_rows;
};

} // namespace

QString JsonRow::text() const
{
    const QString colon = name.isEmpty() ? QString() : QStringLiteral(": ");
    return QString(Indent * depth, u' ') + name + colon + value + tail;
}

QList<JsonRow> jsonRows(const JsonValue &value, const protocol::FieldOrder &order)
{
    JsonLines lines(order);
    lines.write({}, value, 0, {});
    return lines.take();
}

QList<JsonRow> jsonRows(const QByteArray &bytes)
{
    const JsonDocument document = JsonDocument::fromJson(bytes);
    if (document.isObject())
        return jsonRows(document.object(), protocol::FieldOrder::of(document.object()));
    if (document.isArray())
        return jsonRows(document.array(), protocol::FieldOrder::of({}));
    QList<JsonRow> rows;
    if (bytes.isEmpty())
        return rows;
    const QStringList lines = store::redactText(QString::fromUtf8(bytes)).split(u'\n');
    for (const QString &line : lines)
        rows.append({static_cast<int>(rows.size()) + 1, 0, {}, line, QStringLiteral("plain"), {}});
    return rows;
}

QString jsonText(const QList<JsonRow> &rows)
{
    QStringList lines;
    for (const JsonRow &row : rows)
        lines.append(row.text());
    return lines.join(u'\n');
}

QString maskedToken(const QString &token)
{
    const qsizetype first = token.indexOf(u'_') + 1;
    return first <= 0 || first > LongestPrefix ? Mask : token.left(first) + Mask;
}

} // namespace league::app::view
