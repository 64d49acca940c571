#include "app/own_address.h"

#include <QHostInfo>
#include <QNetworkInterface>
#include <QUdpSocket>

namespace league::app {

namespace {

const QHostAddress Loopback(QHostAddress::LocalHost);

bool isEveryInterface(const QHostAddress &listener)
{
    return listener == QHostAddress(QHostAddress::Any)
        || listener == QHostAddress(QHostAddress::AnyIPv4)
        || listener == QHostAddress(QHostAddress::AnyIPv6);
}

} // namespace

QHostAddress addressTowards(const QUrl &manager)
{
    QHostAddress target(manager.host());
    if (target.isNull()) {
        const QList<QHostAddress> found = QHostInfo::fromName(manager.host()).addresses();
        target = found.isEmpty() ? Loopback : found.constFirst();
    }
    if (target.isLoopback())
        return Loopback;
    // Connecting a UDP socket sends nothing; it only asks the system for the route.
    QUdpSocket probe;
    probe.connectToHost(target, 9);
    const QHostAddress own = probe.localAddress();
    return own.isNull() ? Loopback : own;
}

QStringList hostsOf(const QHostAddress &listener)
{
    if (listener.isLoopback())
        return {};
    if (!isEveryInterface(listener))
        return {listener.toString()};
    QStringList hosts{QHostInfo::localHostName(),
                      QHostInfo::localHostName() + QStringLiteral(".local")};
    const QList<QHostAddress> own = QNetworkInterface::allAddresses();
    for (QHostAddress address : own) {
        address.setScopeId({});
        hosts.append(address.toString());
    }
    return hosts;
}

QHostAddress reachableAddress(const QHostAddress &listener)
{
    if (!isEveryInterface(listener))
        return listener;
    const QList<QHostAddress> own = QNetworkInterface::allAddresses();
    for (const QHostAddress &address : own) {
        if (address.protocol() == QAbstractSocket::IPv4Protocol && !address.isLoopback())
            return address;
    }
    return Loopback;
}

} // namespace league::app
