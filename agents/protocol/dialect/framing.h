// Framing: how a message was packed into a request (interop.md §2).
#pragma once

namespace league::protocol {

enum class Framing {
    Flat, // params are the message: what we send ourselves
    Wrapped, // in params.message, params.arguments, or params.envelope and params.payload
    Bare, // the body is the message, with no JSON-RPC around it
};

} // namespace league::protocol
