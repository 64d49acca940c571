// Answers that a browser may keep: each carries a tag (ETag), and whoever has it already is told so
// in a few bytes.
#pragma once

#include "agents/transport/rpc_server.h"

namespace league::manager {

struct TaggedAnswer
{
    QByteArray bytes;
    QByteArray contentType;
    transport::Headers headers = {}; // besides those of every such answer
    QByteArray tag = tagOf(bytes);

    // The same for the same bytes.
    [[nodiscard]] static QByteArray tagOf(const QByteArray &bytes);
    // 200 with the bytes, or 304 when the asker has them.
    void send(const transport::WireRequest &request, const transport::WireReply &reply) const;
};

} // namespace league::manager
