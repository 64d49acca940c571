// BothWires: a wire of either kind for a test that must hold on both.
#pragma once

#include "agents/base/fake_clock.h"
#include "agents/transport/http_wire.h"
#include "agents/transport/in_process_hub.h"
#include "agents/transport/in_process_wire.h"

#include <QTest>

namespace league::test {

// Adds the two rows; the test fetches `kind`.
inline void bothWires()
{
    QTest::addColumn<QString>("kind");
    QTest::newRow("http") << QStringLiteral("http");
    QTest::newRow("in process") << QStringLiteral("in process");
}

struct BothWires
{
    explicit BothWires(const QString &kind, const transport::HttpLimits &limits = {})
    {
        if (kind == QLatin1String("http"))
            wire = std::make_unique<transport::HttpWire>(clock, limits);
        else
            wire = std::make_unique<transport::InProcessWire>(hub, clock, limits);
    }

    base::FakeClock clock;
    transport::InProcessHub hub;
    std::unique_ptr<transport::Wire> wire;
};

} // namespace league::test
