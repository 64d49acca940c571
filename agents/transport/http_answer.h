// Answers as bytes: the one place where HTTP replies are written.
#pragma once

#include "agents/transport/http_head.h"

namespace league::transport {

// What the request asks of the form of its answer.
struct AnswerForm
{
    bool withoutBody = false; // HEAD
    bool keepAlive = true;
    int minorVersion = 1;

    [[nodiscard]] static AnswerForm of(const HttpHead &head);
};

[[nodiscard]] QByteArray httpAnswer(int status, const QByteArray &body,
                                    const QByteArray &contentType, const Headers &headers,
                                    AnswerForm form);
// A refusal, after which the connection is closed: the sentence is the body, as plain text.
[[nodiscard]] QByteArray httpAnswer(const HttpRefusal &refusal);
// "Not Found" for 404.
[[nodiscard]] QByteArrayView statusText(int status);

} // namespace league::transport
