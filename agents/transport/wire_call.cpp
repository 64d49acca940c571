#include "agents/transport/wire_call.h"

namespace league::transport {

Headers WireCall::completeHeaders() const
{
    Headers complete;
    const bool carriesBody = verb != "GET" && verb != "HEAD";
    if (carriesBody && headerValue(headers, "content-type").isNull())
        complete.emplaceBack("Content-Type", JsonContentType);
    if (headerValue(headers, "accept").isNull())
        complete.emplaceBack("Accept", "application/json, text/event-stream");
    return complete + headers;
}

} // namespace league::transport
