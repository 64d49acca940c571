// JsonText: the bytes of a JSON text while they are written, one after the other.
//
// Like a QByteArray that is appended to, but what is usual (a letter, a word, a number) is written
// in place, without a call, and what it gives takes no more memory than it needs. For the writers
// of JSON texts, which have it as long as they write.
#pragma once

#include <QByteArray>
#include <QString>

#include <algorithm>
#include <array>
#include <charconv>
#include <cstring>

namespace league::base {

class JsonText
{
public:
    // NOLINTNEXTLINE(cppcoreguidelines-pro-type-member-init): written before it is read
    JsonText() { m_begin = m_few.data(); }
    JsonText(const JsonText &) = delete;
    JsonText &operator=(const JsonText &) = delete;

    void add(char c)
    {
        *room(1) = c;
        ++m_size;
    }

    void add(QByteArrayView bytes)
    {
        const auto size = static_cast<size_t>(bytes.size());
        if (size > 0)
            std::memcpy(room(bytes.size()), bytes.data(), size);
        m_size += bytes.size();
    }

    void add(qsizetype times, char c)
    {
        std::fill_n(room(times), times, c);
        m_size += times;
    }

    void addNumber(qint64 number)
    {
        constexpr qsizetype MostDigits = 20; // and a minus sign
        char *const from = room(MostDigits);
        m_size += std::to_chars(from, from + MostDigits, number).ptr - from;
    }

    // The text in quotes. False, and nothing is added, when it has letters that are no ASCII or
    // that have to be escaped.
    [[nodiscard]] bool addQuoted(const QString &text)
    {
        char *to = room(text.size() + 2);
        *to++ = '"';
        unsigned unusual = 0;
        for (const QChar c : text) {
            unusual |= static_cast<unsigned>(c < u' ' || c > u'~' || c == u'"' || c == u'\\');
            *to++ = static_cast<char>(c.unicode());
        }
        if (unusual != 0)
            return false;
        *to = '"';
        m_size += text.size() + 2;
        return true;
    }

    [[nodiscard]] QByteArray take()
    {
        if (m_many.isNull())
            return {m_begin, m_size};
        m_many.truncate(m_size);
        m_many.squeeze();
        return std::move(m_many);
    }

private:
    static constexpr qsizetype FewBytes = 2'000;

    // Where the next bytes go; there is room for this many.
    char *room(qsizetype more)
    {
        if (m_size + more > m_capacity)
            grow(m_size + more);
        return m_begin + m_size;
    }

    void grow(qsizetype needed)
    {
        QByteArray larger(std::max(needed, 2 * m_capacity), Qt::Uninitialized);
        std::copy_n(m_begin, m_size, larger.data());
        m_many = std::move(larger);
        m_begin = m_many.data();
        m_capacity = m_many.size();
    }

    std::array<char, FewBytes> m_few;
    QByteArray m_many; // when a few are not enough
    char *m_begin = nullptr;
    qsizetype m_capacity = FewBytes;
    qsizetype m_size = 0;
};

} // namespace league::base
