#include "agents/transport/machine_address.h"

#include <QNetworkInterface>

#include <algorithm>

namespace league::transport {

namespace {

bool isUnspecified(const QHostAddress &address)
{
    return address == QHostAddress(QHostAddress::AnyIPv4)
        || address == QHostAddress(QHostAddress::AnyIPv6)
        || address == QHostAddress(QHostAddress::Any);
}

bool isOwn(const QHostAddress &plain)
{
    if (plain.isLoopback())
        return true;
    const QList<QHostAddress> own = QNetworkInterface::allAddresses();
    return std::ranges::any_of(
        own, [&](const QHostAddress &each) { return plainAddress(each) == plain; });
}

} // namespace

std::optional<QHostAddress> literalAddress(const QString &host)
{
    if (host.compare(QLatin1String("localhost"), Qt::CaseInsensitive) == 0)
        return QHostAddress(QHostAddress::LocalHost);
    const QHostAddress address(host);
    if (address.isNull())
        return std::nullopt;
    return address;
}

QHostAddress plainAddress(const QHostAddress &address)
{
    if (address.isLoopback() || isUnspecified(address))
        return QHostAddress(QHostAddress::LocalHost);
    bool isIPv4 = false;
    QHostAddress plain(address.toIPv4Address(&isIPv4));
    if (isIPv4)
        return plain.isLoopback() ? QHostAddress(QHostAddress::LocalHost) : plain;
    plain = address;
    plain.setScopeId({});
    return plain;
}

bool isSameMachine(const QHostAddress &one, const QHostAddress &other)
{
    const QHostAddress plainOne = plainAddress(one);
    const QHostAddress plainOther = plainAddress(other);
    return plainOne == plainOther || (isOwn(plainOne) && isOwn(plainOther));
}

} // namespace league::transport
