#include "agents/store/config/config_scan.h"

#include "agents/base/json/json_document.h"
#include "agents/base/quoting.h"

#include <QFile>

#include <cmath>

namespace league::store {

namespace {

// A configuration is a page or two; what is larger is something else.
constexpr qint64 LargestFile = 4 * 1024 * 1024;

QString below(const QString &path, const QString &name)
{
    return path.isEmpty() ? name : path + u'.' + name;
}

QString wordsFor(ConfigKind kind)
{
    switch (kind) {
    case ConfigKind::Text:
        return QStringLiteral("a text");
    case ConfigKind::Whole:
        return QStringLiteral("a whole number");
    case ConfigKind::Number:
        return QStringLiteral("a number");
    case ConfigKind::Seconds:
        return QStringLiteral("a number of seconds");
    case ConfigKind::Switch:
        return QStringLiteral("true or false");
    case ConfigKind::PortRange:
        return QStringLiteral("a list of two ports, the first and the last");
    case ConfigKind::Texts:
        return QStringLiteral("a list of texts");
    case ConfigKind::Rules:
        return QStringLiteral("an object");
    case ConfigKind::Free:
        break;
    }
    return QStringLiteral("anything");
}

QString wordsFor(const JsonValue &value)
{
    switch (value.type()) {
    case JsonValue::Bool:
        return value.toBool() ? QStringLiteral("true") : QStringLiteral("false");
    case JsonValue::Double:
        return QString::number(value.toDouble(), 'g', 12);
    case JsonValue::String:
        return QStringLiteral("the text \"%1\"").arg(base::quotable(value.toString()));
    case JsonValue::Array:
        return QStringLiteral("a list");
    case JsonValue::Object:
        return QStringLiteral("an object");
    case JsonValue::Null:
    case JsonValue::Undefined:
        break;
    }
    return QStringLiteral("nothing");
}

std::optional<QString> wholeText(double number)
{
    constexpr double Largest = 9e15; // beyond this a double skips whole numbers
    if (std::floor(number) != number || std::abs(number) > Largest)
        return std::nullopt;
    return QString::number(static_cast<qint64>(number));
}

std::optional<QString> textsOf(const JsonArray &list)
{
    QStringList texts;
    for (const JsonValue &each : list) {
        if (!each.isString())
            return std::nullopt;
        texts.append(each.toString());
    }
    return texts.join(u',');
}

std::optional<QString> firstPort(const JsonArray &range)
{
    if (range.size() != 2 || !range.at(0).isDouble() || !range.at(1).isDouble()
        || range.at(0).toDouble() > range.at(1).toDouble())
        return std::nullopt;
    return wholeText(range.at(0).toDouble());
}

// The value as text, when it is of the kind; nothing otherwise.
std::optional<QString> textOf(ConfigKind kind, const JsonValue &value)
{
    switch (kind) {
    case ConfigKind::Text:
        return value.isString() ? std::optional(value.toString()) : std::nullopt;
    case ConfigKind::Whole:
        return value.isDouble() ? wholeText(value.toDouble()) : std::nullopt;
    case ConfigKind::Number:
        return value.isDouble() ? std::optional(wordsFor(value)) : std::nullopt;
    case ConfigKind::Seconds:
        return value.isDouble() ? wholeText(std::round(value.toDouble() * 1000)) : std::nullopt;
    case ConfigKind::Switch:
        return value.isBool() ? std::optional(wordsFor(value)) : std::nullopt;
    case ConfigKind::PortRange:
        return value.isArray() ? firstPort(value.toArray()) : std::nullopt;
    case ConfigKind::Texts:
        return value.isArray() ? textsOf(value.toArray()) : std::nullopt;
    case ConfigKind::Rules:
    case ConfigKind::Free:
        break;
    }
    return QString();
}

// A rule may be written as a number, a switch or a text; --set takes them all as text.
std::optional<QString> ruleText(const JsonValue &value)
{
    if (value.isString())
        return value.toString();
    if (value.isBool() || value.isDouble())
        return wordsFor(value);
    return std::nullopt;
}

} // namespace

void ConfigScan::refuse(const QString &key, const QString &sentence)
{
    m_problems.append(key.isEmpty() ? QStringLiteral("%1: %2").arg(m_path, sentence)
                                    : QStringLiteral("%1: %2 %3").arg(m_path, key, sentence));
}

void ConfigScan::read()
{
    QFile file(m_path);
    if (!file.open(QIODevice::ReadOnly)) {
        return refuse({},
                      QStringLiteral("the file could not be read: %1.").arg(file.errorString()));
    }
    if (file.size() > LargestFile)
        return refuse({}, QStringLiteral("the file is too large for a configuration."));
    const QByteArray bytes = file.readAll();
    JsonParseError error;
    const JsonDocument document = JsonDocument::fromJson(bytes, &error);
    if (error.error != JsonParseError::NoError) {
        const qsizetype line =
            bytes.first(std::min<qsizetype>(error.offset, bytes.size())).count('\n') + 1;
        return refuse(
            {},
            QStringLiteral("this is not JSON at line %1: %2.").arg(line).arg(error.errorString()));
    }
    if (!document.isObject())
        return refuse({}, QStringLiteral("the file must hold one JSON object."));
    visitSection({}, {}, document.object());
}

void ConfigScan::visitSection(const QString &key, const QString &pattern, const JsonValue &value)
{
    const JsonObject object = value.toObject();
    for (auto it = object.begin(); it != object.end(); ++it) {
        if (!it.key().startsWith(u'_') && !it.value().isNull())
            visit(below(key, base::quotable(it.key())), below(pattern, it.key()), it.value());
    }
}

void ConfigScan::visit(const QString &key, const QString &pattern, const JsonValue &value)
{
    if (const ConfigKey *row = findConfigKey(m_kind, pattern)) {
        if (row->kind == ConfigKind::Rules && value.isObject())
            return visitRules(key, {}, value);
        return take(key, *row, value);
    }
    const QString listPattern = pattern + QStringLiteral("[]");
    if (isConfigSection(m_kind, listPattern)) {
        if (!value.isArray())
            return refuse(
                key, QStringLiteral("must be a list of objects, not %1.").arg(wordsFor(value)));
        const JsonArray list = value.toArray();
        for (qsizetype i = 0; i < list.size(); ++i)
            visit(QStringLiteral("%1[%2]").arg(key).arg(i), listPattern, list.at(i));
        return;
    }
    if (isConfigSection(m_kind, pattern)) {
        if (!value.isObject())
            return refuse(key, QStringLiteral("must be an object, not %1.").arg(wordsFor(value)));
        return visitSection(key, pattern, value);
    }
    refuse(key,
           QStringLiteral("is not known here. Did you mean %1? A name that begins with _ is a "
                          "comment.")
               .arg(nearestConfigKey(m_kind, pattern)));
}

void ConfigScan::visitRules(const QString &key, const QString &rule, const JsonValue &value)
{
    const JsonObject object = value.toObject();
    for (auto it = object.begin(); it != object.end(); ++it) {
        if (it.key().startsWith(u'_') || it.value().isNull())
            continue;
        const QString here = below(key, base::quotable(it.key()));
        const QString name = below(rule, it.key());
        if (it.value().isObject()) {
            visitRules(here, name, it.value());
        } else if (const std::optional<QString> text = ruleText(it.value())) {
            m_values.append({name, *text, here, m_path, ConfigFor::Everybody, true});
        } else {
            refuse(here,
                   QStringLiteral("must be a number, a text, true or false, not %1.")
                       .arg(wordsFor(it.value())));
        }
    }
}

void ConfigScan::take(const QString &key, const ConfigKey &row, const JsonValue &value)
{
    const std::optional<QString> text = textOf(row.kind, value);
    if (!text || row.kind == ConfigKind::Rules) {
        return refuse(
            key, QStringLiteral("must be %1, not %2.").arg(wordsFor(row.kind), wordsFor(value)));
    }
    if (!row.only.isEmpty() && *text != row.only) {
        return refuse(
            key,
            QStringLiteral("can only be %1 in this program, not %2. Set it so or leave it "
                           "out.")
                .arg(QString(row.only), wordsFor(value)));
    }
    const bool isRule = !row.sets.isEmpty() && !row.sets.startsWith(u'@');
    if (!row.sets.isEmpty())
        m_values.append({row.sets, *text, key, m_path, row.concerns, isRule});
}

} // namespace league::store
