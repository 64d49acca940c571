#include "agents/protocol/mcp_client/tool.h"

#include "agents/base/json/json.h"
#include "agents/base/quoting.h"

#include <QStringList>

#include <algorithm>
#include <cmath>

namespace league::protocol::mcp_client {

namespace {

constexpr QLatin1String HeaderKey("x-mcp-header");
constexpr QLatin1String PropertiesKey("properties");
constexpr QLatin1String Base64Start("=?base64?");
constexpr QLatin1String Base64End("?=");
constexpr int DeepestSchema = 32; // of what a stranger sent; beyond it nothing is looked at

// One annotated property: how to find its value in the arguments, and its header.
struct Annotation
{
    QStringList path;
    JsonValue header;
    QString type;
};

void collectFrom(const JsonObject &schema, const QStringList &path, QList<Annotation> &found)
{
    if (path.size() > DeepestSchema)
        return;
    const JsonObject properties = schema.value(PropertiesKey).toObject();
    for (auto it = properties.begin(); it != properties.end(); ++it) {
        const JsonObject property = it.value().toObject();
        const QStringList place = path + QStringList{it.key()};
        if (property.contains(HeaderKey)) {
            found.append({place, property.value(HeaderKey),
                          property.value(QLatin1String("type")).toString()});
        }
        collectFrom(property, place, found);
    }
}

QList<Annotation> annotationsOf(const Tool &tool)
{
    QList<Annotation> found;
    collectFrom(tool.inputSchema, {}, found);
    return found;
}

// Every object with the key, also where no argument can be found for it: below items, anyOf, $defs.
qsizetype countAnnotated(const JsonValue &value, int depth)
{
    if (depth > DeepestSchema * 2)
        return 0;
    qsizetype count = 0;
    if (value.isArray()) {
        const JsonArray array = value.toArray();
        for (const auto &item : array)
            count += countAnnotated(item, depth + 1);
        return count;
    }
    const JsonObject object = value.toObject();
    for (auto it = object.begin(); it != object.end(); ++it) {
        // Among properties the word is a name like any other, and so it is in examples.
        if (it.key() == HeaderKey && !it.value().isObject())
            ++count;
        else
            count += countAnnotated(it.value(), depth + 1);
    }
    return count;
}

bool isToken(const QString &name)
{
    static const QString others = QStringLiteral("!#$%&'*+-.^_`|~");
    return !name.isEmpty() && std::all_of(name.begin(), name.end(), [](QChar c) {
        const bool isLetter = (c >= u'a' && c <= u'z') || (c >= u'A' && c <= u'Z');
        return isLetter || (c >= u'0' && c <= u'9') || others.contains(c);
    });
}

JsonValue valueAt(const JsonObject &arguments, const QStringList &path)
{
    JsonValue value = arguments;
    for (const QString &step : path)
        value = value.toObject().value(step);
    return value;
}

// Null for what has no header: nothing there, null, and what is no single value.
QString textOf(const JsonValue &value)
{
    if (value.isBool())
        return value.toBool() ? QStringLiteral("true") : QStringLiteral("false");
    if (value.isString())
        return value.toString().isNull() ? QStringLiteral("") : value.toString();
    if (!value.isDouble())
        return {};
    constexpr double LargestWhole = 9'007'199'254'740'991.0;
    const double number = value.toDouble();
    if (std::floor(number) == number && std::abs(number) <= LargestWhole)
        return QString::number(value.toInteger());
    return QString::number(number, 'g', 17);
}

} // namespace

base::Result<ToolPage> readToolPage(const JsonValue &result)
{
    const JsonObject object = result.toObject();
    const JsonValue tools = object.value(QLatin1String("tools"));
    if (!tools.isArray())
        return base::Failure{QStringLiteral("The answer to tools/list has no list of tools.")};
    ToolPage page;
    const JsonArray array = tools.toArray();
    for (const auto &value : array) {
        const JsonObject tool = value.toObject();
        const QString name = tool.value(QLatin1String("name")).toString();
        if (name.isEmpty())
            continue;
        page.tools.append({name, tool.value(QLatin1String("description")).toString(),
                           tool.value(QLatin1String("inputSchema")).toObject(),
                           tool.value(QLatin1String("outputSchema")).toObject()});
    }
    const JsonValue cursor = object.value(QLatin1String("nextCursor"));
    if (cursor.isString() && !cursor.toString().isEmpty())
        page.nextCursor = cursor.toString();
    return page;
}

QString headerAnnotationProblem(const Tool &tool)
{
    const QList<Annotation> annotations = annotationsOf(tool);
    if (annotations.size() != countAnnotated(tool.inputSchema, 0))
        return QStringLiteral("It wants a header for what is no plain argument.");
    QStringList taken;
    for (const Annotation &annotation : annotations) {
        const QString header = annotation.header.toString();
        if (!isToken(header)) {
            return QStringLiteral("\"%1\" is no name for a header.")
                .arg(base::quotable(header, 40));
        }
        static const QStringList types{QStringLiteral("string"), QStringLiteral("integer"),
                                       QStringLiteral("boolean")};
        if (!types.contains(annotation.type)) {
            return QStringLiteral("The header %1 is for an argument that is no text, whole number "
                                  "or truth value.")
                .arg(header);
        }
        if (taken.contains(header, Qt::CaseInsensitive))
            return QStringLiteral("It wants the header %1 twice.").arg(header);
        taken.append(header);
    }
    return {};
}

QList<QPair<QByteArray, QByteArray>> parameterHeaders(const Tool &tool, const JsonObject &arguments)
{
    QList<QPair<QByteArray, QByteArray>> headers;
    const QList<Annotation> annotations = annotationsOf(tool);
    for (const Annotation &annotation : annotations) {
        const QString text = textOf(valueAt(arguments, annotation.path));
        if (!text.isNull())
            headers.append(
                {"Mcp-Param-" + annotation.header.toString().toLatin1(), headerText(text)});
    }
    return headers;
}

QByteArray headerText(const QString &text)
{
    const bool isPlain =
        std::all_of(text.begin(), text.end(), [](QChar c) { return c >= u' ' && c <= u'~'; });
    const bool looksEncoded = text.startsWith(Base64Start) && text.endsWith(Base64End);
    if (isPlain && !looksEncoded && text.trimmed() == text)
        return text.toLatin1();
    return QByteArray(Base64Start.data()) + text.toUtf8().toBase64() + Base64End.data();
}

} // namespace league::protocol::mcp_client
