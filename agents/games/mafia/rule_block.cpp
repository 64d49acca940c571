#include "agents/games/mafia/rule_block.h"

#include "agents/base/quoting.h"
#include "agents/games/mafia/loose_values.h"

namespace league::games::mafia {

RuleBlock::RuleBlock(QVariantMap map, QString path, std::optional<base::Failure> &trouble)
    : m_map(std::move(map)), m_path(std::move(path)), m_trouble(trouble)
{
}

void RuleBlock::number(QLatin1String key, int lowest, int highest, int &value)
{
    std::optional<int> read;
    number(key, lowest, highest, read);
    value = read.value_or(value);
}

void RuleBlock::number(QLatin1String key, int lowest, int highest, std::optional<int> &value)
{
    const QVariant given = take(key);
    if (!given.isValid())
        return;
    const std::optional<qint64> whole = wholeNumber(given);
    if (whole && *whole >= lowest && *whole <= highest) {
        value = static_cast<int>(*whole);
        return;
    }
    complain(key, given, QStringLiteral("a whole number from %1 to %2").arg(lowest).arg(highest));
}

void RuleBlock::flag(QLatin1String key, bool &value)
{
    const QVariant given = take(key);
    if (!given.isValid())
        return;
    if (given.typeId() == QMetaType::Bool)
        value = given.toBool();
    else
        complain(key, given, QStringLiteral("true or false"));
}

void RuleBlock::choice(QLatin1String key, const QStringList &words, int &index)
{
    const QVariant given = take(key);
    if (!given.isValid())
        return;
    const qsizetype found = words.indexOf(textIn(given));
    if (found >= 0)
        index = static_cast<int>(found);
    else
        complain(key, given, words.join(QStringLiteral(" or ")));
}

RuleBlock RuleBlock::block(QLatin1String key)
{
    const QVariant given = take(key);
    if (given.isValid() && given.typeId() != QMetaType::QVariantMap)
        complain(key, given, QStringLiteral("a group of rules"));
    return RuleBlock(given.toMap(), nameOf(key), m_trouble);
}

void RuleBlock::finish()
{
    for (auto it = m_map.constBegin(); it != m_map.constEnd() && !m_trouble; ++it) {
        if (m_known.contains(it.key()))
            continue;
        m_trouble = base::Failure{
            QStringLiteral("There is no rule \"%1\". Known here: %2.")
                .arg(nameOf(base::quotable(it.key())), m_known.join(QStringLiteral(", ")))};
    }
}

QVariant RuleBlock::take(QLatin1String key)
{
    m_known.append(key);
    const QVariant value = m_map.value(key);
    return value.isNull() ? QVariant() : value;
}

QString RuleBlock::nameOf(const QString &key) const
{
    return m_path.isEmpty() ? key : m_path + u'.' + key;
}

void RuleBlock::complain(const QString &key, const QVariant &value, const QString &allowed)
{
    if (m_trouble)
        return;
    m_trouble = base::Failure{QStringLiteral("The rule %1 is \"%2\", but it must be %3.")
                                  .arg(nameOf(key), base::quotable(value.toString()), allowed)};
}

} // namespace league::games::mafia
