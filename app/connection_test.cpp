#include "app/connection_test.h"

#include "app/connection_probe.h"

namespace league::app {

ConnectionTest::ConnectionTest(QObject *parent)
    : QObject(parent), m_thread(QStringLiteral("connection test"))
{
    m_thread.run([this] { m_probe = std::make_unique<ConnectionProbe>(); });
}

ConnectionTest::~ConnectionTest()
{
    m_thread.run([this] { m_probe.reset(); });
}

void ConnectionTest::start(const ConnectionPlan &plan)
{
    const quint64 number = ++m_number;
    const auto listen = [this, number](const ConnectionReport &report) {
        QMetaObject::invokeMethod(
            this,
            [this, number, report] {
                if (number == m_number)
                    tell(report);
            },
            Qt::QueuedConnection);
    };
    m_thread.post([probe = m_probe.get(), plan, listen] { probe->start(plan, listen); });
}

void ConnectionTest::cancel()
{
    ++m_number;
    m_thread.post([probe = m_probe.get()] { probe->cancel(); });
    tell({});
}

void ConnectionTest::tell(const ConnectionReport &report)
{
    m_report = report;
    Q_EMIT changed(m_report);
}

} // namespace league::app
