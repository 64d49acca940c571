// Enumerations and the words they are on the wire.
//
// An enumeration that travels declares, beside itself, what each value is called:
//
//     enum class Parity { Even, Odd };
//     constexpr auto wireWords(Parity) { return std::array{…}; }
#pragma once

#include <QLatin1String>
#include <QString>
#include <QStringList>

#include <array>
#include <optional>
#include <type_traits>

namespace league::protocol {

template<class E>
struct WireWord
{
    E value;
    QLatin1String word;
};
// C++20 deduces this by itself; clang before 17, and so its clang-tidy, does not.
template<class E>
WireWord(E, QLatin1String) -> WireWord<E>;

template<class E>
concept Worded = std::is_enum_v<E> && requires(E value)
{
    wireWords(value);
};

// The word of a value.
template<Worded E>
[[nodiscard]] constexpr QLatin1String wireWord(E value)
{
    for (const WireWord<E> &entry : wireWords(E{})) {
        if (entry.value == value)
            return entry.word;
    }
    return QLatin1String();
}

// The value of a word; only the exact spelling counts.
template<Worded E>
[[nodiscard]] std::optional<E> fromWireWord(QStringView word)
{
    for (const WireWord<E> &entry : wireWords(E{})) {
        if (word == entry.word)
            return entry.value;
    }
    return std::nullopt;
}

// All words, for a sentence that says what is allowed.
template<Worded E>
[[nodiscard]] QString allWireWords()
{
    QStringList words;
    for (const WireWord<E> &entry : wireWords(E{}))
        words.append(entry.word);
    return words.join(QStringLiteral(", "));
}

} // namespace league::protocol
