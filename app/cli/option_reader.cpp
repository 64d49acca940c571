#include "app/cli/option_reader.h"

#include "app/manager_address.h"

namespace league::app {

int OptionReader::number(const QString &option, int min, int max)
{
    bool isNumber = false;
    const QString given = text(option);
    const int value = given.toInt(&isNumber);
    if (isNumber && value >= min && value <= max)
        return value;
    refuse(QStringLiteral("--%1 must be a whole number from %2 to %3, not \"%4\".")
               .arg(option, QString::number(min), QString::number(max), given));
    return min;
}

quint16 OptionReader::port(const QString &option)
{
    return static_cast<quint16>(number(option, 0, 65535));
}

QUrl OptionReader::endpoint(const QString &option)
{
    return address(QStringLiteral("--") + option, text(option));
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
        refuse(QStringLiteral("--%1 must be one of %2, not \"%3\".")
                   .arg(option, allowed.join(QStringLiteral(", ")), given));
    }
    return given;
}

void OptionReader::refuse(const QString &sentence)
{
    if (m_problem.isEmpty())
        m_problem = sentence;
}

} // namespace league::app
