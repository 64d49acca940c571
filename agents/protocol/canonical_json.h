// Canonical JSON: one value, one spelling (RFC 8785 for the part of JSON that we write).
//
// Replay files are made of it, so that two programs that mean the same write the same bytes and a
// checksum says something. Keys are sorted by their UTF-16 units, there are no spaces, only what
// must be escaped is escaped. Numbers are whole and exact for every reader; any other number is
// written as text (protocol.md §10).
#pragma once

#include "agents/base/json/json.h"

#include <QByteArray>

namespace league::base {
class JsonText;
}
namespace league::protocol {

// The bytes, UTF-8, without a line feed.
[[nodiscard]] QByteArray canonicalJson(const JsonValue &value);
// Adds them to a text.
void addCanonicalJson(base::JsonText &text, const JsonValue &value);

// The same value as it reads back from its canonical bytes: numbers that are not whole, or too long
// to be exact, are text in it.
[[nodiscard]] JsonValue canonicalValue(const JsonValue &value);

} // namespace league::protocol
