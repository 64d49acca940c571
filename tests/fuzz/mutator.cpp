#include "tests/fuzz/mutator.h"

#include <algorithm>
#include <array>

namespace league::test {

namespace {

constexpr qsizetype LongestInput = 8 * 1024;

// Numbers at which something usually tips over.
constexpr std::array Numbers{"0",           "-1",
                             "1e400",       "2147483648",
                             "-2147483649", "4294967296",
                             "1048577",     "9007199254740993",
                             "0.1",         "9223372036854775808",
                             "00",          "1E2"};

} // namespace

Mutator::Mutator(QList<QByteArray> corpus, QList<QByteArray> words, quint64 seed)
    : m_corpus(std::move(corpus)), m_words(std::move(words)), m_random(seed, u"fuzz")
{
    if (m_corpus.isEmpty())
        m_corpus.append(QByteArray());
    if (m_words.isEmpty())
        m_words.append(QByteArray(1, '\0'));
}

qsizetype Mutator::below(qsizetype limit)
{
    return limit <= 0 ? 0 : static_cast<qsizetype>(m_random.uniform(static_cast<quint64>(limit)));
}

QByteArray Mutator::sliceOf(const QByteArray &bytes)
{
    const qsizetype from = below(bytes.size());
    return bytes.mid(from, 1 + below(std::min<qsizetype>(64, bytes.size() - from)));
}

QByteArray Mutator::next()
{
    QByteArray bytes = m_random.pick(m_corpus);
    for (qsizetype changes = 1 + below(4); changes > 0; --changes)
        change(bytes);
    bytes.truncate(LongestInput);
    return bytes;
}

void Mutator::change(QByteArray &bytes)
{
    const qsizetype at = below(bytes.size() + 1);
    switch (below(9)) {
    case 0: // one bit
        if (at < bytes.size())
            bytes[at] = static_cast<char>(bytes[at] ^ (1 << below(8)));
        break;
    case 1: // any byte
        bytes.insert(at, static_cast<char>(below(256)));
        break;
    case 2: // something is missing
        bytes.remove(at, sliceOf(bytes).size());
        break;
    case 3: // broken off
        bytes.truncate(at);
        break;
    case 4: // said twice
        bytes.insert(at, sliceOf(bytes));
        break;
    case 5: // said by another
        bytes.insert(at, sliceOf(m_random.pick(m_corpus)));
        break;
    case 6: // replaced by what another says
        bytes.replace(at, sliceOf(bytes).size(), sliceOf(m_random.pick(m_corpus)));
        break;
    case 7:
        bytes.insert(at, m_random.pick(m_words));
        break;
    default: { // another number
        const auto isDigit = [](char c) { return c >= '0' && c <= '9'; };
        const auto from = std::find_if(bytes.cbegin() + at, bytes.cend(), isDigit);
        const auto to = std::find_if_not(from, bytes.cend(), isDigit);
        bytes.replace(from - bytes.cbegin(), to - from,
                      Numbers[static_cast<size_t>(below(std::ssize(Numbers)))]);
    }
    }
}

QList<QByteArray> wordsIn(const QByteArray &dictionary)
{
    QList<QByteArray> words;
    for (const QByteArray &line : dictionary.split('\n')) {
        const qsizetype first = line.indexOf('"');
        const qsizetype last = line.lastIndexOf('"');
        if (line.startsWith('#') || first < 0 || last <= first)
            continue;
        QByteArray word;
        for (qsizetype i = first + 1; i < last; ++i) {
            if (line[i] != '\\') {
                word += line[i];
            } else if (line[++i] == 'x') {
                word += QByteArray::fromHex(line.mid(i + 1, 2));
                i += 2;
            } else {
                word += line[i];
            }
        }
        words.append(word);
    }
    return words;
}

} // namespace league::test
