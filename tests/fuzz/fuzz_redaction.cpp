// Redaction: a secret that stands where secrets stand is not written down, neither from an object
// nor from text that holds one, and redacting twice changes nothing more.
#include "agents/base/json/json_document.h"
#include "agents/store/redaction.h"

#include "tests/fuzz/fuzz_target.h"
#include "tests/fuzz/fuzzed_json.h"

#include <array>

using namespace league;
using store::redact;
using store::redactText;

namespace {

constexpr std::array Keys{"auth_token", "match_token", "operator_token", "join_code"};

// The ways in which key and value stand in bodies, logs, queries and JSON inside JSON.
constexpr std::array Forms{"\"%1\":\"%2\"",
                           "\"%1\" : \"%2\"",
                           "'%1': '%2'",
                           "%1=%2",
                           "%1: %2",
                           "\\\"%1\\\":\\\"%2\\\"",
                           "\"%1\":\n\t\"%2\"",
                           "\\\\\\\"%1\\\\\\\": \\\\\\\"%2\\\\\\\""};

void tryText(const QString &text)
{
    const QString clean = redactText(text);
    test::mustHold(redactText(clean) == clean, "redacting twice is redacting once", text);
}

// The secret between what was sent before and after it. A blank keeps it apart from what stands
// before, or the input itself would decide where key and value are.
void trySecretWithin(const QString &text, qsizetype choice)
{
    const auto key = QLatin1String(Keys[static_cast<size_t>(choice) % Keys.size()]);
    const QString form = QLatin1String(Forms[static_cast<size_t>(choice / 4) % Forms.size()]);
    const QString secret = QString(form)
                               .replace(QLatin1String("%1"), key)
                               .replace(QLatin1String("%2"), test::PlantedSecret);
    const qsizetype at = text.size() / 2;
    const QString clean = redactText(text.left(at) + u' ' + secret + text.mid(at));
    test::mustHold(!clean.contains(test::PlantedSecret), "text tells no secret", clean);
}

// Our own tokens are known by their form, wherever they stand.
void tryTokenWithin(const QString &text)
{
    const QString digits = QStringLiteral("0123456789abcdef").repeated(4);
    const qsizetype at = text.size() / 2;
    const QString clean =
        redactText(text.left(at) + QStringLiteral("tok_") + digits + text.mid(at));
    test::mustHold(!clean.contains(digits), "text tells no token", clean);
}

JsonValue withSecrets(const JsonValue &value)
{
    if (value.isArray()) {
        JsonArray result;
        const JsonArray array = value.toArray();
        for (const JsonValue &item : array)
            result.append(withSecrets(item));
        return result;
    }
    if (!value.isObject())
        return value;
    JsonObject result;
    const JsonObject object = value.toObject();
    for (auto field = object.begin(); field != object.end(); ++field)
        result.insert(field.key(), withSecrets(field.value()));
    for (const char *key : Keys)
        result.insert(QLatin1String(key), test::PlantedSecret);
    return result;
}

} // namespace

void test::tryInput(const QByteArray &input)
{
    const QString text = QString::fromUtf8(input);
    tryText(text);
    tryTokenWithin(text);
    trySecretWithin(text, input.isEmpty() ? 0 : static_cast<unsigned char>(input.front()));

    const std::optional<JsonObject> object = objectIn(input);
    if (!object)
        return;
    const JsonObject secretive = withSecrets(*object).toObject();
    const JsonObject clean = redact(secretive);
    mustHold(!tellsSecret(clean), "an object tells no secret");
    mustHold(redact(clean) == clean, "redacting twice is redacting once");
    mustHold(clean.keys() == secretive.keys(), "every field is still there");
    const QByteArray quoted = JsonDocument(secretive).toJson(JsonDocument::Compact);
    const JsonObject wrapped = redact({{QStringLiteral("raw"), QString::fromUtf8(quoted)}});
    mustHold(!tellsSecret(wrapped), "JSON inside text tells no secret",
             wrapped.value(QStringLiteral("raw")).toString());
}
