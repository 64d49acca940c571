#include "agents/protocol/chosen_word.h"

#include "agents/base/json/json_document.h"

#include <QRegularExpression>

#include <algorithm>

namespace league::protocol {

namespace {

constexpr QLatin1String ParityChoiceKey("parity_choice");
constexpr QLatin1String ChoiceKey("choice");
constexpr QLatin1String ReasoningKey("reasoning");

// A text may be anything: more openings than this are not tried.
constexpr int MostObjects = 32;
constexpr qsizetype LongestObject = 16 * 1024;

// The end of the object that opens here, by counting braces outside of strings; -1 without one.
qsizetype endOfObject(QStringView text, qsizetype begin)
{
    int depth = 0;
    bool inString = false;
    const qsizetype stop = std::min(text.size(), begin + LongestObject);
    for (qsizetype at = begin; at < stop; ++at) {
        const QChar c = text[at];
        if (inString && c == u'\\') {
            ++at;
        } else if (c == u'"') {
            inString = !inString;
        } else if (!inString && c == u'{') {
            ++depth;
        } else if (!inString && c == u'}' && --depth == 0) {
            return at + 1;
        }
    }
    return -1;
}

QString wordIn(const QString &text, const QStringList &options)
{
    QString found;
    for (const QString &option : options) {
        const QRegularExpression word(
            QStringLiteral("\\b%1\\b").arg(QRegularExpression::escape(option)),
            QRegularExpression::CaseInsensitiveOption);
        if (!word.match(text).hasMatch())
            continue;
        if (!found.isEmpty())
            return {};
        found = option;
    }
    return found;
}

} // namespace

QString optionMeant(QStringView word, const QStringList &options)
{
    const QStringView bare = word.trimmed();
    for (const QString &option : options) {
        if (bare.compare(option, Qt::CaseInsensitive) == 0)
            return option;
    }
    return {};
}

QString choiceIn(const JsonObject &object, const QStringList &options)
{
    const JsonValue first = object.value(ParityChoiceKey);
    const JsonValue second = object.value(ChoiceKey);
    const QString choice = optionMeant(first.toString(), options);
    const QString alias = optionMeant(second.toString(), options);
    if (first.isUndefined())
        return alias;
    if (!second.isUndefined() && alias != choice)
        return {};
    return choice;
}

QList<JsonObject> objectsInText(const QString &text)
{
    QList<JsonObject> objects;
    qsizetype at = text.indexOf(u'{');
    for (int tried = 0; at >= 0 && tried < MostObjects; ++tried) {
        const qsizetype end = endOfObject(text, at);
        const JsonDocument document = end < 0
            ? JsonDocument()
            : JsonDocument::fromJson(QStringView(text).sliced(at, end - at).toUtf8());
        if (!document.isObject()) {
            at = text.indexOf(u'{', at + 1);
            continue;
        }
        objects.append(document.object());
        at = text.indexOf(u'{', end);
    }
    return objects;
}

ChosenText choiceInText(const QString &text, const QStringList &options)
{
    // The last object counts: models think aloud before they decide.
    ChosenText chosen;
    for (const JsonObject &object : objectsInText(text)) {
        if (const QString choice = choiceIn(object, options); !choice.isEmpty())
            chosen = {choice, object.value(ReasoningKey).toString()};
    }
    if (chosen.choice.isEmpty())
        chosen = {wordIn(text, options), text.trimmed()};
    return chosen;
}

} // namespace league::protocol
