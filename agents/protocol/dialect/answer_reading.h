// Reading answers of any dialect to the calls of a match (interop.md §2).
#pragma once

#include "agents/base/json/json.h"

#include <QString>

namespace league::protocol {

// What was asked, and whom.
struct AskedCall
{
    QString method;
    JsonObject params;
    QString agentId; // of the agent that was asked; empty when nobody knows
};

// What an agent's answer to a call means.
struct AnswerReading
{
    enum class Kind {
        Answer, // `message` is the answer in our form
        Later, // it only says that the call arrived: the answer comes as a request of its own
        Other, // an error message, or nothing that we know
    };

    Kind kind = Kind::Other;
    JsonObject message = {};
};

// The message that answers calls of this method; empty when answers to it need no reading.
[[nodiscard]] QString answerTypeOf(const QString &method);
// `body` is what came over the wire, with or without JSON-RPC around it.
[[nodiscard]] AnswerReading readAnyAnswer(const JsonObject &body, const AskedCall &asked,
                                          qint64 nowMs);
// The same for what a tool of an MCP server gave: an object, or a sentence under "text".
[[nodiscard]] AnswerReading readToolAnswer(const JsonObject &given, const AskedCall &asked,
                                           qint64 nowMs);
// Whether a message in our form answers the call.
[[nodiscard]] bool isAnswerTo(const AskedCall &asked, const JsonObject &answer);
// Whether the body is the result of a tool that failed.
[[nodiscard]] bool isToolError(const JsonObject &body);

} // namespace league::protocol
