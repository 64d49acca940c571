#include "app/cli/option_reader.h"

#include "app/manager_address.h"

namespace league::app {

bool OptionReader::isDecided(const QString &option) const
{
    return has(option) || m_suggestions.contains(option);
}

QString OptionReader::text(const QString &option) const
{
    if (const auto it = m_suggestions.find(option); !has(option) && it != m_suggestions.end())
        return it->text;
    return m_parser.value(option);
}

QString OptionReader::nameOf(const QString &option) const
{
    if (const auto it = m_suggestions.find(option); !has(option) && it != m_suggestions.end())
        return it->origin;
    return QStringLiteral("--") + option;
}

void OptionReader::suggest(const QString &option, const QString &text, const QString &origin)
{
    m_suggestions.insert(option, {text, origin});
}

int OptionReader::number(const QString &option, int min, int max)
{
    bool isNumber = false;
    const QString given = text(option);
    const int value = given.toInt(&isNumber);
    if (isNumber && value >= min && value <= max)
        return value;
    refuse(QStringLiteral("%1 must be a whole number from %2 to %3, not \"%4\".")
               .arg(nameOf(option), QString::number(min), QString::number(max), given));
    return min;
}

quint16 OptionReader::port(const QString &option)
{
    return static_cast<quint16>(number(option, 0, 65535));
}

QUrl OptionReader::endpoint(const QString &option)
{
    return address(nameOf(option), text(option));
}

QUrl OptionReader::address(const QString &name, const QString &given)
{
    const std::optional<QUrl> url = managerAddress(given);
    if (!url) {
        refuse(QStringLiteral("%1 must be an address such as http://127.0.0.1:8000, not \"%2\".")
                   .arg(name, given));
    }
    return url.value_or(QUrl());
}

QString OptionReader::word(const QString &option, const QStringList &allowed)
{
    const QString given = text(option);
    if (!allowed.contains(given)) {
        refuse(QStringLiteral("%1 must be one of %2, not \"%3\".")
                   .arg(nameOf(option), allowed.join(QStringLiteral(", ")), given));
    }
    return given;
}

void OptionReader::refuse(const QString &sentence)
{
    if (m_problem.isEmpty())
        m_problem = sentence;
}

} // namespace league::app
