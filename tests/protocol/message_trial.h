// MessageTrial: what every message of league.v2 must stand.
//
// The example is filled completely; examples/<TYPE>.json is what it must look like on the wire,
// `required` the fields that may not be missing. The trial writes and reads it, takes away each
// field and spoils each field, and demands that a refusal names exactly that field.
#pragma once

#include "agents/base/json/json_document.h"
#include "agents/protocol/message.h"
#include "tests/protocol/field_lister.h"
#include "tests/support/repository.h"

#include <QFile>
#include <QTest>

namespace league::test {

inline JsonObject parsed(const QByteArray &json)
{
    JsonParseError error;
    const JsonDocument document = JsonDocument::fromJson(json, &error);
    if (!document.isObject())
        qFatal("The test's own JSON is broken: %s", qPrintable(error.errorString()));
    return document.object();
}

// The recorded message of this type, with its envelope.
inline JsonObject recorded(const QString &type)
{
    QFile file(inRepository(QStringLiteral("tests/protocol/examples/%1.json").arg(type)));
    if (!file.open(QIODevice::ReadOnly))
        qFatal("Cannot read %s", qPrintable(file.fileName()));
    return parsed(file.readAll());
}

inline QByteArray compact(const JsonObject &object)
{
    return JsonDocument(object).toJson(JsonDocument::Compact);
}

// The value with something else at the path; undefined takes the field away.
inline JsonValue changed(const JsonValue &value, const QList<PathStep> &steps,
                         const JsonValue &replacement)
{
    if (steps.isEmpty())
        return replacement;
    if (const qsizetype *index = std::get_if<qsizetype>(&steps.first())) {
        JsonArray array = value.toArray();
        array.replace(*index, changed(array.at(*index), steps.mid(1), replacement));
        return array;
    }
    JsonObject object = value.toObject();
    const QString name = std::get<QString>(steps.first());
    object.insert(name, changed(object.value(name), steps.mid(1), replacement));
    return object;
}

template<protocol::Message M>
class MessageTrial
{
public:
    explicit MessageTrial(const M &example)
        : m_example(example),
          m_message(recorded(M::Type)),
          m_envelope(protocol::readEnvelope(m_message).value())
    {
        M::describe(m_example, m_lister);
    }

    // Runs everything; failures are reported through Qt Test.
    void run(const char *type, const char *method, const QStringList &required)
    {
        QCOMPARE(QString(M::Type), QString::fromLatin1(type));
        QCOMPARE(QString(M::Method), QString::fromLatin1(method));
        QStringList listed;
        for (const ListedField &field : std::as_const(m_lister.fields)) {
            if (field.presence == Presence::Required)
                listed.append(field.path());
        }
        QCOMPARE(listed, required);

        roundTrips();
        for (const ListedField &field : std::as_const(m_lister.fields)) {
            missing(field);
            wrong(field);
        }
    }

    // The example must be refused, once the field at the path is this.
    void refuses(const QList<PathStep> &steps, const JsonValue &value, const QString &code)
    {
        const ListedField field{steps, {}, {}, {}, {}};
        const base::Result<M> read = protocol::read<M>(with(field, value));
        const QByteArray what = field.path().toUtf8() + " set to "
            + JsonDocument(JsonArray{value}).toJson(JsonDocument::Compact);
        QVERIFY2(!read, what + " was accepted");
        const QString sentence = read.failure().sentence;
        QVERIFY2(
            sentence.startsWith(QStringLiteral("%1: \"%2\" ").arg(QString(M::Type), field.path())),
            what + " was refused with: " + sentence.toUtf8());
        QCOMPARE(read.failure().code, code);
    }

    // The example must be accepted, once the field at the path is this.
    void accepts(const QList<PathStep> &steps, const JsonValue &value)
    {
        const ListedField field{steps, {}, {}, {}, {}};
        const base::Result<M> read = protocol::read<M>(with(field, value));
        QVERIFY2(read, qPrintable(read ? QString() : read.failure().sentence));
    }

private:
    [[nodiscard]] JsonObject with(const ListedField &field, const JsonValue &value) const
    {
        return changed(m_message, field.steps, value).toObject();
    }

    void roundTrips()
    {
        const QByteArray expected = compact(m_message);
        const QByteArray written = compact(protocol::write(m_envelope, m_example));
        QVERIFY2(written == expected, "\nwritten:  " + written + "\nexpected: " + expected);

        JsonObject received = parsed(written);
        received.insert(QStringLiteral("x_unknown"), 1);
        const base::Result<M> read = protocol::read<M>(received);
        QVERIFY2(read, qPrintable(read ? QString() : read.failure().sentence));
        const QByteArray again = compact(protocol::write(m_envelope, *read));
        QVERIFY2(again == expected, "\nread back: " + again + "\nexpected:  " + expected);
    }

    void missing(const ListedField &field)
    {
        if (field.presence == Presence::ListItem)
            return;
        if (field.presence == Presence::Required) {
            refuses(field.steps, JsonValue::Undefined, QStringLiteral("E003"));
            refuses(field.steps, JsonValue::Null, QStringLiteral("E003"));
        } else if (!m_lister.ruled.contains(field.path())) {
            accepts(field.steps, JsonValue::Undefined);
            accepts(field.steps, JsonValue::Null);
        }
    }

    void wrong(const ListedField &field)
    {
        if (!field.wrongValue.isUndefined())
            refuses(field.steps, field.wrongValue, field.wrongCode);
        if (field.isMoment)
            refuses(field.steps, QStringLiteral("2026-03-01T20:00:00+02:00"),
                    QStringLiteral("E021"));
    }

    const M m_example;
    const JsonObject m_message;
    const protocol::Envelope m_envelope;
    FieldLister m_lister;
};

// The usual case: nothing to try beyond the list of fields.
template<protocol::Message M>
void tryMessage(const M &example, const char *type, const char *method, const QStringList &required)
{
    MessageTrial<M>(example).run(type, method, required);
}

} // namespace league::test
