// Chat completions: what OpenAI's API and its many imitations are asked and answer.
//
// Used by the model strategy of the player room. Only what every server understands is sent: a
// model, messages, and no stream.
#pragma once

#include "agents/base/result.h"

#include <QByteArray>
#include <QUrl>

namespace league::protocol {

struct ChatRequest
{
    QString model;
    QString instructions; // the system's message
    QString question; // the user's
};

[[nodiscard]] QByteArray toBytes(const ChatRequest &request);

// The text of the first choice. The failure says what came instead, quoted in a few words.
[[nodiscard]] base::Result<QString> readChatAnswer(const QByteArray &body);

// What a server says about a refusal, as it says it; empty when it says nothing readable.
[[nodiscard]] QString chatErrorIn(const QByteArray &body);

// Where completions are asked for: the base URL with or without /v1, or the whole address. The
// failure says what a base URL looks like.
[[nodiscard]] base::Result<QUrl> chatEndpoint(const QString &baseUrl);

} // namespace league::protocol
