// OperatorAccess: where a manager is, and the token by which it obeys its operator.
#pragma once

#include <QString>
#include <QUrl>

namespace league::app {

struct OperatorAccess
{
    QUrl manager;
    QString token;
};

} // namespace league::app
