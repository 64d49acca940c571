// FieldProblem: the first thing that is wrong with a message, with the path of the field.
//
// Made by read<M>() for one message and filled by the FieldReaders that walk through it; only the
// first problem is kept, because the later ones often follow from it.
#pragma once

#include "agents/base/json/json.h"
#include "agents/base/result.h"

#include <QLatin1String>
#include <QString>

namespace league::protocol {

// Where a value stands: `matches[1].player_A_id`. A chain on the stack of the readers, turned into
// text only when something is wrong.
struct FieldPath
{
    const FieldPath *parent = nullptr;
    QAnyStringView name;
    qsizetype index = -1; // 0 and up: an item of the parent list; then the name is not used

    [[nodiscard]] QString text() const;
    // Whether the value, or anything it stands in, is a secret that must not be quoted.
    [[nodiscard]] bool isSecret() const;
};

class FieldProblem
{
public:
    // `expected` completes "must be …".
    void missing(const FieldPath &at, const QString &expected);
    void wrongType(const FieldPath &at, const QString &expected, const JsonValue &got,
                   QLatin1String code);
    // A value of the right type that breaks a rule; `rule` follows the name, as in "must be 1 or
    // more".
    void broken(const FieldPath &at, const QString &rule, QLatin1String code);

    // The text was refused by its type, for a reason of its own.
    void refused(const FieldPath &at, const base::Failure &why);

    [[nodiscard]] bool found() const { return !m_sentence.isEmpty(); }
    // What is wrong, in a sentence that opens with the message's type.
    [[nodiscard]] base::Failure failure(QStringView messageType) const;

private:
    void keepFirst(const FieldPath &at, const QString &rest, const QString &code);

    QString m_sentence;
    QString m_code;
};

} // namespace league::protocol
