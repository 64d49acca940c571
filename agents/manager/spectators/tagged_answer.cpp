#include "agents/manager/spectators/tagged_answer.h"

#include "agents/base/sha256.h"

#include <algorithm>

namespace league::manager {

using transport::WireReply;
using transport::WireRequest;

namespace {

// Whether the asker has what it would get; it may name several, and call each a weak one.
bool hasAlready(const WireRequest &request, const QByteArray &tag)
{
    const QList<QByteArray> known = request.header("if-none-match").split(',');
    return std::ranges::any_of(known, [&](QByteArray each) {
        each = each.trimmed();
        return each == "*" || (each.startsWith("W/") ? each.sliced(2) : each) == tag;
    });
}

} // namespace

QByteArray TaggedAnswer::tagOf(const QByteArray &bytes)
{
    constexpr int enough = 20;
    return '"' + base::sha256(bytes).toHex().left(enough) + '"';
}

void TaggedAnswer::send(const WireRequest &request, const WireReply &reply) const
{
    const transport::Headers all = transport::Headers{{"ETag", tag},
                                                      {"Cache-Control", "no-cache"},
                                                      {"X-Content-Type-Options", "nosniff"}}
        + headers;
    if (hasAlready(request, tag))
        return reply.send(304, {}, {}, all);
    reply.send(200, bytes, contentType, all);
}

} // namespace league::manager
