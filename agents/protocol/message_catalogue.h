// The catalogue of messages: name, method, who sends it to whom, and what answers it.
//
// The RPC server dispatches by it (L-34), the traffic view and the pre-flight check explain by it.
// The names come from the message structs, so a message is spelled in one place.
#pragma once

#include "agents/base/json/json.h"
#include "agents/protocol/agent_address.h"

#include <QLatin1String>
#include <QStringList>
#include <QStringView>

#include <initializer_list>
#include <span>

namespace league::protocol {

enum class MessageKind {
    Call, // the result is a message, or {"status":"OK"} when the catalogue names no answer
    Notification, // the result is {"status":"OK"} and nobody waits for it
    Answer, // stands in the result of a call
};

class RoleSet
{
public:
    constexpr RoleSet(std::initializer_list<Role> roles)
    {
        for (const Role role : roles)
            m_bits |= bit(role);
    }
    [[nodiscard]] constexpr bool contains(Role role) const { return (m_bits & bit(role)) != 0; }

private:
    static constexpr unsigned bit(Role role) { return 1U << static_cast<unsigned>(role); }

    unsigned m_bits = 0;
};

struct MessageInfo
{
    QLatin1String type;
    QLatin1String method; // empty for answers
    MessageKind kind;
    RoleSet from;
    RoleSet to;
    QLatin1String answer; // the type that answers a call; empty: a StatusReply
    QStringList (*fieldNames)(); // in the order of the documents, without the envelope
};

// Every message, calls and notifications before answers.
[[nodiscard]] std::span<const MessageInfo> messageCatalogue();
// The row of "choose_parity", or null; the first one where several share the method.
[[nodiscard]] const MessageInfo *messageByMethod(QStringView method);
// The row of "CHOOSE_PARITY_CALL", or null.
[[nodiscard]] const MessageInfo *messageByType(QStringView type);
// L-34: by method, and by params.message_type where several share it; if the method is unknown, by
// params.message_type alone; null means -32601.
[[nodiscard]] const MessageInfo *messageFor(QStringView method, const JsonObject &params);

} // namespace league::protocol
