// Result<T>: either a value or a Failure that a person can read.
//
// Functions that can fail for a reason outside the program return one instead of throwing:
//
//     Result<Port> port = listen(8000);
//     if (!port)
//         return port.failure();
//
// The sentence of a Failure says what happened, why, and what to do. The code is one of the
// protocol's error codes ("E003") where the failure travels to another agent, otherwise empty.
#pragma once

#include <QString>

#include <utility>
#include <variant>

namespace league::base {

struct Failure
{
    QString sentence;
    QString code = {};
};

template<class T>
class [[nodiscard]] Result
{
public:
    Result(T value) : m_content(std::move(value)) { }
    Result(Failure failure) : m_content(std::move(failure)) { }

    [[nodiscard]] bool ok() const { return m_content.index() == 0; }
    explicit operator bool() const { return ok(); }

    // The value; only to be asked for when ok().
    [[nodiscard]] const T &value() const & { return std::get<0>(m_content); }
    [[nodiscard]] T &value() & { return std::get<0>(m_content); }
    [[nodiscard]] T &&value() && { return std::get<0>(std::move(m_content)); }
    const T &operator*() const & { return value(); }
    T &operator*() & { return value(); }
    const T *operator->() const { return &value(); }
    T *operator->() { return &value(); }

    // The reason; only to be asked for when not ok().
    [[nodiscard]] const Failure &failure() const { return std::get<1>(m_content); }

private:
    std::variant<T, Failure> m_content;
};

// Success carries nothing: `return Done{};`
struct Done
{
};
using Outcome = Result<Done>;

} // namespace league::base
