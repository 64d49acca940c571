// PendingCall: the caller's hold on a call that is under way.
//
// Given out by Wire::call() and owned by the caller. Destroying it cancels the call, and then the
// callback is never invoked; after the callback it is empty-handed and harmless. It may be
// destroyed inside its own callback, and after its wire.
#pragma once

#include <memory>
#include <utility>

namespace league::transport {

class [[nodiscard]] PendingCall
{
public:
    // The wire's side of the call; cancel() may come at any time and more than once.
    class OpenCall
    {
    public:
        OpenCall() = default;
        OpenCall(const OpenCall &) = delete;
        OpenCall &operator=(const OpenCall &) = delete;
        virtual ~OpenCall() = default;
        virtual void cancel() = 0;
    };

    PendingCall() = default;
    explicit PendingCall(std::shared_ptr<OpenCall> call) : m_call(std::move(call)) { }
    PendingCall(PendingCall &&) noexcept = default;
    PendingCall &operator=(PendingCall &&other) noexcept
    {
        if (this != &other) {
            cancel();
            m_call = std::move(other.m_call);
        }
        return *this;
    }
    PendingCall(const PendingCall &) = delete;
    PendingCall &operator=(const PendingCall &) = delete;
    ~PendingCall() { cancel(); }

    // Gives the call up now.
    void cancel()
    {
        if (const auto call = std::exchange(m_call, nullptr))
            call->cancel();
    }

private:
    std::shared_ptr<OpenCall> m_call;
};

} // namespace league::transport
