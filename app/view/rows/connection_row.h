// ConnectionRow: one check of the connection, as the join dialog lists it.
#pragma once

#include <QObject>
#include <QString>

namespace league::app::view {

struct ConnectionRow
{
    Q_GADGET
    Q_PROPERTY(QString check MEMBER check)
    Q_PROPERTY(QString title MEMBER title)
    Q_PROPERTY(QString verdict MEMBER verdict)
    Q_PROPERTY(QString value MEMBER value)
    Q_PROPERTY(QString cause MEMBER cause)

public:
    QString check = {}; // manager, protocol, game, port, reachable, code, spectators
    QString title = {};
    QString verdict = {}; // waiting, running, passed, failed, unknown
    QString value = {};
    QString cause = {}; // why it failed, or cannot be known

    [[nodiscard]] QString key() const { return check; }
    friend bool operator==(const ConnectionRow &, const ConnectionRow &) = default;
};

} // namespace league::app::view
