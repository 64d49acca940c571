#include "app/free_port.h"

#include <QTcpServer>

namespace league::app {

bool isPortFree(const QHostAddress &address, quint16 port)
{
    QTcpServer probe;
    return probe.listen(address, port);
}

quint16 freePortAfter(const QHostAddress &address, quint16 port)
{
    constexpr int portsToTry = 50;
    for (int next = port + 1; next <= std::min(port + portsToTry, 65'535); ++next) {
        if (isPortFree(address, static_cast<quint16>(next)))
            return static_cast<quint16>(next);
    }
    return 0;
}

quint16 portFor(const QHostAddress &address, quint16 wanted, TakenPort taken)
{
    const bool stays = wanted == 0 || taken == TakenPort::Fails || isPortFree(address, wanted);
    return stays ? wanted : quint16(0);
}

} // namespace league::app
