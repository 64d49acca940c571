#include "app/view/words/sentence_pattern.h"

namespace league::app::view {

namespace {

constexpr qsizetype VagueBelow = 9;

bool isPlace(const QString &text, qsizetype at)
{
    return text.at(at) == u'%' && at + 1 < text.size() && text.at(at + 1).isDigit();
}

} // namespace

SentencePattern::SentencePattern(const char *pattern) : m_source(pattern)
{
    const QString text = QString::fromUtf8(pattern);
    QString own;
    for (qsizetype at = 0; at < text.size(); ++at) {
        if (!isPlace(text, at)) {
            own.append(text.at(at));
            continue;
        }
        m_own.append(std::exchange(own, {}));
        m_places.append(text.at(++at).digitValue());
    }
    m_own.append(own);
    for (const QString &piece : std::as_const(m_own))
        m_ownLength += piece.size();
    m_isVague = !m_places.isEmpty() && m_ownLength < VagueBelow;
}

std::optional<SentencePattern::Values> SentencePattern::valuesIn(const QString &text) const
{
    if (m_places.isEmpty())
        return text == m_own.constFirst() ? std::optional(Values()) : std::nullopt;
    const QString &last = m_own.constLast();
    if (!text.startsWith(m_own.constFirst()) || !text.endsWith(last))
        return std::nullopt;
    Values values;
    qsizetype from = m_own.constFirst().size();
    for (qsizetype i = 0; i < m_places.size(); ++i) {
        const bool isLast = i == m_places.size() - 1;
        const qsizetype to =
            isLast ? text.size() - last.size() : text.indexOf(m_own.at(i + 1), from + 1);
        if (to <= from)
            return std::nullopt;
        const QString value = text.mid(from, to - from);
        if (values.value(m_places.at(i), value) != value || (m_isVague && value.contains(u' ')))
            return std::nullopt;
        values.insert(m_places.at(i), value);
        from = to + m_own.at(i + 1).size();
    }
    return values;
}

bool SentencePattern::isQuoted(int place) const
{
    const qsizetype at = m_places.indexOf(place);
    return at >= 0 && m_own.at(at).endsWith(u'"') && m_own.at(at + 1).startsWith(u'"');
}

QString SentencePattern::filled(const QString &text, const Values &values)
{
    QString whole;
    for (qsizetype at = 0; at < text.size(); ++at) {
        if (isPlace(text, at))
            whole.append(values.value(text.at(++at).digitValue()));
        else
            whole.append(text.at(at));
    }
    return whole;
}

} // namespace league::app::view
