// WireMaker: gives every thread of a House its wire, real or in process.
#pragma once

#include "agents/transport/http_wire.h"
#include "agents/transport/in_process_hub.h"
#include "agents/transport/in_process_wire.h"
#include "app/house_options.h"

#include <memory>

namespace league::app {

class WireMaker
{
public:
    // `around` is put around every wire, when there is one.
    explicit WireMaker(WireKind kind, AroundWire around = {})
        : m_kind(kind), m_around(std::move(around))
    {
    }

    [[nodiscard]] WireKind kind() const { return m_kind; }
    // A wire for the calling thread; the clock must be that thread's.
    [[nodiscard]] std::unique_ptr<transport::Wire> make(base::Clock &clock)
    {
        std::unique_ptr<transport::Wire> wire = plain(clock);
        return m_around ? m_around(std::move(wire)) : std::move(wire);
    }

private:
    [[nodiscard]] std::unique_ptr<transport::Wire> plain(base::Clock &clock)
    {
        if (m_kind == WireKind::InProcess)
            return std::make_unique<transport::InProcessWire>(m_hub, clock);
        return std::make_unique<transport::HttpWire>(clock);
    }

    WireKind m_kind;
    AroundWire m_around;
    transport::InProcessHub m_hub;
};

} // namespace league::app
