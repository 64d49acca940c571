#include "agents/base/json/json_text.h"

#include <QJsonArray>
#include <QJsonDocument>

#ifdef __SSE2__
#include <emmintrin.h>
#endif

namespace league::base {

namespace {

bool isUsual(QChar letter)
{
    return letter >= u' ' && letter <= u'~' && letter != u'"' && letter != u'\\';
}

#ifdef __SSE2__

constexpr qsizetype Step = 8; // letters at once

// Copies that many; the result has bits where a letter is unusual.
__m128i copyStep(const QChar *from, char *to)
{
    const __m128i letters = _mm_loadu_si128(reinterpret_cast<const __m128i *>(from));
    const __m128i beyond = _mm_or_si128(_mm_subs_epu16(letters, _mm_set1_epi16(u'~')),
                                        _mm_subs_epu16(_mm_set1_epi16(u' '), letters));
    const __m128i escaped = _mm_or_si128(_mm_cmpeq_epi16(letters, _mm_set1_epi16(u'"')),
                                         _mm_cmpeq_epi16(letters, _mm_set1_epi16(u'\\')));
    _mm_storel_epi64(reinterpret_cast<__m128i *>(to), _mm_packus_epi16(letters, letters));
    return _mm_or_si128(beyond, escaped);
}

bool isNothing(__m128i bits)
{
    return _mm_movemask_epi8(_mm_cmpeq_epi8(bits, _mm_setzero_si128())) == 0xffff;
}

#endif

} // namespace

bool JsonText::copyUsual(const QChar *from, qsizetype size, char *to)
{
#ifdef __SSE2__
    if (size >= Step) {
        // The last step may copy some letters once more.
        __m128i unusual = copyStep(from + size - Step, to + size - Step);
        for (qsizetype i = 0; i + Step < size; i += Step)
            unusual = _mm_or_si128(unusual, copyStep(from + i, to + i));
        return isNothing(unusual);
    }
#endif
    bool isAllUsual = true;
    for (qsizetype i = 0; i < size; ++i) {
        isAllUsual = isAllUsual && isUsual(from[i]);
        to[i] = static_cast<char>(from[i].unicode());
    }
    return isAllUsual;
}

// Other letters are as they are in UTF-8; what has to be escaped is left to Qt.
void JsonText::addUnusual(const QString &text)
{
    const auto isEscaped = [](QChar c) {
        return c < u' ' || c == u'"' || c == u'\\' || c.isSurrogate();
    };
    if (std::ranges::any_of(text, isEscaped)) {
        const QByteArray list = QJsonDocument(QJsonArray{text}).toJson(QJsonDocument::Compact);
        return add(QByteArrayView(list).sliced(1, list.size() - 2));
    }
    add('"');
    add(text.toUtf8());
    add('"');
}

} // namespace league::base
