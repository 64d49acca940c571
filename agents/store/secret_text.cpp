#include "agents/store/secret_text.h"

#include <algorithm>
#include <array>

namespace league::store {
namespace {

constexpr std::array secretKeys{
    QLatin1String("auth_token"), QLatin1String("match_token"), QLatin1String("operator_token"),
    QLatin1String("join_code"),  QLatin1String("seat_key"),
};

bool isQuote(QChar c)
{
    return c == u'"' || c == u'\'';
}

class SecretScanner
{
public:
    explicit SecretScanner(QStringView text) : m_text(text)
    {
        for (size_t i = 0; i < secretKeys.size(); ++i)
            m_keyAt[i] = text.indexOf(secretKeys[i]);
    }

    // Finds the next value to be hidden at or after `from`; false when there is none.
    bool next(qsizetype from)
    {
        while (true) {
            const qsizetype afterKey = endOfNextKey(from);
            if (afterKey < 0)
                return false;
            from = valueAfter(afterKey);
            if (from < 0) {
                from = afterKey;
            } else if (!startsWithKey(from)) { // else that one has the value
                findValue(from);
                if (m_end > m_begin)
                    return true;
            }
        }
    }

    [[nodiscard]] qsizetype begin() const { return m_begin; }
    [[nodiscard]] qsizetype end() const { return m_end; }

private:
    // Remembers where each key stands next, so that a text full of one key is not searched for the
    // others again and again.
    qsizetype endOfNextKey(qsizetype from)
    {
        size_t first = 0;
        for (size_t i = 0; i < secretKeys.size(); ++i) {
            if (m_keyAt[i] >= 0 && m_keyAt[i] < from)
                m_keyAt[i] = m_text.indexOf(secretKeys[i], from);
            const bool isEarlier =
                m_keyAt[i] >= 0 && (m_keyAt[first] < 0 || m_keyAt[i] < m_keyAt[first]);
            if (isEarlier)
                first = i;
        }
        return m_keyAt[first] < 0 ? -1 : m_keyAt[first] + secretKeys[first].size();
    }

    template<class Condition>
    [[nodiscard]] qsizetype skip(qsizetype at, Condition condition) const
    {
        while (at < m_text.size() && condition(m_text[at]))
            ++at;
        return at;
    }

    [[nodiscard]] qsizetype skipBackslashes(qsizetype at) const
    {
        return skip(at, [](QChar c) { return c == u'\\'; });
    }

    [[nodiscard]] qsizetype skipBlanks(qsizetype at) const
    {
        return skip(at, [](QChar c) { return c.isSpace(); });
    }

    // Where the value of a key that ends here begins; -1 when the key is only mentioned.
    [[nodiscard]] qsizetype valueAfter(qsizetype at) const
    {
        at = skipBackslashes(at);
        if (at < m_text.size() && isQuote(m_text[at]))
            ++at;
        at = skipBlanks(at);
        if (at >= m_text.size() || (m_text[at] != u':' && m_text[at] != u'='))
            return -1;
        return skipBlanks(at + 1);
    }

    [[nodiscard]] bool startsWithKey(qsizetype at) const
    {
        at = skipBackslashes(at);
        if (at < m_text.size() && isQuote(m_text[at]))
            ++at;
        return std::any_of(secretKeys.begin(), secretKeys.end(), [&](QLatin1String key) {
            return m_text.sliced(at).startsWith(key) && valueAfter(at + key.size()) >= 0;
        });
    }

    void findValue(qsizetype at)
    {
        const qsizetype bare = skipBackslashes(at);
        const bool isInside = bare < m_text.size();
        if (isInside && isQuote(m_text[bare]))
            return findQuoted(bare + 1, bare - at);
        m_begin = bare;
        if (isInside && (m_text[bare] == u'[' || m_text[bare] == u'{')) {
            m_end = m_text.size();
            return;
        }
        m_end = skip(
            bare, [](QChar c) { return !c.isSpace() && !QStringView(u"\"'\\,;&}]").contains(c); });
        if (m_text.sliced(m_begin, m_end - m_begin) == QLatin1String("null"))
            m_begin = m_end;
    }

    // The quotes end with the same quote behind just as many backslashes; in a text that was cut
    // off they may not end at all.
    void findQuoted(qsizetype from, qsizetype backslashes)
    {
        const QChar quote = m_text[from - 1];
        m_begin = from;
        qsizetype run = 0; // backslashes right before
        for (m_end = from; m_end < m_text.size(); ++m_end) {
            if (m_text[m_end] == quote && run == backslashes) {
                m_end -= run;
                return;
            }
            run = m_text[m_end] == u'\\' ? run + 1 : 0;
        }
    }

    QStringView m_text;
    std::array<qsizetype, secretKeys.size()> m_keyAt{}; // -1: no more of it
    qsizetype m_begin = 0; // of the value found last
    qsizetype m_end = 0;
};

} // namespace

bool isSecretKey(QStringView key)
{
    return std::find(secretKeys.begin(), secretKeys.end(), key) != secretKeys.end();
}

QString withSecretsMasked(const QString &text, QStringView mask)
{
    // Every key has the one, and between it and its value stands one of the others.
    const qsizetype key = text.indexOf(u'_');
    if (key < 0 || (text.indexOf(u':', key) < 0 && text.indexOf(u'=', key) < 0))
        return text;
    SecretScanner scanner(text);
    QString clean;
    qsizetype kept = 0;
    while (scanner.next(kept)) {
        clean += QStringView(text).sliced(kept, scanner.begin() - kept);
        clean += mask;
        kept = scanner.end();
    }
    if (kept == 0)
        return text;
    return clean += QStringView(text).sliced(kept);
}

} // namespace league::store
