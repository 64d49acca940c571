#include "agents/transport/wire_call.h"

namespace league::transport {

Headers WireCall::completeHeaders() const
{
    static const Headers::value_type type{"Content-Type", JsonContentType};
    static const Headers::value_type accept{"Accept", "application/json, text/event-stream"};
    Headers complete;
    complete.reserve(headers.size() + 3); // and Host, which a wire may add
    const bool carriesBody = verb != "GET" && verb != "HEAD";
    if (carriesBody && headerValue(headers, "content-type").isNull())
        complete.append(type);
    if (headerValue(headers, "accept").isNull())
        complete.append(accept);
    complete += headers;
    return complete;
}

} // namespace league::transport
