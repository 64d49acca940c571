// Choices as programs and language models write them, read generously.
//
// Only for what decides on behalf of a player of ours; what players send to referees is read
// strictly (L-09).
#pragma once

#include "agents/base/json/json.h"

#include <QList>
#include <QString>
#include <QStringList>

namespace league::protocol {

// The option that the word means, whatever its case and blanks; empty when it means none.
[[nodiscard]] QString optionMeant(QStringView word, const QStringList &options);

// The choice of an object with parity_choice or choice; empty when there is none, or when the two
// differ.
[[nodiscard]] QString choiceIn(const JsonObject &object, const QStringList &options);

// The objects in a text, in order: bare, in code fences, between sentences. A text may be anything,
// so not more than a few dozen are looked for.
[[nodiscard]] QList<JsonObject> objectsInText(const QString &text);

// What a text that a language model wrote has chosen, and why.
struct ChosenText
{
    QString choice; // empty: nothing, or more than one thing
    QString reasoning;
};

// Looks for an object in the text, also inside a code fence or a sentence; without one, for the
// options as words, of which exactly one may appear.
[[nodiscard]] ChosenText choiceInText(const QString &text, const QStringList &options);

} // namespace league::protocol
