#include "agents/protocol/field_problem.h"

#include "agents/base/json/json_document.h"
#include "agents/base/quoting.h"
#include "agents/protocol/error_codes.h"
#include "agents/protocol/secrets.h"

namespace league::protocol {

namespace {

// Lists and objects are only named: they may be long, and may hold secrets.
QString shown(const JsonValue &value)
{
    if (value.isNull())
        return QStringLiteral("null");
    if (value.isArray())
        return QStringLiteral("a list");
    if (value.isObject())
        return QStringLiteral("an object");
    const QByteArray json = JsonDocument(JsonArray{value}).toJson(JsonDocument::Compact);
    return base::quotable(QString::fromUtf8(json.mid(1, json.size() - 2)));
}

} // namespace

QString FieldPath::text() const
{
    const QString before = parent ? parent->text() : QString();
    if (index >= 0)
        return QStringLiteral("%1[%2]").arg(before, QString::number(index));
    const QString own = base::quotable(name.toString()); // the keys of a map are a stranger's words
    return before.isEmpty() ? own : QStringLiteral("%1.%2").arg(before, own);
}

bool FieldPath::isSecret() const
{
    return (index < 0 && isSecretField(name.toString())) || (parent && parent->isSecret());
}

void FieldProblem::missing(const FieldPath &at, const QString &expected)
{
    keepFirst(at, QStringLiteral("is missing; it must be %1").arg(expected),
              error_code::MissingRequiredField);
}

void FieldProblem::wrongType(const FieldPath &at, const QString &expected, const JsonValue &got,
                             QLatin1String code)
{
    const QString what = at.isSecret() ? QStringLiteral("something else") : shown(got);
    keepFirst(at, QStringLiteral("must be %1, got %2").arg(expected, what), code);
}

void FieldProblem::broken(const FieldPath &at, const QString &rule, QLatin1String code)
{
    keepFirst(at, rule, code);
}

void FieldProblem::refused(const FieldPath &at, const base::Failure &why)
{
    keepFirst(at, QStringLiteral("is not valid: %1").arg(why.sentence), why.code);
}

base::Failure FieldProblem::failure(QStringView messageType) const
{
    return {QStringLiteral("%1: %2").arg(base::quotable(messageType), m_sentence), m_code};
}

void FieldProblem::keepFirst(const FieldPath &at, const QString &rest, const QString &code)
{
    if (found())
        return;
    m_sentence = QStringLiteral("\"%1\" %2").arg(at.text(), rest);
    m_code = code;
}

} // namespace league::protocol
