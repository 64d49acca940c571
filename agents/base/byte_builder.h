// ByteBuilder: bytes while they are put together, one piece after the other.
//
// Like a QByteArray that is appended to, but what is usual (a letter, a word, a number) is written
// in place, without a call, and what it gives takes no more memory than it needs. For those who
// write the same form of text a hundred thousand times: messages, heads, lines of files.
#pragma once

#include <QByteArray>

#include <algorithm>
#include <array>
#include <charconv>
#include <cstring>

namespace league::base {

class ByteBuilder
{
public:
    // NOLINTNEXTLINE(cppcoreguidelines-pro-type-member-init): written before it is read
    ByteBuilder() { m_begin = m_few.data(); }
    ByteBuilder(const ByteBuilder &) = delete;
    ByteBuilder &operator=(const ByteBuilder &) = delete;

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

    // One piece after the other.
    template<class... Pieces>
    void addAll(const Pieces &...pieces)
    {
        (add(pieces), ...);
    }

    void fill(qsizetype times, char c)
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

    // What was put together so far; good until more is added.
    [[nodiscard]] QByteArrayView view() const { return {m_begin, m_size}; }
    // What was put together; the builder is at its end with that.
    [[nodiscard]] QByteArray take();

protected:
    // Where the next bytes go; there is room for this many.
    char *room(qsizetype more)
    {
        if (m_size + more > m_capacity)
            grow(m_size + more);
        return m_begin + m_size;
    }

    // So many of them have been written there.
    void written(qsizetype bytes) { m_size += bytes; }

private:
    static constexpr qsizetype FewBytes = 2'000;

    void grow(qsizetype needed);

    std::array<char, FewBytes> m_few;
    QByteArray m_many; // when a few are not enough
    char *m_begin = nullptr;
    qsizetype m_capacity = FewBytes;
    qsizetype m_size = 0;
};

} // namespace league::base
