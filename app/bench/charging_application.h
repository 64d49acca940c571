// ChargingApplication: the application object of the bench, which knows what sockets cost.
//
// Made by main(). Qt reads sockets and parses requests before any code of ours is called; only the
// delivery of the event shows it. What libcurl's sockets cost is charged where they are read.
#pragma once

#include "agents/base/time_account.h"

#include <QCoreApplication>
#include <QEvent>

namespace league::app {

class ChargingApplication final : public QCoreApplication
{
public:
    using QCoreApplication::QCoreApplication;

    bool notify(QObject *receiver, QEvent *event) override
    {
        const base::Charge charge(event->type() == QEvent::SockAct ? base::Expense::HttpServer
                                                                   : base::Expense::Rest);
        return QCoreApplication::notify(receiver, event);
    }
};

} // namespace league::app
