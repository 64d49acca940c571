#include "agents/transport/lan/lan_place.h"

#include "agents/base/quoting.h"

namespace league::transport {

base::Result<LanPlace> LanPlace::read(const QString &setting)
{
    LanPlace place;
    const QString given = setting.trimmed();
    if (given.isEmpty())
        return place;
    if (given.compare(QStringLiteral("off"), Qt::CaseInsensitive) == 0) {
        place.isOff = true;
        return place;
    }
    const qsizetype colon = given.indexOf(u':');
    bool hasPort = true;
    if (colon >= 0)
        place.port = given.mid(colon + 1).toUShort(&hasPort);
    place.onlyCard = QHostAddress(given.left(colon));
    const bool isCard = place.onlyCard.protocol() == QAbstractSocket::IPv4Protocol;
    if (!isCard || !hasPort || place.port == 0) {
        return base::Failure{
            QStringLiteral(
                "AGENT_LEAGUE_LAN must be \"off\" or the IPv4 address of a network card, "
                "such as 192.168.1.20 or 192.168.1.20:8099, not \"%1\".")
                .arg(base::quotable(given))};
    }
    return place;
}

base::Result<LanPlace> LanPlace::fromEnvironment()
{
    return read(qEnvironmentVariable("AGENT_LEAGUE_LAN"));
}

} // namespace league::transport
